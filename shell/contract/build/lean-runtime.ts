import type { RsbuildPlugin } from '@rsbuild/core';

/** Module Federation's plugin asks for its runtime as CommonJS, of which nothing can be left out. */
const commonJs = /@module-federation\/.*\.cjs$/;

/**
 * Takes the runtime's ES modules, the same code beside it in its packages: the bundler then joins them and drops what a
 * build doesn't use (5 kB brotli of the first script, 7 kB of each remote entry).
 */
export const leanRuntimePlugin = (): RsbuildPlugin => ({
  name: 'kindwing:lean-runtime',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      config.plugins.push(
        new rspack.NormalModuleReplacementPlugin(commonJs, (asked) => {
          const found = asked.createData as { resource?: string } | undefined;
          if (found?.resource) found.resource = found.resource.replace(/\.cjs$/, '.js');
          else asked.request = asked.request.replace(/\.cjs$/, '.js');
        }),
      );
    });
  },
});
