import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { common } from './preset.ts';

/** One script without imports, as a browser runs it: no federation, no shared faces, nothing of the application. */
export async function standaloneScript(root: string, entry: string): Promise<string> {
  // Beside the sources, so that the packages of the workspace are found from it.
  const folder = mkdtempSync(join(root, 'node_modules', '.script-'));
  try {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        ...common(false),
        mode: 'production',
        logLevel: 'error',
        source: { entry: { script: entry } },
        output: { ...common(false).output, distPath: { root: folder, js: '' }, filename: { js: '[name].js' } },
        tools: { htmlPlugin: false, rspack: { output: { asyncChunks: false } } },
      },
    });
    const { close } = await rsbuild.build();
    await close();
    return readFileSync(join(folder, 'script.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
