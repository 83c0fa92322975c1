import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { type ConfigParams, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { chunkRetryPlugin } from './chunk-retry.ts';
import { earlyScriptsPlugin } from './early-script.ts';
import { leanRuntimePlugin } from './lean-runtime.ts';
import { monitoringPlugin } from './monitoring-script.ts';
import type { NamedPages } from './page-files.ts';
import { common, firstPort } from './preset.ts';
import { serverBundlePlugin } from './server-bundle.ts';
import { providedVersions, sharedFaces } from './shared.ts';
import { shellFactsPlugin } from './shell-facts.ts';

export interface ShellBuildOptions {
  /** The shell's folder: `import.meta.dirname` in its configuration. */
  root: string;
  /** Which files hold its own pages, so that their scripts are fetched as soon as such an address is opened. */
  pages?: NamedPages;
}

/** The shell's build: no remote is named in it, so that none can break it, and every shared face but the heavy ones is eager. */
export const shellBuild =
  ({ root, pages = {} }: ShellBuildOptions) =>
  async ({ command }: ConfigParams): Promise<RsbuildConfig> => {
    const dev = command === 'dev';
    const define = { __KINDWING_SHARED__: JSON.stringify(providedVersions(root)) };
    return mergeRsbuildConfig(common(dev), {
      plugins: [
        pluginReact({ splitChunks: false }),
        pluginModuleFederation({
          name: 'shell',
          remotes: {},
          shared: sharedFaces(root, 'shell'),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        leanRuntimePlugin(),
        chunkRetryPlugin(),
        ...(dev
          ? []
          : [serverBundlePlugin({ root, entry: './src/server/index.ts', file: 'server/shell.cjs', define })]),
        earlyScriptsPlugin(root),
        ...(dev ? [] : [monitoringPlugin(root)]),
        shellFactsPlugin(root, pages),
      ],
      source: {
        entry: { index: './src/index.ts' },
        define,
      },
      html: {
        template: './index.html',
      },
      tools: { rspack: { output: { uniqueName: 'kindwing_shell', chunkLoadTimeout: 8000 } } },
      security: { sri: { enable: !dev } },
      output: { assetPrefix: '/' },
      server: { port: firstPort(), strictPort: true, host: '127.0.0.1', historyApiFallback: true },
    });
  };
