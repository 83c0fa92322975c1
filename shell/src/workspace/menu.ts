import type { Role } from '@kindwing/auth';
import type { PublishedMenuEntry } from '@kindwing/contract/schema';
import type { Area } from './areas.ts';

export interface MenuItem {
  path: string;
  label: PublishedMenuEntry['label'];
  icon: string | undefined;
  children: MenuItem[];
}

/** The entries of one area that a role sees, in order, with sub-items below their parents. */
export function menuFor(area: Area, role: Role, entries: readonly PublishedMenuEntry[]): MenuItem[] {
  // The developer tools may declare a menu of their own; until they do, the back office's leads on.
  const source = area === 'dev' && !entries.some((entry) => entry.area === 'dev') ? 'admin' : area;
  const visible = entries
    .filter((entry) => entry.area === source && (!entry.roles || entry.roles.includes(role)))
    .sort((a, b) => a.order - b.order);
  const itemOf = (entry: PublishedMenuEntry): MenuItem => ({
    path: entry.path,
    label: entry.label,
    icon: entry.icon,
    children: visible.filter(({ parent }) => parent === entry.path).map(itemOf),
  });
  const shown = new Set(visible.map(({ path }) => path));
  // A sub-item whose parent the role doesn't see stands by itself.
  return visible.filter(({ parent }) => !parent || !shown.has(parent)).map(itemOf);
}

/** Every page of an area lies below its first one (`/admin`), which is open at its own address alone. */
const isFirstPage = (path: string) => path.lastIndexOf('/') === 0;

/** The address of the entry that is open: the longest one that the present path lies at or below. */
export function currentEntry(items: readonly MenuItem[], pathname: string): string | undefined {
  const paths = items.flatMap((item) => [item.path, ...item.children.map(({ path }) => path)]);
  return paths
    .filter((path) => pathname === path || (!isFirstPage(path) && pathname.startsWith(`${path}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
