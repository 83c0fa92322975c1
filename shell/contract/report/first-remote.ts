/**
 * The least that a remote of this major has ever had to write and to publish. It must compile, and be read, as it stands for
 * as long as the major lasts: what is added to the contract since is optional. Where that can't be, raise the major and write
 * down here what a remote needs then.
 */
import type { RemoteBuildOptions } from '../build/remote-build.ts';
import type { PublishedRemote } from '../schema/index.ts';
import type {
  Host,
  MenuDescription,
  RemoteDescription,
  RemoteModule,
  RoutesModule,
  SlotDescription,
} from '../src/index.ts';

const menuEntry = { area: 'client', path: '/first', label: 'menu.first', order: 1 } satisfies MenuDescription;
const slot = { name: 'first/Card' } satisfies SlotDescription;

export const firstDescription = {
  name: 'first',
  owner: 'Team First',
  contract: '^1.0.0',
  mount: '/first',
  routes: [{ path: '/first', covers: 'subtree', title: 'route.first' }],
  menu: [menuEntry],
  slots: [slot],
} satisfies RemoteDescription;

const routes = { default: () => null } satisfies RoutesModule;

export const firstModule = {
  routes: async () => routes,
  messages: { en: async () => ({ default: {} }), es: async () => ({ default: {} }) },
} satisfies Omit<RemoteModule, 'contract'>;

export const firstBuild = { port: 3001, root: '.' } satisfies RemoteBuildOptions;

export const firstPublished = {
  schema: 1,
  name: 'first',
  owner: 'Team First',
  version: '1.0.0-0123456789',
  contract: '^1.0.0',
  mounts: ['/first'],
  routes: [{ path: '/first', covers: 'subtree', title: { en: 'First', es: 'Primero' } }],
  menu: [{ area: 'client', path: '/first', label: { en: 'First', es: 'Primero' }, order: 1 }],
  slots: [slot],
  languages: ['en', 'es'],
  container: 'first',
  entry: 'remoteEntry.0123456789.js',
  preload: [],
  messages: { en: [], es: [] },
  shared: {},
  integrity: {},
} satisfies PublishedRemote;

/** What a remote reads of the shell: none of it may go. */
export const readOfHost = ({ environment, supportPhone, siteUrl, formAddress, openPrivacySettings }: Host) => ({
  environment,
  supportPhone,
  siteUrl,
  formAddress,
  openPrivacySettings,
});
