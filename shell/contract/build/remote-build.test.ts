// @vitest-environment node
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CONTRACT_VERSION, describeRemote, type RemoteDescription } from '../src/index.ts';
import { newRemote } from '../template/new-remote.ts';
import { remoteBuild } from './remote-build.ts';

const house = dirname(dirname(dirname(import.meta.dirname)));

/** A workspace of two remotes in a place of its own; the one that is built is as its team gets it. */
let workspace: string;
let root: string;

const start = { path: '/parking', covers: 'exact', title: 'menu.start' } as const;
const sound = describeRemote({
  name: 'parking',
  owner: 'Parking team',
  contract: '^1.0.0',
  mount: '/parking',
  routes: [start],
  menu: [{ area: 'admin', path: '/parking', label: 'menu.start', icon: 'star', order: 200 }],
  uses: ['trips/Map'],
});

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'kindwing-build-'));
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']) cpSync(join(house, file), join(workspace, file));
  root = newRemote({ workspace, name: 'parking' });
  symlinkSync(join(house, 'remote-admin', 'node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'src', 'start', 'map.tsx'),
    `import { Slot } from '@kindwing/contract';\nexport const Map = () => <Slot name="trips/Map" />;\n`,
  );
  const neighbour = newRemote({ workspace, name: 'trips' });
  const trips: RemoteDescription = {
    ...sound,
    name: 'trips',
    owner: 'Trips team',
    mount: '/trips',
    routes: [{ ...start, path: '/:area/free' }],
    slots: [{ name: 'trips/Map' }],
    uses: [],
  };
  writeFileSync(join(neighbour, 'remote.config.ts'), `export default ${JSON.stringify(trips)};\n`);
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const build = (changes: Partial<RemoteDescription>, command = 'build', envMode?: string) =>
  remoteBuild(
    { ...sound, ...changes },
    { port: 11, root },
  )({ env: 'production', command, ...(envMode ? { envMode } : {}) });

test('a sound description becomes the build of a container', async () => {
  const { plugins } = await build({});
  expect(plugins?.flat().map((plugin) => (plugin as { name: string }).name)).toContain('kindwing:describe');
});

test.each<[string, Partial<RemoteDescription>, string[]]>([
  [
    'its own messages',
    { menu: [{ area: 'admin', path: '/parking', label: 'menu.strat', icon: 'star', order: 200 }] },
    ['en', 'es'].map(
      (language) => `menu entry /parking: no message 'menu.strat' in src/messages/${language}.ts: add it`,
    ),
  ],
  [
    'its own module',
    { slots: [{ name: 'parking/Map' }] },
    ["slot parking/Map: src/remote.ts defines no slot 'Map': add it to slots"],
  ],
  [
    "its own sources' slots",
    { uses: [] },
    ['src/start/map.tsx: shows the slot trips/Map, which is not in remote.config.ts: list it under uses'],
  ],
  [
    "its neighbours' paths",
    { mount: ['/parking', '/hotels'], routes: [...sound.routes, { ...start, path: '/hotels/:part' }] },
    [
      'parking: path /hotels/:part collides with /:area/free of trips (Trips team): one path has one owner, choose another',
    ],
  ],
  [
    "its neighbours' slots",
    { uses: ['trips/Map', 'trips/Plan'] },
    [
      'uses trips/Plan: no <Slot name="trips/Plan"> in src: show it, or take it out of uses',
      'uses trips/Plan: trips offers no such slot: correct the name, or let its team offer it first',
    ],
  ],
  [
    "the contract's version",
    { contract: '^9.0.0' },
    [`contract ^9.0.0 is not met by ${CONTRACT_VERSION}, which it is built with: correct the range`],
  ],
  [
    "the design system's icons",
    { menu: [{ area: 'admin', path: '/parking', label: 'menu.start', icon: 'unicorn', order: 200 }] },
    ["menu entry /parking: no icon 'unicorn': see shared-ui/src/icons/paths.ts for the names"],
  ],
])('a description is held against %s', async (_, changes, problems) => {
  const list = problems.map((problem) => `  - ${problem}`).join('\n');
  await expect(build(changes)).rejects.toThrow(new Error(`parking can't be built:\n${list}`));
});

test('what is wrong in several places is listed at once', async () => {
  const wrong = { name: 'Parking', uses: [], contract: '^9.0.0' };
  await expect(build(wrong)).rejects.toThrow(
    /^Parking can't be built:\n {2}- name 'Parking'.*\n {2}- src\/start\/map.tsx.*\n {2}- contract \^9.0.0.*$/,
  );
});

test('a running shell is served nothing unsound, and whoever works on the remote alone is only told', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await expect(build({ uses: [] }, 'dev', 'shell')).rejects.toThrow(/shows the slot trips\/Map/);
  expect(told).not.toHaveBeenCalled();
  await expect(build({ uses: [] }, 'dev')).resolves.toHaveProperty('mode', 'development');
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/couldn't be built as it is:\n {2}- src.*trips\/Map/),
  );
  await build({}, 'dev');
  expect(told).toHaveBeenCalledOnce();
});
