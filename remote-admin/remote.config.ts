import { describeRemote, type MenuDescription, type Role } from '@kindwing/contract';

const staff: readonly Role[] = ['agent', 'admin'];
const administrators: readonly Role[] = ['admin'];

const entry = (
  path: string,
  label: string,
  icon: string,
  order: number,
  more: Partial<MenuDescription> = {},
): MenuDescription => ({ area: 'admin', path, label, icon, roles: staff, order, ...more });

export default describeRemote({
  name: 'admin',
  owner: 'Back office team',
  contract: '^1.0.0',
  mount: ['/admin', '/dev'],
  routes: [
    { path: '/admin', covers: 'subtree', roles: staff, otherwise: { client: '/portal' }, title: 'menu.dashboard' },
    {
      path: '/admin/users',
      covers: 'subtree',
      roles: administrators,
      otherwise: { client: '/portal', agent: '/portal' },
      title: 'menu.users',
    },
    { path: '/dev', covers: 'subtree', roles: staff, otherwise: { client: '/portal' }, title: 'menu.dev' },
  ],
  menu: [
    entry('/admin', 'menu.dashboard', 'home', 10),
    entry('/admin/requests', 'menu.requests', 'inbox', 20),
    entry('/admin/requests/new-quick', 'menu.quickCreate', 'add', 10, { parent: '/admin/requests' }),
    entry('/admin/offers', 'menu.offers', 'offer', 30),
    entry('/admin/bookings', 'menu.bookings', 'flight', 40),
    entry('/admin/payments', 'menu.payments', 'payment', 50),
    entry('/admin/documents', 'menu.documents', 'document', 60),
    entry('/admin/airlines', 'menu.airlines', 'airline', 70),
    entry('/admin/support', 'menu.support', 'support', 80),
    entry('/admin/users', 'menu.users', 'people', 90, { roles: administrators }),
    entry('/admin/users/promote', 'menu.promote', 'promote', 10, { roles: administrators, parent: '/admin/users' }),
    entry('/dev', 'menu.dev', 'code', 100),
  ],
});
