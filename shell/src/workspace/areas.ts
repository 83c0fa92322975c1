import { isWithin, type Role } from '@kindwing/auth';
import type { en } from '../messages/en.ts';

/** The three workspaces behind the sign-in; each has the menu of its name in the registry. */
export type Area = 'portal' | 'admin' | 'dev';

const roots: readonly { area: Area; path: string }[] = [
  { area: 'portal', path: '/portal' },
  { area: 'admin', path: '/admin' },
  { area: 'dev', path: '/dev' },
];

/** Which workspace an address belongs to; none on the public site. */
export const areaOf = (pathname: string): Area | undefined => roots.find(({ path }) => isWithin(pathname, path))?.area;

/** What a workspace is called: staff know the portal's part that is theirs as the agent desk. */
export function areaName(area: Area, role: Role): keyof typeof en {
  if (area === 'portal') return role === 'client' ? 'workspace.portal' : 'workspace.desk';
  return area === 'admin' ? 'workspace.admin' : 'workspace.dev';
}
