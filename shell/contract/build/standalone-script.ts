import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { common } from './preset.ts';

/** Scripts without imports by their names, as a browser runs them: no federation, no shared faces, nothing of the application. */
export async function standaloneScripts<Name extends string>(
  root: string,
  entries: Readonly<Record<Name, string>>,
): Promise<Record<Name, string>> {
  // Beside the sources, so that the packages of the workspace are found from it.
  const folder = mkdtempSync(join(root, 'node_modules', '.script-'));
  try {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        ...common(false),
        mode: 'production',
        logLevel: 'error',
        source: { entry: entries },
        output: { ...common(false).output, distPath: { root: folder, js: '' }, filename: { js: '[name].js' } },
        tools: { htmlPlugin: false, rspack: { output: { asyncChunks: false } } },
      },
    });
    const { close } = await rsbuild.build();
    await close();
    const read = (name: string) => [name, readFileSync(join(folder, `${name}.js`), 'utf8').trim()];
    return Object.fromEntries(Object.keys(entries).map(read));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
