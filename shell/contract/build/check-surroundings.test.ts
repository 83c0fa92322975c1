// @vitest-environment node
import { expect, test } from 'vitest';
import { describeRemote, type RemoteDescription } from '../src/index.ts';
import { around, misfitsOf, missingAssets } from './check-surroundings.ts';

const sound = describeRemote({
  name: 'trips',
  owner: 'Trips team',
  contract: '^1.0.0',
  mount: '/trips',
  routes: [
    { path: '/trips', covers: 'subtree', roles: ['client'], otherwise: { agent: '/portal' }, title: 'menu.start' },
  ],
  menu: [{ area: 'portal', path: '/trips', label: 'menu.start', icon: 'plane', order: 1 }],
});
const required = { '@kindwing/ui/router': '^1.2.0' };
const beside = { icons: ['plane', 'home'], provided: { '@kindwing/ui/router': '1.3.0' } };
const [route] = sound.routes;
const [entry] = sound.menu ?? [];

test('what fits has no problems, nor has a team that builds elsewhere', () => {
  expect(misfitsOf(sound, required, beside)).toEqual([]);
  expect(misfitsOf(sound, required, {})).toEqual([]);
});

test.each<[string, Partial<RemoteDescription>, RegExp]>([
  ['a contract from the future', { contract: '^9.0.0' }, /contract \^9\.0\.0 is not met/],
  ['an icon that nobody drew', { menu: [{ ...entry, icon: 'unicorn' } as never] }, /no icon 'unicorn'/],
  ['an entry that stands twice', { menu: [entry, entry] as never }, /stands twice in the portal menu/],
  ['an unknown role', { routes: [{ ...route, otherwise: { king: '/' } } as never] }, /otherwise names 'king'/],
  [
    'a way out that is no path',
    { routes: [{ ...route, otherwise: { agent: 'portal' } } as never] },
    /begin it with \//,
  ],
])('%s is named', (_, changes, expected) => {
  expect(misfitsOf({ ...sound, ...changes }, required, beside).join('\n')).toMatch(expected);
});

test.each([
  ['an older version', { '@kindwing/ui/router': '1.1.0' }, /\^1\.2\.0, the shell beside it provides 1\.1\.0/],
  ['none', {}, /provides none/],
])('a shell that provides %s of a face is named', (_, provided, expected) => {
  expect(misfitsOf(sound, required, { ...beside, provided }).join('\n')).toMatch(expected);
});

test('every asset that the description names was made', () => {
  const named = { entry: 'entry.js', preload: ['a.js'], messages: { en: ['en.js'], es: ['es.js'] } };
  const made = (...files: string[]) => new Map(files.map((file) => [file, '']));
  expect(missingAssets(named, made('entry.js', 'a.js', 'en.js', 'es.js'))).toEqual([]);
  expect(missingAssets(named, made('entry.js', 'en.js', 'es.js'))).toEqual(['a.js is named but was not made']);
  expect(
    missingAssets({ ...named, preload: [], messages: { en: ['en.js'], es: [] } }, made('entry.js', 'en.js')),
  ).toEqual([expect.stringMatching(/es messages/), expect.stringMatching(/first page/)]);
});

test('in the workspace both are found', async () => {
  const { icons, provided } = await around(new URL('../../../remote-portal', import.meta.url).pathname);
  expect(icons).toContain('plane');
  expect(provided).toHaveProperty(['@kindwing/ui/router']);
});
