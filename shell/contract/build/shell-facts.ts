import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { languages } from '../src/audience.ts';
import { CONTRACT_VERSION } from '../src/version.ts';
import { integrityOf } from './integrity.ts';
import { contentMark, joinedChunks } from './joined-script.ts';
import { type NamedPages, pageStatistics, pagesOf } from './page-files.ts';
import { providedVersions } from './shared.ts';

/** Scripts that arrive with an `import()` of one of the shell's or its faces' modules. */
const scriptsOf = ({ chunks = [] }: Rspack.StatsCompilation, from: RegExp, asked: RegExp): string[] =>
  chunks
    .filter(({ origins = [] }) =>
      origins.some(({ moduleName = '', request = '' }) => from.test(moduleName) && asked.test(request)),
    )
    .flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')));

/** Shared faces that nearly every page behind a sign-in needs. */
const workspaceFaces = ['@kindwing/ui/query', '@kindwing/ui/data'];

/**
 * Emits `shell.json`: what a remote must fit, so that the release command can tell before anything is live, and the shell's own
 * scripts that a page may fetch ahead. What everybody with a session needs is joined in one script.
 */
export const shellFactsPlugin = (root: string, pages: NamedPages): RsbuildPlugin => ({
  name: 'kindwing:shell-facts',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      if (compilation.compiler.isChild()) return;
      const stats = compilation.getStats().toJson({ all: false, ...pageStatistics });
      const shared = providedVersions(root);
      const session = scriptsOf(stats, /shared-auth\/src\/client\//, /^\.\/create\.ts$/);
      const messages = Object.fromEntries(
        languages.map((language) => [
          language,
          scriptsOf(stats, /^\.\/src\/messages\//, new RegExp(`^\\./${language}\\.ts$`)),
        ]),
      );
      const faces: Record<string, string[]> = Object.fromEntries(
        Object.keys(shared)
          .map((face) => [face, scriptsOf(stats, new RegExp(`^provide shared module \\S+ ${face}@`), /^$/)] as const)
          .filter(([, files]) => files.length > 0),
      );
      const holds = [
        ...new Set([
          ...session,
          ...Object.values(messages).flat(),
          ...workspaceFaces.flatMap((face) => faces[face] ?? []),
        ]),
      ];
      const contentOf = (file: string) => Buffer.from(assets[file]?.source() ?? '');
      const joined = joinedChunks(holds.map(contentOf));
      const script = `static/js/start.${contentMark(joined)}.js`;
      compilation.emitAsset(script, new sources.RawSource(joined));
      const own = pagesOf(pages, stats, []);
      const named = [...holds, ...Object.values(faces).flat(), ...own.flatMap(({ assets: files }) => files)];
      // Whoever composes pages has not always the scripts at hand: with a bucket they stay where they are.
      const integrity = Object.fromEntries([
        [script, integrityOf(joined)],
        ...named.map((file) => [file, integrityOf(contentOf(file))]),
      ]);
      const ahead = { session, messages, pages: own, faces, start: { script, holds }, integrity };
      const facts = { contract: CONTRACT_VERSION, shared, ahead };
      compilation.emitAsset('shell.json', new sources.RawSource(`${JSON.stringify(facts, null, 2)}\n`));
    });
  },
});
