import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
