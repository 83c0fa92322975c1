import type { Role } from '@kindwing/auth';
import type { PublishedMenuEntry } from '@kindwing/contract/schema';
import type { RemoteRoute } from '../src/app/remotes.ts';

const staff: Role[] = ['agent', 'admin'];

/** Part of a registry, for tests of what is built from it. */
export const routes: RemoteRoute[] = [
  { remote: 'public', mount: '/', path: '/', covers: 'exact', title: { en: 'Home', es: 'Inicio' } },
  { remote: 'public', mount: '/', path: '/travels', covers: 'exact', title: { en: 'Travels', es: 'Viajes' } },
  { remote: 'public', mount: '/', path: '/blog', covers: 'exact', title: { en: 'Blog', es: 'Blog' } },
  { remote: 'public', mount: '/', path: '/blog/:slug', covers: 'exact', title: { en: 'Post', es: 'Artículo' } },
  {
    remote: 'portal',
    mount: '/portal',
    path: '/portal/agent',
    covers: 'subtree',
    roles: staff,
    title: { en: 'Desk', es: 'Mesa' },
  },
  {
    remote: 'portal',
    mount: '/portal',
    path: '/portal/agent/requests/:id/offer',
    covers: 'exact',
    roles: staff,
    title: { en: 'Offer', es: 'Oferta' },
  },
  {
    remote: 'portal',
    mount: '/portal',
    path: '/portal',
    covers: 'subtree',
    roles: ['client'],
    title: { en: 'Dashboard', es: 'Panel' },
  },
  {
    remote: 'admin',
    mount: '/admin',
    path: '/admin',
    covers: 'subtree',
    roles: staff,
    title: { en: 'Back office', es: 'Administración' },
  },
];

const entry = (area: string, path: string, label: string, order: number, more: Partial<PublishedMenuEntry> = {}) => ({
  area,
  path,
  label: { en: label, es: `${label} (es)` },
  order,
  ...more,
});

export const menu: PublishedMenuEntry[] = [
  entry('portal', '/portal/requests', 'Requests', 20, { roles: ['client'] }),
  entry('portal', '/portal', 'Dashboard', 10, { roles: ['client'] }),
  entry('portal', '/portal/agent', 'Agent Desk', 10, { roles: staff }),
  entry('admin', '/admin', 'Dashboard', 10, { roles: staff }),
  entry('admin', '/admin/requests', 'Requests', 20, { roles: staff }),
  entry('admin', '/admin/requests/new-quick', 'Quick Create', 10, { roles: staff, parent: '/admin/requests' }),
  entry('admin', '/admin/users', 'Users', 90, { roles: ['admin'] }),
  entry('admin', '/admin/users/promote', 'Promote User', 10, { roles: ['admin'], parent: '/admin/users' }),
];
