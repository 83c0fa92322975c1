import type { PublishedRemote } from '../schema/published.ts';

/** A description as a build publishes it, for tests of whatever reads one. */
export const publishedRemote = (changes: Partial<PublishedRemote> = {}): PublishedRemote => ({
  schema: 1,
  name: 'portal',
  owner: 'Portal team',
  version: '1.0.0-0123456789',
  contract: '^1.0.0',
  mounts: ['/portal'],
  routes: [{ path: '/portal', covers: 'subtree', roles: ['client'], title: { en: 'Dashboard', es: 'Panel' } }],
  menu: [],
  slots: [{ name: 'portal/RequestDetail', roles: ['client', 'agent'] }],
  languages: ['en', 'es'],
  container: 'remote_portal_0123456789',
  entry: 'remoteEntry.0123456789.js',
  preload: [],
  messages: { en: [], es: [] },
  shared: { '@kindwing/ui/router': '^1.0.0' },
  integrity: {},
  ...changes,
});
