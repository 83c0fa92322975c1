import { isWithin } from '@kindwing/auth';
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

export const areaNames: Record<Area, keyof typeof en> = {
  portal: 'workspace.portal',
  admin: 'workspace.admin',
  dev: 'workspace.dev',
};
