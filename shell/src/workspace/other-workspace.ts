import type { Role } from '@kindwing/auth';
import type { en } from '../messages/en.ts';
import type { Area } from './areas.ts';
import type { MenuItem } from './menu.ts';

interface Crossing {
  path: string;
  label: keyof typeof en;
  icon: string;
}

const adminDashboard: Crossing = { path: '/admin', label: 'workspace.adminDashboard', icon: 'dashboard' };

/**
 * The way to staff's other workspace. On the desk an admin gets the link 'Admin Dashboard' (specification §2); it stands
 * here because it leads out of the portal, and is left out when the portal's own menu has it.
 */
export function otherWorkspace(area: Area, role: Role, items: readonly MenuItem[]): Crossing | undefined {
  if (area === 'portal' && role === 'admin' && !items.some(({ path }) => path === '/admin')) return adminDashboard;
  if (area === 'dev' && !items.some(({ path }) => path === '/admin')) return adminDashboard;
  return undefined;
}
