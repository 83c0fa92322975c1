import type { Role } from '@kindwing/auth';
import type { Registry } from '@kindwing/contract/schema';
import { preloadPath, RemoteOutlet } from '../federation/index.ts';
import type { Remotes } from './remotes.ts';

/** The registry in the shape that chrome and guards read; `role` is that of whoever is signed in. */
export function remotesOf(registry: Registry, role: Role | undefined): Remotes {
  const releases = Object.values(registry.remotes).map(({ current }) => current);
  return {
    known: releases.length > 0,
    routes: releases.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name }))),
    menu: releases.flatMap(({ menu }) => menu),
    Outlet: RemoteOutlet,
    preload: (path) => preloadPath(path, role),
  };
}
