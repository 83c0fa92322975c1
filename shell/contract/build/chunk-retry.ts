import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/**
 * A chunk that fails once is asked for again under a fresh address before anybody hears of it: most failures are a
 * moment's lost connection. The second failure goes to the error boundary.
 */
const retryingLoad = `
var load = __webpack_require__.l;
__webpack_require__.l = function (url, done, key, chunkId) {
  load(url, function (event) {
    if (!event || event.type === 'load') return done(event);
    load(url + (url.indexOf('?') < 0 ? '?' : '&') + 'retry=' + Date.now(), done, key && key + ':retry', chunkId);
  }, key, chunkId);
};`;

export const chunkRetryPlugin = (): RsbuildPlugin => ({
  name: 'kindwing:chunk-retry',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      const { RuntimeModule, RuntimeGlobals } = rspack;
      class ChunkRetryModule extends RuntimeModule {
        constructor() {
          super('kindwing chunk retry', RuntimeModule.STAGE_ATTACH);
        }
        override generate() {
          return retryingLoad;
        }
      }
      config.plugins.push({
        apply(compiler: Rspack.Compiler) {
          compiler.hooks.thisCompilation.tap('kindwing:chunk-retry', (compilation) => {
            compilation.hooks.additionalTreeRuntimeRequirements.tap('kindwing:chunk-retry', (chunk, requirements) => {
              if (!requirements.has(RuntimeGlobals.ensureChunk)) return;
              requirements.add(RuntimeGlobals.loadScript);
              compilation.addRuntimeModule(chunk, new ChunkRetryModule());
            });
          });
        },
      });
    });
  },
});
