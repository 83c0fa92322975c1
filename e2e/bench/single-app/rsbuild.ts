import { join } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig, rspack } from '@rsbuild/core';

const here = import.meta.dirname;

/**
 * Builds the same pages as one single-page app: the shell's own build (browsers, minifier, template) without Module
 * Federation, where the loader finds the three remotes in the bundle. Chunks are shared as in a remote's build.
 */
export async function buildSingleApp(root: string, output: string): Promise<void> {
  const shell = join(root, 'shell');
  const { content } = await loadConfig({ cwd: shell, envMode: 'production' });
  const { plugins = [], ...config } = content;
  const kept = plugins.filter((plugin) => {
    const name = plugin && 'name' in plugin ? String(plugin.name) : '';
    return !/module-federation|server-bundle|shell-facts/.test(name);
  });
  const rsbuild = await createRsbuild({
    cwd: shell,
    config: mergeRsbuildConfig(
      { ...config, plugins: kept },
      {
        mode: 'production',
        source: { entry: { index: join(here, 'start.ts') } },
        resolve: {
          alias: {
            'single-app/shell': join(shell, 'src/index.ts'),
            'single-app/public': join(root, 'remote-public/src/remote.ts'),
            'single-app/portal': join(root, 'remote-portal/src/remote.ts'),
            'single-app/admin': join(root, 'remote-admin/src/remote.ts'),
          },
        },
        splitChunks: { preset: 'none', chunks: 'async', minSize: 40_000 },
        // Its chunks can be named in a page's head by their addresses alone, as preloads without hashes.
        security: { sri: { enable: false } },
        output: { distPath: { root: output } },
        tools: {
          rspack: {
            plugins: [
              new rspack.NormalModuleReplacementPlugin(/^\.\/(runtime|preload)\.ts$/, (asked) => {
                if (asked.context === join(shell, 'src/federation'))
                  asked.request = join(here, `bundled-${asked.request.slice(2)}`);
              }),
            ],
          },
        },
      },
    ),
  });
  await rsbuild.build();
}
