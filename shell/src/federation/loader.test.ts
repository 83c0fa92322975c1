import { defineRemote } from '@kindwing/contract';
import type { RegistryEntry, RemoteRelease } from '@kindwing/contract/schema';
import { publishedRemote } from '@kindwing/contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FederationEvent, onFederationEvent } from './events.ts';
import { LoadError } from './failure.ts';
import { type LoaderParts, RemoteLoader } from './loader.ts';

const release = (changes: Partial<RemoteRelease> = {}): RemoteRelease => ({
  ...publishedRemote(),
  base: 'https://portal.example/1.0.0-0123456789/',
  ...changes,
});
const current = release({ version: '1.1.0-1111111111' });
const previous = release({ version: '1.0.0-0000000000' });
const Pages = () => null;
const module = defineRemote({
  routes: async () => ({ default: Pages }),
  messages: { en: async () => ({ default: { hello: 'Hello' } }), es: async () => ({ default: { hello: 'Hola' } }) },
});

/** Stands in for Module Federation: answers by version, or never. */
type Answer = unknown | Error | 'never';
function setUp(
  answers: Record<string, Answer[]>,
  entry: RegistryEntry = { current, previous },
  more: Partial<LoaderParts> = {},
) {
  const asked: string[] = [];
  const addMessages = vi.fn();
  const refresh = vi.fn(async () => undefined);
  const loader = new RemoteLoader({
    runtime: {
      load: async ({ version }, { fresh }) => {
        asked.push(`${version}${fresh ? ' fresh' : ''}`);
        const queue = answers[version] ?? [];
        const answer = queue.length > 1 ? queue.shift() : queue[0];
        if (answer === 'never') return new Promise(() => undefined);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    provided: { '@kindwing/ui/router': '1.0.0' },
    entryOf: (name) => (name === 'portal' ? entry : undefined),
    refresh,
    language: () => 'en',
    addMessages,
    ...more,
  });
  return { loader, asked, addMessages, refresh };
}

let events: FederationEvent[] = [];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  stop = onFederationEvent((event) => events.push(event));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const down = new Error('ScriptNetworkError: unreachable');

test('a sound remote loads once, however often it is asked for, with its messages', async () => {
  const { loader, asked, addMessages } = setUp({ [current.version]: [module] });
  const [first, second] = await Promise.all([loader.load('portal'), loader.load('portal')]);
  expect(first).toBe(second);
  expect(first).toMatchObject({ status: 'loaded', remote: { release: { version: current.version }, Pages } });
  expect(asked).toEqual([current.version]);
  expect(addMessages).toHaveBeenCalledWith(expect.anything(), 'en', { hello: 'Hello' });
});

test('a moment’s failure is mended by one retry under a fresh address', async () => {
  const { loader, asked } = setUp({ [current.version]: [down, module] });
  expect(await loader.load('portal')).toMatchObject({ status: 'loaded' });
  expect(asked).toEqual([current.version, `${current.version} fresh`]);
});

test('when the retry fails too, the previous version stands in and says for whom', async () => {
  const { loader, asked } = setUp({ [current.version]: [down], [previous.version]: [module] });
  const state = await loader.load('portal');
  expect(asked).toEqual([current.version, `${current.version} fresh`, previous.version]);
  expect(state).toMatchObject({
    status: 'loaded',
    remote: { release: { version: previous.version }, standsInFor: { version: current.version, cause: 'unreachable' } },
  });
  expect(events).toMatchObject([
    { type: 'failed', instead: previous.version },
    { type: 'loaded', attempt: 'previous', version: previous.version, owner: 'Portal team' },
  ]);
});

test('each load says how long its steps took, and which try it was', async () => {
  const slowly = {
    ...module,
    routes: async () => {
      await vi.advanceTimersByTimeAsync(40);
      return { default: Pages };
    },
  };
  const localOf = vi
    .fn<NonNullable<LoaderParts['localOf']>>()
    .mockImplementationOnce(() => Promise.reject(new LoadError('unreachable', 'no answer')))
    .mockImplementation(async () => {
      await vi.advanceTimersByTimeAsync(30);
      return current;
    });
  const { loader } = setUp({ [current.version]: [slowly] }, { current }, { localOf });
  await loader.load('portal');
  expect(events).toEqual([
    {
      type: 'loaded',
      remote: 'portal',
      owner: 'Portal team',
      version: current.version,
      milliseconds: 70,
      attempt: 'retry',
      steps: { manifest: 30, scripts: 0, expose: 40 },
    },
  ]);
});

test('when nothing works the failure names owner, version, cause and a trace', async () => {
  const { loader } = setUp({ [current.version]: [down], [previous.version]: [down] });
  expect(await loader.load('portal')).toMatchObject({
    status: 'failed',
    failure: {
      remote: 'portal',
      owner: 'Portal team',
      version: current.version,
      cause: 'unreachable',
      traceId: expect.stringMatching(/^[0-9a-f]{8}$/),
    },
  });
});

test('a script that hangs is given 8 s, both tries 15 s, the previous version 8 s more', async () => {
  const { loader, asked } = setUp({ [current.version]: ['never'], [previous.version]: ['never'] });
  const settled = vi.fn();
  void loader.load('portal').then(settled);
  await vi.advanceTimersByTimeAsync(7999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(asked).toHaveLength(2);
  expect(loader.stateOf('portal')).toEqual({ status: 'loading', step: 'retry' });
  await vi.advanceTimersByTimeAsync(6990);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(20);
  expect(asked).toHaveLength(3);
  expect(loader.stateOf('portal')).toEqual({ status: 'loading', step: 'previous' });
  await vi.advanceTimersByTimeAsync(7970);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status: 'failed' }));
  expect(loader.stateOf('portal')).toMatchObject({ failure: { cause: 'timeout' } });
});

test.each([
  ['contract', release({ version: '2.0.0-2222222222', contract: '^2.0.0' })],
  ['shared-version', release({ version: '2.0.0-2222222222', shared: { '@kindwing/ui/router': '^1.4.0' } })],
])('a version that does not fit (%s) never runs; the compatible one stands in', async (cause, misfit) => {
  const { loader, asked } = setUp({ [previous.version]: [module] }, { current: misfit, previous });
  expect(await loader.load('portal')).toMatchObject({ status: 'loaded', remote: { standsInFor: { cause } } });
  expect(asked).toEqual([previous.version]);
});

test('what is no remote’s module is refused', async () => {
  const { loader } = setUp({ [current.version]: [{ hello: 'world' }] }, { current });
  expect(await loader.load('portal')).toMatchObject({ status: 'failed', failure: { cause: 'script' } });
});

test('a page or message file that does not arrive is a failure of the remote', async () => {
  const broken = { ...module, routes: async () => Promise.reject(new Error('Loading chunk 3 failed')) };
  const { loader, asked } = setUp({ [current.version]: [broken, module] }, { current });
  expect(await loader.load('portal')).toMatchObject({ status: 'loaded' });
  expect(asked).toHaveLength(2);
});

test('Try again asks for newer versions first and evaluates everything anew', async () => {
  const { loader, asked, refresh } = setUp({ [current.version]: [down, down, module] }, { current });
  expect(await loader.load('portal')).toMatchObject({ status: 'failed' });
  expect(await loader.load('portal')).toMatchObject({ status: 'failed' });
  expect(await loader.retry('portal')).toMatchObject({ status: 'loaded' });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(asked.at(-1)).toBe(`${current.version} fresh`);
});

test('a retry that fails leaves the code that works to whoever asks later', async () => {
  const { loader } = setUp({ [current.version]: [module, down] }, { current });
  const works = await loader.load('portal');
  const again = loader.retry('portal');
  const joined = loader.load('portal');
  expect(await again).toMatchObject({ status: 'failed', failure: { cause: 'unreachable' } });
  expect(await joined).toEqual(works);
  expect(loader.stateOf('portal')).toEqual(works);
  expect(await loader.load('portal')).toEqual(works);
});

test('a registry that can not be refreshed does not stop Try again', async () => {
  const refresh = async () => Promise.reject(new Error('offline'));
  const { loader } = setUp({ [current.version]: [down, down, module] }, { current }, { refresh });
  await loader.load('portal');
  expect(await loader.retry('portal')).toMatchObject({ status: 'loaded' });
});

test('a remote that the registry does not know fails at once', async () => {
  const { loader } = setUp({});
  expect(await loader.load('weather')).toMatchObject({ status: 'failed', failure: { cause: 'description' } });
});

test('a local version takes the published one’s place, and its absence is retried', async () => {
  const local = release({ version: '0.0.0-9999999999', base: 'http://127.0.0.1:3002/' });
  const localOf = vi
    .fn<NonNullable<LoaderParts['localOf']>>()
    .mockReturnValueOnce(Promise.reject(new LoadError('unreachable', 'no answer')))
    .mockReturnValue(Promise.resolve(local));
  const { loader, asked } = setUp({ [local.version]: [module] }, { current }, { localOf });
  expect(await loader.load('portal')).toMatchObject({ status: 'loaded', remote: { release: { base: local.base } } });
  expect(asked).toEqual([`${local.version} fresh`]);
});

test.each([
  ['is not there', () => Promise.reject(new LoadError('unreachable', 'no answer')), 'local'],
  ['throws', () => Promise.resolve(release({ version: '0.0.0-9999999999' })), '0.0.0-9999999999'],
])(
  'a local version that %s is a failure of its own: no published one stands in its place',
  async (_, bring, version) => {
    const localOf = vi.fn<NonNullable<LoaderParts['localOf']>>().mockImplementation(bring);
    const { loader } = setUp({ '0.0.0-9999999999': [down], [previous.version]: [module] }, undefined, { localOf });
    expect(await loader.load('portal')).toMatchObject({ status: 'failed', failure: { owner: 'Portal team', version } });
  },
);

test('listeners hear each step', async () => {
  const { loader } = setUp({ [current.version]: [down, module] });
  const steps: unknown[] = [];
  loader.subscribe(() => steps.push(loader.stateOf('portal').status));
  await loader.load('portal');
  expect(steps).toEqual(['loading', 'loading', 'loaded']);
});
