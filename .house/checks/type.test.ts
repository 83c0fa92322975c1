import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from '../packages.ts';
import { root } from '../run.ts';
import { sourceFiles } from './imports.ts';

/** shared-ui's `typography.ts` says why there are only two. */
const weights = ['400', '600'];

/** Which language is in force is told in bold by the specification (§2). */
const bold = 'shell/src/chrome/language-switcher.tsx';

const styled = /fontWeight\w*: *([^,}\n]*)/g;

/** Weights that a style asks for, such as `step === now ? 600 : 400`. */
const asked = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(styled)].flatMap(
    ([, value = '']) => value.match(/\b\d{3}\b|\bbold(er)?\b|\blighter\b/g) ?? [],
  );

test('text is set in two weights', () => {
  const files = packages
    .flatMap(({ folder }) => sourceFiles(folder))
    .filter((file) => !file.endsWith('.test.ts') && file !== bold);
  const found = files.map((file) => ({ file, strange: asked(file).filter((weight) => !weights.includes(weight)) }));
  expect(found.flatMap(({ file }) => asked(file)).length).toBeGreaterThan(40);
  expect(found.filter(({ strange }) => strange.length > 0)).toEqual([]);
});
