import { expect, test } from 'vitest';
import { defineRemote, describeRemote, type RemoteDescription } from '../src/index.ts';
import { problemsOf, type Texts } from './check.ts';

const Nothing = () => null;
const part = async () => ({ default: Nothing });
const module = defineRemote({
  routes: part,
  messages: { en: async () => ({ default: {} }), es: async () => ({ default: {} }) },
  slots: { Detail: part },
});

// Every key stands for one thing alone, so that what is missing can be told by its name.
const texts: Texts = {
  en: { 'route.trips': 'Trips', 'route.guide': 'Guide', 'menu.past': 'Past trips', 'page.hello': 'Hello' },
  es: { 'route.trips': 'Viajes', 'route.guide': 'Guía', 'menu.past': 'Viajes pasados', 'page.hello': 'Hola' },
};
const trips = { path: '/trips', covers: 'subtree', roles: ['client'], title: 'route.trips' } as const;
const guide = { path: '/trips/guide', covers: 'exact', title: 'route.guide' } as const;
const past = { area: 'portal', path: '/trips/past', label: 'menu.past', roles: ['client'], order: 1 } as const;
const detail = { name: 'trips/Detail', roles: ['client'] } as const;
const king = ['client', 'king'] as unknown as readonly ['client'];
const allRoles = 'admin, agent, client';

const sound = describeRemote({
  name: 'trips',
  owner: 'Trips team',
  contract: '^1.0.0',
  mount: '/trips',
  routes: [trips, guide],
  menu: [past],
  slots: [detail],
  prerender: ['/trips/guide'],
});
const problems = (changes: Partial<RemoteDescription>, others: RemoteDescription[] = []) =>
  problemsOf({ ...sound, ...changes }, module, texts, others);

test('a sound description has no problems', () => {
  expect(problems({})).toEqual([]);
});

test('a description of the least has none either', () => {
  const { name, owner, contract, mount, routes } = sound;
  const bare = defineRemote({ routes: part, messages: module.messages });
  expect(problemsOf({ name, owner, contract, mount, routes }, bare, texts, [])).toEqual([]);
});

const without = (language: 'en' | 'es', key: string): Texts => ({
  ...texts,
  [language]: Object.fromEntries(Object.entries(texts[language]).filter(([each]) => each !== key)),
});
const untranslated = (key: string) => `message '${key}' is missing in src/messages/es.ts: translate it`;

test.each<[string, string, string]>([
  ['route.trips', 'route /trips', "no message 'route.trips'"],
  ['route.guide', 'route /trips/guide', "no message 'route.guide'"],
  ['menu.past', 'menu entry /trips/past', "no message 'menu.past'"],
])('%s is asked for in each language', (key, where, what) => {
  expect(problemsOf(sound, module, without('en', key), [])).toEqual([
    `${where}: ${what} in src/messages/en.ts: add it`,
  ]);
  expect(problemsOf(sound, module, without('es', key), [])).toEqual([
    `${where}: ${what} in src/messages/es.ts: add it`,
    untranslated(key),
  ]);
});

test('an empty message is none', () => {
  const empty = { ...texts, en: { ...texts.en, 'menu.past': '' } };
  expect(problemsOf(sound, module, empty, [])).toEqual([
    "menu entry /trips/past: no message 'menu.past' in src/messages/en.ts: add it",
  ]);
});

test('what only a page says is in Spanish too', () => {
  expect(problemsOf(sound, module, without('es', 'page.hello'), [])).toEqual([untranslated('page.hello')]);
});

test.each<[string, Partial<RemoteDescription>, string[]]>([
  [
    'a name of two words',
    { name: 'past-trips', slots: [{ name: 'past-trips/Detail' }] },
    ["name 'past-trips': use one lower-case word"],
  ],
  [
    'a name with a capital',
    { name: 'Trips', slots: [{ name: 'Trips/Detail' }] },
    ["name 'Trips': use one lower-case word"],
  ],
  [
    'a route outside its mount',
    { routes: [trips, guide, { ...guide, path: '/tripsters' }] },
    ['route /tripsters is outside the mount /trips: move it or add a mount'],
  ],
  [
    'a route outside all its mounts',
    { mount: ['/trips', '/maps'], routes: [trips, guide, { ...guide, path: '/maps' }, { ...guide, path: '/other' }] },
    ['route /other is outside the mount /trips, /maps: move it or add a mount'],
  ],
  [
    'a route that stands there twice',
    { routes: [trips, guide, { ...guide }] },
    ['route /trips/guide is listed twice: keep one'],
  ],
  [
    'a route that stands there twice with another name of its variable',
    { routes: [trips, guide, { ...guide, path: '/trips/:id/:part' }, { ...guide, path: '/trips/:trip/:page/' }] },
    ['route /trips/:trip/:page/ is listed twice, as /trips/:id/:part too: keep one'],
  ],
  [
    'an unknown role of a route',
    { routes: [{ ...trips, roles: king }, guide] },
    [`route /trips: no role 'king': use ${allRoles}`],
  ],
  [
    'an unknown role of a menu entry',
    { menu: [{ ...past, roles: king }] },
    [`menu entry /trips/past: no role 'king': use ${allRoles}`],
  ],
  [
    'an unknown role of a slot',
    { slots: [{ ...detail, roles: king }] },
    [`slot trips/Detail: no role 'king': use ${allRoles}`],
  ],
  [
    'a menu entry without a route',
    { menu: [{ ...past, path: '/nowhere' }] },
    ['menu entry /nowhere leads to no route of trips: add the route or correct the path'],
  ],
  [
    'a menu entry below a route that stands alone',
    { routes: [guide], menu: [{ ...past, path: '/trips/guide/more' }] },
    ['menu entry /trips/guide/more leads to no route of trips: add the route or correct the path'],
  ],
  [
    'a parent that is no entry',
    { menu: [{ ...past, parent: '/trips' }] },
    ['menu entry /trips/past: parent /trips is no entry of the portal menu'],
  ],
  [
    'a parent in another menu',
    {
      menu: [
        { ...past, parent: '/trips' },
        { ...past, area: 'admin', path: '/trips' },
      ],
    },
    ['menu entry /trips/past: parent /trips is no entry of the portal menu'],
  ],
  [
    'a page made ahead that has no route',
    { prerender: ['/trips/guide', '/trips/guides'] },
    ['prerender /trips/guides: no route of trips has this path: add the route or correct the path'],
  ],
  [
    'a page made ahead that not everybody may see',
    { prerender: ['/trips/guide', '/trips'] },
    ['prerender /trips: its route asks for roles: only what everybody may see is made ahead'],
  ],
  [
    'a slot of another owner',
    { slots: [detail, { name: 'flights/Detail' }] },
    ['slot flights/Detail: its name must begin with trips/'],
  ],
  [
    'a slot that the module lacks',
    { slots: [detail, { name: 'trips/Map' }] },
    ["slot trips/Map: src/remote.ts defines no slot 'Map': add it to slots"],
  ],
  [
    'a slot that is not described',
    { slots: [] },
    ["slot 'Detail' of src/remote.ts is not in remote.config.ts: list trips/Detail under slots"],
  ],
])('%s is named, and nothing else', (_, changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

test.each<[string, 'exact' | 'subtree', string]>([
  ['/login', 'exact', '/login'],
  ['/auth', 'subtree', '/auth/callback, /auth/reset'],
  ['/auth/:step', 'exact', '/auth/callback, /auth/reset'],
  ['/:page', 'exact', '/login, /signup, /health'],
  ['/:area', 'subtree', '/login, /signup, /auth/callback, /auth/reset, /health'],
  ['/', 'subtree', '/login, /signup, /auth/callback, /auth/reset, /health'],
])("%s (%s) can't answer what the shell answers itself", (path, covers, taken) => {
  expect(problems({ mount: ['/trips', '/'], routes: [trips, guide, { ...guide, path, covers }] })).toEqual([
    `route ${path} covers the shell's ${taken}: choose another`,
  ]);
});

test.each([
  ['/es/trips', 'es'],
  ['/en', 'en'],
  ['/ES', 'es'],
])('%s would be taken for a page in a language', (path, language) => {
  expect(problems({ mount: ['/trips', '/'], routes: [trips, guide, { ...guide, path }] })).toEqual([
    `route ${path} begins with a language, which is put before each public path: leave out /${language}`,
  ]);
});

test.each<[string, 'exact' | 'subtree']>([
  ['/', 'exact'],
  ['/essays', 'subtree'],
  ['/trips/es', 'exact'],
  ['/auth', 'exact'],
  ['/authors', 'subtree'],
  ['/login/help', 'exact'],
])('%s (%s) is none of the shell’s pages', (path, covers) => {
  expect(problems({ mount: ['/trips', '/'], routes: [trips, guide, { ...guide, path, covers }] })).toEqual([]);
});

test('everything that is wrong is listed at once', () => {
  const wrong = { menu: [{ ...past, roles: king, path: '/nowhere' }], slots: [], prerender: ['/trips'] };
  expect(problems(wrong)).toHaveLength(4);
});

test.each<[string, Partial<RemoteDescription>]>([
  [
    'a variable beside a word, both its own',
    { routes: [trips, guide, { ...guide, path: '/trips/:id' }, { ...guide, path: '/trips/new' }] },
  ],
  [
    'a page made ahead for a variable',
    { routes: [trips, { ...guide, path: '/trips/guide/:place' }], prerender: ['/trips/guide/palma'] },
  ],
  [
    'a parent in its menu',
    {
      menu: [
        { ...past, parent: '/trips' },
        { ...past, path: '/trips' },
      ],
    },
  ],
  ['several mounts', { mount: ['/trips', '/maps'], routes: [trips, guide, { ...guide, path: '/maps' }] }],
])('%s is sound', (_, changes) => {
  expect(problems(changes)).toEqual([]);
});

test('two remotes never own one path', () => {
  const flights = describeRemote({
    name: 'flights',
    owner: 'Flights team',
    contract: '^1.0.0',
    mount: '/flights',
    routes: [{ path: '/:area/guide', covers: 'exact', title: 'title' }],
  });
  const hotels = { ...flights, name: 'hotels', owner: 'Hotels team', mount: '/trips', routes: [] };
  expect(problems({}, [flights, hotels])).toEqual([
    'trips: path /trips collides with /:area/guide of flights (Flights team): one path has one owner, choose another',
    'trips: path /trips/guide collides with /:area/guide of flights (Flights team): one path has one owner, choose another',
    'trips: mount /trips already belongs to hotels (Hotels team): choose another mount',
  ]);
});
