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
});
export type Layout = ReturnType<typeof layoutOf>;
