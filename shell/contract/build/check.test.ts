import { expect, test } from 'vitest';
import { defineRemote, describeRemote, type RemoteDescription } from '../src/index.ts';
import { problemsOf } from './check.ts';

const Nothing = () => null;
const module = defineRemote({
  routes: async () => ({ default: Nothing }),
  messages: { en: async () => ({ default: {} }), es: async () => ({ default: {} }) },
  slots: { Detail: async () => ({ default: Nothing }) },
});
const texts = { en: { 'menu.start': 'Start' }, es: { 'menu.start': 'Inicio' } };
const sound = describeRemote({
  name: 'trips',
  owner: 'Trips team',
  contract: '^1.0.0',
  mount: '/trips',
  routes: [{ path: '/trips', covers: 'subtree', title: 'menu.start' }],
  menu: [{ area: 'portal', path: '/trips/past', label: 'menu.start', order: 1 }],
  slots: [{ name: 'trips/Detail' }],
});
const problems = (changes: Partial<RemoteDescription>, others: RemoteDescription[] = []) =>
  problemsOf({ ...sound, ...changes }, module, texts, others);

test('a sound description has no problems', () => {
  expect(problems({})).toEqual([]);
});

test('a message key that is missing in one language stops the build', () => {
  const halfTexts = { en: { 'menu.start': 'Start' }, es: {} };
  expect(problemsOf(sound, module, halfTexts, [])).toContain(
    "route /trips: no message 'menu.start' in src/messages/es.ts: add it",
  );
});

test.each<[string, Partial<RemoteDescription>, RegExp]>([
  [
    'a route outside its mount',
    { routes: [{ path: '/other', covers: 'exact', title: 'menu.start' }] },
    /outside the mount/,
  ],
  [
    'a route of the shell',
    { mount: '/', routes: [{ path: '/login', covers: 'exact', title: 'menu.start' }] },
    /belongs to the shell/,
  ],
  ['an unknown role', { routes: [{ ...sound.routes[0], roles: ['king' as never] } as never] }, /no role 'king'/],
  [
    'a menu entry without a route',
    { menu: [{ area: 'portal', path: '/nowhere', label: 'menu.start', order: 1 }] },
    /leads to no route/,
  ],
  [
    'a parent that is no entry',
    { menu: [{ area: 'portal', path: '/trips', label: 'menu.start', order: 1, parent: '/x' }] },
    /parent \/x/,
  ],
  [
    'a slot that the module lacks',
    { slots: [{ name: 'trips/Detail' }, { name: 'trips/Map' }] },
    /defines no slot 'Map'/,
  ],
  ['a slot that is not described', { slots: [] }, /list trips\/Detail/],
])('%s is named', (_, changes, expected) => {
  expect(problems(changes).join('\n')).toMatch(expected);
});

test('two remotes never own one path', () => {
  const other = describeRemote({ ...sound, name: 'flights', owner: 'Flights team', mount: '/flights' });
  expect(problems({}, [other]).join('\n')).toMatch(/\/trips collides with \/trips of flights \(Flights team\)/);
  const around = { ...other, routes: [{ path: '/', covers: 'subtree' as const, title: 'menu.start' }] };
  expect(problems({}, [around]).join('\n')).toMatch(/collides with \/ of flights/);
  const variable = { ...other, routes: [{ path: '/trips/:id/edit', covers: 'exact' as const, title: 'menu.start' }] };
  expect(problems({}, [variable]).join('\n')).toMatch(/collides with \/trips\/:id\/edit/);
  const exactRoot = { ...other, routes: [{ path: '/', covers: 'exact' as const, title: 'menu.start' }] };
  expect(problems({}, [exactRoot])).toEqual([]);
});
