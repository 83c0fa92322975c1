import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export interface ServerBundle {
  root: string;
  /** The module whose exports are the bundle's, from the root. */
  entry: string;
  /** Its file among the assets, for example `server/remote.cjs`. */
  file: string;
  /** Modules that whoever runs the bundle provides. */
  externals?: readonly string[];
  define?: Record<string, string>;
}

const config = ({ entry, externals = [], define = {} }: ServerBundle, folder: string): RsbuildConfig => ({
  mode: 'production',
  logLevel: 'error',
  plugins: [pluginReact({ splitChunks: false })],
  source: { entry: { bundle: entry }, define },
  // Whoever makes pages has its remotes already: nothing is loaded over the network.
  resolve: { alias: { '@module-federation/enhanced/runtime': false } },
  output: {
    target: 'node',
    module: false,
    distPath: { root: folder },
    filename: { js: '[name].cjs' },
    externals: Object.fromEntries(externals.map((name) => [name, `commonjs ${name}`])),
    minify: false,
    legalComments: 'none',
    sourceMap: false,
  },
  performance: { printFileSize: false },
  tools: {
    htmlPlugin: false,
    rspack: {
      output: { library: { type: 'commonjs2' }, asyncChunks: false, chunkFormat: 'commonjs' },
    },
  },
});

async function make(bundle: ServerBundle): Promise<Buffer> {
  // Beside the sources, so that the packages of the workspace are found from it.
  const folder = mkdtempSync(join(bundle.root, 'node_modules', '.server-'));
  try {
    const rsbuild = await createRsbuild({ cwd: bundle.root, config: config(bundle, folder) });
    const { close } = await rsbuild.build();
    await close();
    return readFileSync(join(folder, 'bundle.cjs'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds to the build a second bundle of the same sources, for Node: CommonJS, one file, run when pages are made ahead of time. */
export const serverBundlePlugin = (bundle: ServerBundle): RsbuildPlugin => ({
  name: 'kindwing:server-bundle',
  setup(api) {
    let made: Promise<Buffer> | undefined;
    api.onBeforeBuild(() => {
      made = make(bundle);
      // Awaited where it is needed; a failure until then is not unheard.
      made.catch(() => undefined);
    });
    api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
      if (made && !compilation.getAsset(bundle.file))
        compilation.emitAsset(bundle.file, new sources.RawSource(await made));
    });
  },
});
