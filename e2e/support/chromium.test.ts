import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { quietChromium, quietUnderPlaywright } from './chromium.ts';

const off = (commandLine: string[]) =>
  commandLine.filter((each) => each.startsWith('--disable-features=')).map((each) => each.slice(19).split(','));

/** As it stands in Playwright's own code, which hands it out in no other way. */
function playwrightsOwn(): string[] {
  const fromHere = createRequire(import.meta.url);
  const playwright = createRequire(createRequire(fromHere.resolve('@playwright/test')).resolve('playwright'));
  const bundle = join(dirname(playwright.resolve('playwright-core')), 'lib', 'coreBundle.js');
  const [, list = ''] = readFileSync(bundle, 'utf8').match(/disabledFeatures = \[([^\]]*)\]/) ?? [];
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature = '']) => feature);
}

test('what Playwright switches off stays off, and the address bar loads no pages of its own', () => {
  const expected = playwrightsOwn();
  expect(expected.length).toBeGreaterThan(10);
  expect(off(quietUnderPlaywright)).toEqual([expect.arrayContaining([...expected, 'WebUIOmniboxAimPopup'])]);
  expect(off(quietChromium)).toEqual([expect.arrayContaining(['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'])]);
});
