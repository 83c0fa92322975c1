import { findRule, isWithin, type Role } from '@kindwing/auth';
import type { Remotes } from '../app/remotes.ts';
import type { en } from '../messages/en.ts';

/** The three workspaces behind the sign-in; each has the menu of its name in the registry. */
export type Area = 'portal' | 'admin' | 'dev';

const roots: readonly { area: Area; path: string }[] = [
  { area: 'portal', path: '/portal' },
  { area: 'admin', path: '/admin' },
  { area: 'dev', path: '/dev' },
];

/**
 * Which workspace an address belongs to; none on the public site. A remote's pages elsewhere stand in the workspace whose
 * menu leads to them, if only signed-in people may open them.
 */
export function areaOf(pathname: string, { routes, menu }: Pick<Remotes, 'routes' | 'menu'>): Area | undefined {
  const own = roots.find(({ path }) => isWithin(pathname, path));
  if (own || !findRule(pathname, routes)?.roles) return own?.area;
  const entry = menu.find(({ area, path }) => roots.some((root) => root.area === area) && isWithin(pathname, path));
  return roots.find(({ area }) => area === entry?.area)?.area;
}

/** What a workspace is called: staff know the portal's part that is theirs as the agent desk. */
export function areaName(area: Area, role: Role): keyof typeof en {
  if (area === 'portal') return role === 'client' ? 'workspace.portal' : 'workspace.desk';
  return area === 'admin' ? 'workspace.admin' : 'workspace.dev';
}
