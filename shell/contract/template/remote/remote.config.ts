import { describeRemote } from '@kindwing/contract';

export default describeRemote({
  name: 'example',
  owner: 'Example team',
  contract: '^1.0.0',
  mount: '/example',
  routes: [{ path: '/example', covers: 'subtree', roles: ['agent', 'admin'], title: 'menu.start' }],
  menu: [{ area: 'admin', path: '/example', label: 'menu.start', icon: 'star', roles: ['agent', 'admin'], order: 200 }],
});
