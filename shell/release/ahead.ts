import { join } from 'node:path';
import type { RemoteRelease } from '@kindwing/contract/schema';
import type { Ahead, File } from '../src/early/page-files.ts';
import { integrityOf } from './files.ts';
import type { ShellFacts } from './shell-build.ts';

type Page = Pick<NonNullable<RemoteRelease['pages']>[number], 'assets' | 'faces'>;
/**
 * What a page that the application draws may fetch ahead, for the script `src/early/ahead.ts` to choose from: the shell's own
 * scripts and those of each remote's pages, with the hashes that the real requests will carry.
 */
export function aheadOf({ ahead }: ShellFacts, build: string, releases: readonly RemoteRelease[]): Ahead | undefined {
  if (!ahead) return undefined;
  const ofShell = (file: string): File => [`/${file}`, ahead.integrity?.[file] ?? integrityOf(join(build, file))];
  const ofRemote =
    ({ base, integrity }: RemoteRelease) =>
    (file: string): File => [new URL(file, base).href, integrity[file] ?? ''];
  const each = (files: Readonly<Record<string, readonly string[]>>): Record<string, File[]> =>
    Object.fromEntries(Object.entries(files).map(([name, list]) => [name, list.map(ofShell)]));
  const ofFaces = each(ahead.faces);
  const filesOf = ({ assets, faces }: Page, own: (file: string) => File): File[] => [
    ...assets.map(own),
    ...faces.flatMap((face) => ofFaces[face] ?? []),
  ];
  return {
    ...(ahead.start && {
      start: { script: ofShell(ahead.start.script), holds: ahead.start.holds.map((file) => `/${file}`) },
    }),
    session: ahead.session.map(ofShell),
    messages: each(ahead.messages),
    pages: ahead.pages.map((page) => ({ path: page.path, files: filesOf(page, ofShell) })),
    remotes: Object.fromEntries(
      releases.map((release) => [
        release.name,
        (release.pages ?? []).map((page) => ({ path: page.path, files: filesOf(page, ofRemote(release)) })),
      ]),
    ),
  };
}
