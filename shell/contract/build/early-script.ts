import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { inlineScript } from './inline-limit.ts';
import { standaloneScripts } from './standalone-script.ts';

/** A script that stands in the page itself, where the composed policy allows it by its hash: classic, without imports. */
export async function classicScript(file: string): Promise<string> {
  const { code } = await rspack.experiments.swc.transform(readFileSync(file, 'utf8'), {
    filename: file,
    isModule: false,
    minify: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
  });
  return code.trim();
}

/**
 * The scripts that run before the application: `src/early/early.ts` before the first paint of every page (theme, language),
 * `src/early/ahead.ts` in pages that the application draws (what the address needs is fetched side by side), and
 * `src/early/waiting.ts` in pages that were made ahead of time, until the application takes them over.
 */
export const earlyScriptsPlugin = (root: string): RsbuildPlugin => ({
  name: 'kindwing:early-scripts',
  setup(api) {
    const early = join(root, 'src', 'early', 'early.ts');
    const inPages = Object.fromEntries(
      ['ahead', 'waiting']
        .map((name) => [name, `./src/early/${name}.ts`] as const)
        .filter(([, file]) => existsSync(join(root, file))),
    );
    let made: Promise<Record<string, string>> | undefined;
    api.onBeforeBuild(() => {
      made = Object.keys(inPages).length ? standaloneScripts(root, inPages) : undefined;
      // Awaited where it is needed; a failure until then is not unheard.
      made?.catch(() => undefined);
    });
    api.modifyHTMLTags(async (tags) => {
      if (existsSync(early))
        tags.headTags.unshift({ tag: 'script', children: inlineScript('early', await classicScript(early)) });
      return tags;
    });
    api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
      for (const [name, code] of Object.entries((await made) ?? {}))
        if (!compilation.getAsset(`server/${name}.js`))
          compilation.emitAsset(`server/${name}.js`, new sources.RawSource(inlineScript(name, code)));
    });
  },
});
