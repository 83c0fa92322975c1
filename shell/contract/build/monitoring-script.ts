import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { classicScript } from './early-script.ts';
import { common } from './preset.ts';

/** One script without imports, as a browser runs it: no federation, no shared faces, nothing of the application. */
async function bundle(root: string, entry: string): Promise<string> {
  // Beside the sources, so that the packages of the workspace are found from it.
  const folder = mkdtempSync(join(root, 'node_modules', '.monitoring-'));
  try {
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        ...common(false),
        mode: 'production',
        logLevel: 'error',
        source: { entry: { collect: entry } },
        output: { ...common(false).output, distPath: { root: folder, js: '' }, filename: { js: '[name].js' } },
        tools: { htmlPlugin: false, rspack: { output: { asyncChunks: false } } },
      },
    });
    const { close } = await rsbuild.build();
    await close();
    return readFileSync(join(folder, 'collect.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Made {
  file: string;
  code: string;
  start: string;
}

async function make(root: string): Promise<Made> {
  const code = await bundle(root, './src/monitoring/collect.ts');
  const digest = (algorithm: string, encoding: 'hex' | 'base64') => createHash(algorithm).update(code).digest(encoding);
  const file = `static/js/monitoring.${digest('sha256', 'hex').slice(0, 10)}.js`;
  const start = await classicScript(join(root, 'src', 'monitoring', 'start.ts'));
  return {
    file,
    code,
    start: start.replace('%COLLECTOR%', `/${file}`).replace('%INTEGRITY%', `sha384-${digest('sha384', 'base64')}`),
  };
}

/**
 * Monitoring's two scripts: `server/monitoring.js`, which the release command puts into pages where the site's configuration
 * asks for it, and the collector that it fetches. Neither is part of the application.
 */
export const monitoringPlugin = (root: string): RsbuildPlugin => ({
  name: 'kindwing:monitoring',
  setup(api) {
    if (!existsSync(join(root, 'src', 'monitoring', 'collect.ts'))) return;
    let made: Promise<Made> | undefined;
    api.onBeforeBuild(() => {
      made = make(root);
      // Awaited where it is needed; a failure until then is not unheard.
      made.catch(() => undefined);
    });
    // After the build has made its own files small: the collector is as small as it gets, and its hash is written down.
    api.processAssets({ stage: 'report' }, async ({ compilation, sources }) => {
      if (!made || compilation.getAsset('server/monitoring.js')) return;
      const { file, code, start } = await made;
      compilation.emitAsset(file, new sources.RawSource(code));
      compilation.emitAsset('server/monitoring.js', new sources.RawSource(start));
    });
  },
});
