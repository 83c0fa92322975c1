import { publishedRemote } from '@kindwing/contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FederationEvent, onFederationEvent } from './events.ts';
import { setPageLoader } from './page-loader.ts';
import { framesOf, placeBelow } from './stack.ts';
import { watchStrayErrors } from './stray-errors.ts';

const base = 'https://portal.example/1.0.0-0123456789/';
const release = { ...publishedRemote(), base };
vi.mock('./registry.ts', async (original) => ({
  ...(await original()),
  registry: () => ({ schema: 1, release: 1, composedAt: '', remotes: { portal: { current: release } } }),
}));

let status: 'loaded' | 'loading';
let events: FederationEvent[];
let ends: (() => void)[];
beforeEach(() => {
  status = 'loaded';
  events = [];
  const stateOf = () => (status === 'loaded' ? { status, remote: { release } } : { status });
  setPageLoader({ stateOf } as never);
  ends = [watchStrayErrors(), onFederationEvent((event) => events.push(event))];
});
afterEach(() => {
  for (const end of ends) end();
});

/** What Chrome says of an error whose innermost call was in a shared face. */
function errorFrom(...addresses: string[]): Error {
  const error = new TypeError("Cannot read properties of undefined (reading 'offers')");
  error.stack = `${error}\n${addresses.map((address) => `    at f (${address})`).join('\n')}`;
  return error;
}
const throwIn = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

test('an error of a remote’s handler is its owner’s, also where the shell’s code was called last', () => {
  throwIn(errorFrom('https://kindwing.example/static/js/index.js:1:5', `${base}static/js/async/7.js?retry=1:2:31`));
  expect(events).toMatchObject([
    {
      type: 'failed',
      failure: {
        remote: 'portal',
        owner: release.owner,
        version: release.version,
        cause: 'handler',
        message: "TypeError: Cannot read properties of undefined (reading 'offers')",
        place: 'static/js/async/7.js:2:31',
        traceId: expect.stringMatching(/^[0-9a-f]{8}$/),
      },
    },
  ]);
});

test('so is a promise that nobody waits for', () => {
  const event = new Event('unhandledrejection');
  Reflect.set(event, 'reason', errorFrom(`${base}a.js:1:1`));
  window.dispatchEvent(event);
  expect(events).toHaveLength(1);
});

test.each([
  ['the shell’s own', errorFrom('https://kindwing.example/static/js/index.js:1:5')],
  ['a browser extension’s', errorFrom('chrome-extension://abc/content.js:1:5')],
  ['another version’s neighbour', errorFrom('https://portal.example/1.0.0-01234567899/a.js:1:5')],
  ['without a stack', 'just text'],
])('%s is no remote’s', (_, error) => {
  throwIn(error);
  expect(events).toEqual([]);
});

test('an address in a message blames nobody', () => {
  const error = new Error(`could not open ${base}a.js:1:1`);
  error.stack = `${error}\n    at f (https://kindwing.example/static/js/index.js:1:5)`;
  throwIn(error);
  expect(events).toEqual([]);
});

test('while a remote loads, its loader knows better', () => {
  status = 'loading';
  throwIn(errorFrom(`${base}remoteEntry.js:1:1`));
  expect(events).toEqual([]);
});

test('an error at each movement of the mouse is told twenty times, and no more', () => {
  for (let movement = 0; movement < 500; movement++) throwIn(errorFrom(`${base}a.js:1:1`));
  expect(events).toHaveLength(20);
});

test('Firefox and Safari write stacks in their own way', () => {
  const error = new Error('x');
  error.stack = `f@${base}a.js:10:7\n@${base}b.js:1:2\n`;
  expect(framesOf(error)).toEqual([
    { address: `${base}a.js`, at: '10:7' },
    { address: `${base}b.js`, at: '1:2' },
  ]);
  expect(placeBelow(base, error)).toBe('a.js:10:7');
  expect(placeBelow('https://other.example/', error)).toBeUndefined();
});
