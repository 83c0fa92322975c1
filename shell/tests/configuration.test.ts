import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readConfiguration } from '../src/configuration/read.ts';
import { checkConfiguration } from '../src/configuration/schema.ts';

const good = { environment: 'development', apiUrl: 'http://127.0.0.1:54321', anonKey: 'anon' };

beforeEach(() => {
  delete window.__KINDWING_CONFIG__;
});
afterEach(() => vi.unstubAllGlobals());

test('a complete configuration is taken, with its defaults', () => {
  expect(checkConfiguration({ apiUrl: good.apiUrl, anonKey: 'anon' }, 'here')).toMatchObject({
    status: 'ready',
    configuration: { environment: 'production', anonKey: 'anon' },
  });
});

test.each([
  [{}, ['apiUrl', 'anonKey'], false, false],
  [{ apiUrl: good.apiUrl }, ['anonKey'], true, false],
  [{ ...good, anonKey: '' }, ['anonKey'], true, false],
  [{ ...good, apiUrl: 'javascript:alert(1)' }, ['apiUrl'], true, true],
  [{ ...good, environment: 'moon' }, ['environment'], true, true],
  ['text', ['unreadable'], false, false],
  [null, ['unreadable'], false, false],
])('%j is broken, and each problem names its setting and place', (given, settings, apiUrl, anonKey) => {
  const state = checkConfiguration(given, '/config.json');
  if (state.status !== 'broken') throw new Error('it should be broken');
  expect(state.problems.map((problem) => (problem.kind === 'unreadable' ? problem.kind : problem.setting))).toEqual(
    settings,
  );
  for (const problem of state.problems) expect(problem.place).toBe('/config.json');
  expect(state.present).toEqual({ apiUrl, anonKey });
});

/** What the check by hand must say the same as: the schema that it stands in for, so that no visit downloads the library. */
const schema = z.object({
  environment: z._default(z.enum(['production', 'staging', 'development', 'test']), 'production'),
  apiUrl: z.url({ protocol: /^https?$/ }),
  anonKey: z.string().check(z.minLength(1)),
  siteUrl: z.optional(z.url({ protocol: /^https?$/ })),
  supportPhone: z._default(z.string(), '+34 900 000 000'),
});
const urls = [
  'https://x.example',
  'https://x.example/a?b#c',
  'http://127.0.0.1:1',
  'HTTPS://X.example',
  ' https://x.example ',
  'http:x.example',
  'http://',
  'https://a b',
  'ftp://x.example',
  'javascript:alert(1)',
  'x.example',
  '//x.example',
  '',
];
test.each([
  [],
  'text',
  7,
  undefined,
  good,
  { ...good, more: 1 },
  { ...good, anonKey: 7 },
  ...[undefined, null, '', 'Production', 7].map((environment) => ({ ...good, environment })),
  ...[undefined, null, 7, ''].map((supportPhone) => ({ ...good, supportPhone })),
  ...[...urls, undefined, null, 7].flatMap((url) => [
    { ...good, apiUrl: url },
    { ...good, siteUrl: url },
  ]),
])('the check by hand and the schema agree on %j', (given) => {
  const parsed = schema.safeParse(given);
  const state = checkConfiguration(given, 'here');
  if (parsed.success) {
    expect(state.status).toBe('ready');
    if (state.status === 'ready') expect(JSON.parse(JSON.stringify(state.configuration))).toEqual(parsed.data);
  } else {
    expect(state.status).toBe('broken');
    const named = state.status === 'broken' ? state.problems.map((each) => Reflect.get(each, 'setting')) : [];
    expect(named).toEqual(parsed.error.issues.map(({ path: [setting] }) => setting));
  }
});

test('the window-level object goes before the file', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  window.__KINDWING_CONFIG__ = good;
  expect(await readConfiguration()).toMatchObject({ status: 'ready' });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['a missing file', async () => new Response('', { status: 404 }), '404'],
  ['a file that is no JSON', async () => new Response('<html>'), 'JSON'],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('%s becomes a page that says so', async (_case, fetched, said) => {
  vi.stubGlobal('fetch', vi.fn(fetched));
  const state = await readConfiguration();
  expect(state).toMatchObject({
    status: 'broken',
    problems: [{ kind: 'unreadable', place: '/config.json', detail: expect.stringContaining(said) }],
  });
});

test('a file that came at the second attempt is taken', async () => {
  const answers = [
    Promise.reject(new TypeError('Failed to fetch')),
    Promise.resolve(new Response(JSON.stringify(good))),
  ];
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answers.shift()),
  );
  expect(await readConfiguration()).toMatchObject({ status: 'ready' });
});
