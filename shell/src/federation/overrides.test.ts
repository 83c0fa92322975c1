import { publishedRemote } from '@kindwing/contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enableOverrides, localRelease, overrides, resetOverrides, setOverride } from './overrides.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a local origin is kept until it is reset', () => {
  enableOverrides('development');
  setOverride('portal', 'http://127.0.0.1:3002/');
  expect(overrides()).toEqual({ portal: 'http://127.0.0.1:3002/' });
  resetOverrides();
  expect(overrides()).toEqual({});
});

test.each([
  'https://evil.example/',
  // No policy of a page can name it.
  'http://[::1]:3002/',
  'http://127.0.0.1.evil.example/',
  'http://localhost:3002@evil.example/',
  'javascript:alert(1)',
])('%s is refused, also when it stands in the storage already', (base) => {
  enableOverrides('development');
  expect(setOverride('portal', base)).toBe('refused');
  localStorage.setItem('kindwing.overrides', JSON.stringify({ portal: base }));
  expect(overrides()).toEqual({});
});

test('a link that asks for another origin is told on the console, and nothing else happens', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/?remote.portal=https://evil.example/');
  enableOverrides('development');
  expect(overrides()).toEqual({});
  expect(warn.mock.calls.flat().join()).toContain('not a local origin');
  window.history.replaceState(null, '', '/');
});

test('production has no overrides', () => {
  localStorage.setItem('kindwing.overrides', JSON.stringify({ portal: 'http://127.0.0.1:3002/' }));
  enableOverrides('production');
  expect(overrides()).toEqual({});
});

test('where storage is blocked nothing throws, and the console says why nothing happens', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny });
  window.history.replaceState(null, '', '/?remote.portal=http://127.0.0.1:3002/');
  enableOverrides('development');
  window.history.replaceState(null, '', '/');
  expect(warn.mock.calls.flat().join()).toContain('keeps nothing');
  expect(overrides()).toEqual({});
  expect(setOverride('portal', 'http://127.0.0.1:3002/')).toBe('blocked');
  expect(resetOverrides()).toBe('blocked');
});

test('storage that holds nonsense is no reason to fail', () => {
  enableOverrides('development');
  localStorage.setItem('kindwing.overrides', '{{{');
  expect(overrides()).toEqual({});
});

test('a local server’s description is checked and its files vouched for by nobody', async () => {
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  answer(publishedRemote({ integrity: {} }));
  expect(await localRelease('portal', 'http://127.0.0.1:3002/', false)).toMatchObject({
    name: 'portal',
    integrity: {},
  });
  await expect(localRelease('admin', 'http://127.0.0.1:3003/', false)).rejects.toMatchObject({ reason: 'description' });
  answer({}, 404);
  await expect(localRelease('portal', 'http://127.0.0.1:3002/', false)).rejects.toMatchObject({
    reason: 'unreachable',
  });
});
