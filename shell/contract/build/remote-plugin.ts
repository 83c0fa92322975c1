import type { RsbuildPlugin } from '@rsbuild/core';
import { byteReport, byteTable } from './bytes.ts';
import { pageStatistics } from './page-files.ts';
import { type Build, firstFilesOf, publishedDescription } from './publish-description.ts';
import { startFiles } from './start-files.ts';

/**
 * Emits `remote.json` beside the assets, after everything that could still change them, and `bytes.json`: what the version
 * weighs, which a build also prints.
 */
export const describePlugin = (build: Build): RsbuildPlugin => ({
  name: 'kindwing:describe',
  setup(api) {
    let table: string | undefined;
    api.onAfterBuild(() => {
      if (table) console.log(`\n${table}`);
    });
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      // A child compilation (a page template, for example) has no entry to describe.
      if (!Object.keys(assets).some((file) => file.startsWith('remoteEntry'))) return;
      // Module Federation's statistics serve no visitor.
      if (assets['mf-stats.json']) compilation.deleteAsset('mf-stats.json');
      const contents = new Map(
        Object.entries(assets).map(([file, source]) => [file, Buffer.from(source.source())] as const),
      );
      const stats = compilation.getStats().toJson({ all: false, ...pageStatistics });
      const first = firstFilesOf(build.description.name, contents, stats);
      const starts = api.context.action === 'build' ? startFiles(first, contents) : [];
      for (const { file, content } of starts) {
        contents.set(file, Buffer.from(content));
        compilation.emitAsset(file, new sources.RawSource(content));
      }
      const published = publishedDescription(build, contents, stats, first, starts);
      compilation.emitAsset('remote.json', new sources.RawSource(`${JSON.stringify(published, null, 2)}\n`));
      if (api.context.action !== 'build') return;
      const bytes = byteReport(published, (file) => contents.get(file) ?? Buffer.alloc(0));
      compilation.emitAsset('bytes.json', new sources.RawSource(`${JSON.stringify(bytes, null, 2)}\n`));
      table = byteTable(bytes);
    });
  },
});
