import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlBasicTag, rspack } from '@rsbuild/core';

/**
 * The script that runs before the first paint (theme and language), from `src/early/early.ts`: a classic script without
 * imports, put into the page itself, where the composed policy allows it by its hash.
 */
export async function earlyScript(root: string): Promise<HtmlBasicTag[]> {
  const file = join(root, 'src', 'early', 'early.ts');
  if (!existsSync(file)) return [];
  const { code } = await rspack.experiments.swc.transform(readFileSync(file, 'utf8'), {
    filename: file,
    isModule: false,
    minify: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
  });
  return [{ tag: 'script', children: code.trim() }];
}
