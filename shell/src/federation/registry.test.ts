import type { Registry } from '@kindwing/contract/schema';
import { publishedRemote } from '@kindwing/contract/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { type FederationEvent, onFederationEvent } from './events.ts';
import { findRoute, inlinedRegistry, openRegistry, REGISTRY_ELEMENT, registryFailure } from './registry.ts';

const title = { en: 'A', es: 'B' };
const base = 'https://x.example/1/';
const release = (name: string, paths: [string, 'exact' | 'subtree'][]) => ({
  ...publishedRemote({ name, routes: paths.map(([path, covers]) => ({ path, covers, title })) }),
  base,
});
const registry: Registry = {
  schema: 1,
  release: 1,
  composedAt: '',
  remotes: {
    public: {
      current: release('public', [
        ['/', 'exact'],
        ['/blog', 'exact'],
        ['/blog/:slug', 'exact'],
      ]),
    },
    portal: {
      current: release('portal', [
        ['/portal', 'subtree'],
        ['/portal/agent', 'subtree'],
      ]),
    },
  },
};

test.each([
  ['/', '/'],
  ['/blog/', '/blog'],
  ['/blog/first', '/blog/:slug'],
  ['/portal', '/portal'],
  ['/portal/requests/4', '/portal'],
  ['/portal/agent/queue', '/portal/agent'],
  ['/portals', undefined],
  ['/blog/a/b', undefined],
])('%s belongs to %s', (path, expected) => {
  expect(findRoute(path, registry)?.route.path).toBe(expected);
});

test('the page’s copy is read and checked', () => {
  const page = document.implementation.createHTMLDocument();
  expect(inlinedRegistry(page)).toBeUndefined();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = REGISTRY_ELEMENT;
  block.textContent = JSON.stringify(registry);
  page.head.append(block);
  expect(inlinedRegistry(page)?.release).toBe(1);
  block.textContent = '{"schema":1}';
  expect(() => inlinedRegistry(page)).toThrow(/Compose the pages again/);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is not there', () => new Response('', { status: 404 }), 'unreachable'],
  ['is garbled', () => new Response('<!doctype html>'), 'description'],
  ['takes too long', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')), 'timeout'],
  ['is on a host that is down', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
])('a registry that %s is an event with a reference, and another try finds it', async (_, answer, cause) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const events: FederationEvent[] = [];
  const stop = onFederationEvent((event) => events.push(event));
  vi.stubGlobal('fetch', async () => answer());
  expect((await openRegistry()).remotes).toEqual({});
  const failure = registryFailure();
  expect(failure).toMatchObject({ remote: 'shell', owner: 'Shell team', cause });
  expect(events).toEqual([{ type: 'failed', failure }]);
  stop();
});

test('the registry that is there at last is used, and nothing is missing any more', async () => {
  vi.stubGlobal('fetch', async () => Response.json(registry));
  expect((await openRegistry()).release).toBe(1);
  expect(registryFailure()).toBeUndefined();
});
