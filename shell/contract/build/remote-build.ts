import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { type ConfigParams, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { RemoteDescription } from '../src/description.ts';
import { aloneBuild } from './alone-build.ts';
import { problemsOf, textsOf } from './check.ts';
import { around, misfitsOf } from './check-surroundings.ts';
import { chunkRetryPlugin } from './chunk-retry.ts';
import { fingerprint } from './fingerprint.ts';
import { leanRuntimePlugin } from './lean-runtime.ts';
import { loadRemoteModule, otherDescriptions } from './load-remote.ts';
import { ownVersion } from './packages.ts';
import { common, firstPort } from './preset.ts';
import { SERVER_FILE } from './publish-description.ts';
import { describePlugin } from './remote-plugin.ts';
import { requiredRanges } from './required-ranges.ts';
import { serverBundlePlugin } from './server-bundle.ts';
import { sharedFaces } from './shared.ts';
import { sharedBySource } from './shared-by-source.ts';
import { slotProblems, slotUses } from './slot-use.ts';

const remoteServerBundle = (root: string, shared: object) => ({
  root,
  entry: './src/remote.ts',
  file: SERVER_FILE,
  externals: [...Object.keys(shared), 'react/jsx-runtime'],
});

/** `rsbuild dev --env-mode shell` serves the remote for a running shell; without it a small host shows it alone. */
const SHELL_MODE = 'shell';

export interface RemoteBuildOptions {
  /** Offset of the remote's port from the shell's. */
  port: number;
  /** The remote's folder: `import.meta.dirname` in its configuration. */
  root: string;
}

/**
 * The build of a remote: `export default remoteBuild(description, { port: 2, root: import.meta.dirname })` in its `rsbuild.config.ts`. Fails, with
 * every problem listed, when the description names something that doesn't exist or that belongs to another remote.
 */
export const remoteBuild =
  (description: RemoteDescription, { port, root }: RemoteBuildOptions) =>
  async ({ command, envMode }: ConfigParams): Promise<RsbuildConfig> => {
    const module = await loadRemoteModule(root);
    const texts = await textsOf(module);
    const shared = sharedFaces(root, 'remote');
    const others = await otherDescriptions(root);
    const problems = [
      ...problemsOf(description, module, texts, others),
      ...slotProblems(description, slotUses(root), others),
      ...misfitsOf(description, requiredRanges(shared, description), await around(root)),
    ];
    const list = problems.map((problem) => `  - ${problem}`).join('\n');
    if (command === 'dev' && envMode !== SHELL_MODE) {
      // Whoever works on a page may have a text or a slot to add yet.
      if (list) console.warn(`${description.name} couldn't be built as it is:\n${list}`);
      return aloneBuild(description.name, { port, root });
    }
    if (list) throw new Error(`${description.name} can't be built:\n${list}`);

    const dev = command === 'dev';
    const container = `remote_${description.name}_${dev ? 'dev' : fingerprint(root)}`;
    const build = { description, texts, packageVersion: ownVersion(root), container, shared };
    return mergeRsbuildConfig(common(dev), {
      plugins: [
        pluginReact({ splitChunks: false }),
        pluginModuleFederation({
          name: `remote_${description.name}`,
          filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          library: { type: 'var', name: container },
          exposes: { './remote': './src/remote.ts' },
          shared: sharedBySource(root, shared),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        leanRuntimePlugin(),
        chunkRetryPlugin(),
        ...(dev || !description.prerender?.length ? [] : [serverBundlePlugin(remoteServerBundle(root, shared))]),
        describePlugin(build),
      ],
      // The container is the product; there is no page and so no entry.
      source: { entry: {} },
      // Pages that load later share what they have in common instead of carrying it twice, where that is worth a request of its own.
      splitChunks: { preset: 'none', chunks: 'async', minSize: 50_000 },
      tools: {
        htmlPlugin: false,
        rspack: {
          output: { uniqueName: container, chunkLoadingGlobal: `chunks_${container}`, chunkLoadTimeout: 8000 },
        },
      },
      security: { sri: { enable: !dev } },
      // React's development build can't run inside a published shell's production React, so local versions are production ones.
      ...(dev ? { mode: 'production' as const } : {}),
      output: { assetPrefix: 'auto', minify: !dev },
      server: {
        port: firstPort() + port,
        strictPort: true,
        host: '127.0.0.1',
        cors: { origin: '*' },
        publicDir: false,
      },
      dev: {
        assetPrefix: `http://127.0.0.1:${firstPort() + port}/`,
        client: { host: '127.0.0.1', port: firstPort() + port },
      },
    });
  };
