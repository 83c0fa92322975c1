import { describeRemote, type MenuDescription, type RouteDescription } from '@kindwing/contract';

const clientEntry = (path: string, label: string, icon: string, order: number): MenuDescription => ({
  area: 'portal',
  path,
  label,
  icon,
  roles: ['client'],
  order,
});

const deskPage = (path: string, title: string): RouteDescription => ({
  path,
  covers: 'exact',
  roles: ['agent', 'admin'],
  otherwise: { client: '/portal' },
  title,
});

// Staff have their own pages for the same things.
const clientPage = (path: string, title: string): RouteDescription => ({
  path,
  covers: 'exact',
  roles: ['client'],
  otherwise: { agent: '/portal/agent', admin: '/admin' },
  title,
});

export default describeRemote({
  name: 'portal',
  owner: 'Traveler portal team',
  contract: '^1.0.0',
  mount: '/portal',
  routes: [
    { ...deskPage('/portal/agent', 'menu.agentDesk'), covers: 'subtree' },
    deskPage('/portal/agent/requests', 'menu.requests'),
    deskPage('/portal/agent/requests/:id', 'menu.request'),
    deskPage('/portal/agent/requests/:id/offer', 'menu.offer'),
    { ...clientPage('/portal', 'menu.dashboard'), covers: 'subtree' },
    clientPage('/portal/requests/new', 'menu.newRequest'),
    clientPage('/portal/requests/:id', 'menu.request'),
  ],
  pages: {
    '/portal': './src/traveller/dashboard/dashboard-page.tsx',
    '/portal/requests': './src/traveller/list/requests-page.tsx',
    '/portal/requests/new': './src/traveller/wizard/wizard-page.tsx',
    '/portal/requests/:id': './src/traveller/client-request.tsx',
    '/portal/offers': './src/traveller/offers/offers-page.tsx',
    '/portal/trips': './src/traveller/trips/trips-page.tsx',
    '/portal/documents': './src/traveller/documents/documents-page.tsx',
    '/portal/agent': './src/desk/queue-page.tsx',
    '/portal/agent/requests/:id': './src/desk/staff-request.tsx',
    '/portal/agent/requests/:id/offer': './src/desk/composer/composer-page.tsx',
  },
  menu: [
    clientEntry('/portal', 'menu.dashboard', 'home', 10),
    clientEntry('/portal/requests', 'menu.requests', 'inbox', 20),
    clientEntry('/portal/offers', 'menu.offers', 'offer', 30),
    clientEntry('/portal/trips', 'menu.trips', 'plane', 40),
    clientEntry('/portal/documents', 'menu.documents', 'document', 50),
    {
      area: 'portal',
      path: '/portal/agent',
      label: 'menu.agentDesk',
      icon: 'support',
      roles: ['agent', 'admin'],
      order: 10,
    },
  ],
  slots: [{ name: 'portal/RequestDetail', roles: ['client', 'agent', 'admin'] }],
});
