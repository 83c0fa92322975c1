import { join } from 'node:path';

/**
 * Where things lie below the folder of published sites:
 *
 *     settings.json            origins and runtime configuration
 *     shell/builds/<version>/  each uploaded build of the shell, immutable
 *     shell/assets/            the hashed files of all of them, so that open tabs keep working
 *     shell/releases/<n>/      composed pages, registry, headers, history; immutable
 *     shell/previews/<id>/     the same for whoever holds a link, until it expires
 *     shell/made/              pages made ahead of time, by what they follow from
 *     shell/current            symbolic link to the release that is live
 *     <remote>/<version>/      each uploaded version of a remote, immutable
 */
export const layoutOf = (sites: string) => ({
  sites,
  settings: join(sites, 'settings.json'),
  history: join(sites, 'history.jsonl'),
  lock: join(sites, 'publish.lock'),
  builds: join(sites, 'shell', 'builds'),
  assets: join(sites, 'shell', 'assets'),
  releases: join(sites, 'shell', 'releases'),
  made: join(sites, 'shell', 'made'),
  previews: join(sites, 'shell', 'previews'),
  current: join(sites, 'shell', 'current'),
  remote: (name: string) => join(sites, name),
  /** An uploaded version of the shell. */
  build: (version: string) => join(sites, 'shell', 'builds', version),
  /** An uploaded version of a remote. */
  version: (name: string, version: string) => join(sites, name, version),
});
export type Layout = ReturnType<typeof layoutOf>;

/** A build that isn't uploaded yet. */
export interface Candidate {
  version: string;
  dist: string;
}

/** The layout as it would be with these builds uploaded, for trying what would follow. */
export function layoutWith(layout: Layout, candidates: Readonly<Record<string, Candidate>>): Layout {
  const placed = (name: string, version: string) =>
    candidates[name]?.version === version ? candidates[name].dist : undefined;
  return {
    ...layout,
    build: (version) => placed('shell', version) ?? layout.build(version),
    version: (name, version) => placed(name, version) ?? layout.version(name, version),
  };
}
