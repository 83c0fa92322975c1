import { isWithin, type Role } from '@kindwing/auth';
import type { Registry } from '@kindwing/contract/schema';
import { preloadPath, RemoteOutlet } from '../federation/index.ts';
import type { Remotes } from './remotes.ts';

/** The longest mount that a path lies in; every declared route lies in one of its remote's. */
const mountOf = (path: string, mounts: readonly string[]): string =>
  mounts.filter((mount) => isWithin(path, mount)).sort((a, b) => b.length - a.length)[0] ?? '/';

/** The registry in the shape that chrome and guards read; `role` is that of whoever is signed in. */
export function remotesOf(registry: Registry, role: Role | undefined, retry: () => Promise<void>): Remotes {
  const releases = Object.values(registry.remotes).map(({ current }) => current);
  return {
    known: releases.length > 0,
    retry,
    routes: releases.flatMap(({ name, routes, mounts }) =>
      routes.map((route) => ({ ...route, remote: name, mount: mountOf(route.path, mounts) })),
    ),
    menu: releases.flatMap(({ menu }) => menu),
    Outlet: RemoteOutlet,
    preload: (path) => preloadPath(path, role),
  };
}
