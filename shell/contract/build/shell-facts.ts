import type { RsbuildPlugin } from '@rsbuild/core';
import { CONTRACT_VERSION } from '../src/version.ts';
import { providedVersions } from './shared.ts';

/** Emits `shell.json`: what a remote must fit, so that the release command can tell before anything is live. */
export const shellFactsPlugin = (root: string): RsbuildPlugin => ({
  name: 'kindwing:shell-facts',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
      const facts = { contract: CONTRACT_VERSION, shared: providedVersions(root) };
      compilation.emitAsset('shell.json', new sources.RawSource(`${JSON.stringify(facts, null, 2)}\n`));
    });
  },
});
