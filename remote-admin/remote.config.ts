import { describeRemote, type MenuDescription, type Role, type RouteDescription } from '@kindwing/contract';

const staff: readonly Role[] = ['agent', 'admin'];
const administrators: readonly Role[] = ['admin'];

/** Whoever may not open a page goes to the portal, which sends staff on to their desk. */
const page = (path: string, title: string, roles = staff): RouteDescription => ({
  path,
  covers: 'subtree',
  roles,
  otherwise: { client: '/portal', ...(roles === administrators && { agent: '/portal' }) },
  title,
});

const entry = (
  path: string,
  label: string,
  icon: string,
  order: number,
  more: Partial<MenuDescription> = {},
): MenuDescription => ({ area: 'admin', path, label, icon, roles: staff, order, ...more });

const office = './src/office-routes.tsx';
const tools = './src/dev/dev-routes.tsx';

export default describeRemote({
  name: 'admin',
  owner: 'Back office team',
  contract: '^1.0.0',
  mount: ['/admin', '/dev'],
  routes: [
    page('/admin', 'menu.dashboard'),
    page('/admin/users', 'menu.users', administrators),
    page('/admin/requests', 'menu.requests'),
    page('/admin/requests/new-quick', 'menu.quickCreate'),
    page('/admin/offers', 'menu.offers'),
    page('/admin/bookings', 'menu.bookings'),
    page('/admin/payments', 'menu.payments'),
    page('/admin/documents', 'menu.documents'),
    page('/admin/airlines', 'menu.airlines'),
    page('/admin/support', 'menu.support'),
    page('/admin/requests/:id', 'menu.request'),
    page('/admin/clients', 'clients.list'),
    page('/admin/clients/:profileId', 'clients.title'),
    page('/admin/mails', 'mails.title', administrators),
    page('/admin/users/promote', 'menu.promote', administrators),
    page('/dev', 'menu.dev'),
    page('/dev/whoami', 'dev.whoami'),
    page('/dev/env', 'dev.env'),
    page('/dev/seed', 'dev.seed'),
    page('/dev/scripts', 'dev.scripts'),
    page('/dev/rules', 'rules.title'),
    page('/dev/remotes', 'dev.remotes'),
    page('/dev/monitoring', 'monitoring.title'),
  ],
  pages: {
    '/admin': office,
    '/admin/users': office,
    '/admin/users/promote': './src/users/promote-page.tsx',
    '/admin/requests': office,
    '/admin/requests/new-quick': './src/requests/quick/quick-create-page.tsx',
    '/admin/requests/:id': office,
    '/admin/offers': office,
    '/admin/bookings': office,
    '/admin/payments': './src/payments/payments-page.tsx',
    '/admin/documents': office,
    '/admin/airlines': office,
    '/admin/support': office,
    '/admin/clients': office,
    '/admin/clients/:profileId': office,
    '/admin/mails': office,
    '/dev': tools,
    '/dev/whoami': tools,
    '/dev/env': tools,
    '/dev/seed': tools,
    '/dev/remotes': tools,
  },
  uses: ['portal/RequestDetail', 'shell/Remotes'],
  menu: [
    entry('/admin', 'menu.dashboard', 'dashboard', 10),
    entry('/admin/requests', 'menu.requests', 'inbox', 20),
    entry('/admin/requests/new-quick', 'menu.quickCreate', 'plus', 10, { parent: '/admin/requests' }),
    entry('/admin/offers', 'menu.offers', 'offer', 30),
    entry('/admin/bookings', 'menu.bookings', 'plane', 40),
    entry('/admin/payments', 'menu.payments', 'card', 50),
    entry('/admin/documents', 'menu.documents', 'document', 60),
    entry('/admin/airlines', 'menu.airlines', 'building', 70),
    entry('/admin/support', 'menu.support', 'support', 80),
    entry('/admin/clients', 'clients.list', 'user', 85),
    entry('/admin/users', 'menu.users', 'users', 90, { roles: administrators }),
    entry('/admin/users/promote', 'menu.promote', 'arrowUp', 10, { roles: administrators, parent: '/admin/users' }),
    entry('/dev', 'menu.dev', 'settings', 100),
    entry('/dev/whoami', 'dev.whoami', 'user', 10, { area: 'dev' }),
    entry('/dev/env', 'dev.env', 'system', 20, { area: 'dev' }),
    entry('/dev/seed', 'dev.seed', 'users', 30, { area: 'dev' }),
    entry('/dev/scripts', 'dev.scripts', 'play', 40, { area: 'dev' }),
    entry('/dev/rules', 'rules.title', 'route', 50, { area: 'dev' }),
    entry('/dev/remotes', 'dev.remotes', 'system', 60, { area: 'dev' }),
    entry('/dev/monitoring', 'monitoring.title', 'eye', 70, { area: 'dev' }),
  ],
});
