import type { RsbuildConfig } from '@rsbuild/core';

/** The oldest browsers that are served: they know CSS variables, top-level await and private fields. */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4'];

/** First port of the house: shell, then the remotes by their offsets. `KINDWING_PORTS` moves all of them. */
export const firstPort = () => Number(process.env.KINDWING_PORTS ?? 3000);

export const common = (dev: boolean): RsbuildConfig => ({
  output: {
    // A development server must not take away the build that is waiting to be published.
    cleanDistPath: !dev,
    overrideBrowserslist: browsers,
    legalComments: 'none',
    sourceMap: false,
    filenameHash: 'contenthash:10',
  },
  splitChunks: false,
  performance: { printFileSize: false },
  dev: { lazyCompilation: false },
});
