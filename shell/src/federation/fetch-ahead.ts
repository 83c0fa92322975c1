import { mayOpen, type Role } from '@kindwing/auth';
import { preloadPath } from './page-loader.ts';
import { registry } from './registry.ts';

/**
 * Starts the downloads of an address that somebody signed in has opened, while the session itself is still being read: the
 * owning remote's first scripts, not run, and the cache of queries that every page behind a sign-in uses. What the role may
 * not open isn't downloaded.
 */
export function fetchAhead(path: string, role: Role): void {
  const routes = Object.values(registry().remotes).flatMap(({ current }) => current.routes);
  if (!/^\/(portal|admin|dev)(\/|$)/.test(path) || !mayOpen(path, role, routes)) return;
  preloadPath(path, role);
  // Whoever needs it asks again, and is told when it didn't arrive.
  import('@kindwing/ui/query').catch(() => undefined);
}
