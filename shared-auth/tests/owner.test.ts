import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureAuth, getClient, hasStoredSession } from '../src/index.ts';
import { openStorage, storageKeyFor } from '../src/session/storage.ts';
import { sessionStore } from '../src/session/store.ts';

const configuration = { apiUrl: 'http://127.0.0.1:59999', anonKey: 'anon' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('with no stored session a visitor is signed out at once', () => {
  configureAuth(configuration);
  expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
});

test('a stored session waits until it has been read', async () => {
  localStorage.setItem(storageKeyFor(configuration.apiUrl), '{"broken":true}');
  configureAuth(configuration);
  expect(hasStoredSession()).toBe(true);
  expect(sessionStore.getState()).toEqual({ status: 'loading' });
  await vi.waitFor(() => expect(sessionStore.getState()).toEqual({ status: 'signed-out' }));
});

test('signing in elsewhere starts a tab that had loaded nothing', async () => {
  configureAuth(configuration);
  const key = storageKeyFor(configuration.apiUrl);
  localStorage.setItem(key, '{"broken":true}');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(sessionStore.getState()).toEqual({ status: 'loading' });
  await vi.waitFor(() => expect(sessionStore.getState()).toEqual({ status: 'signed-out' }));
});

test.each([undefined, {}, { apiUrl: 'http://127.0.0.1:59999' }, { apiUrl: 'no address', anonKey: 'k' }])(
  'the configuration %j is reported on the console with what to set',
  async (given) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    configureAuth(given);
    expect(report).toHaveBeenCalledWith(
      expect.stringMatching(/connect the .* integration, or set the URL and anon-key/),
    );
    await expect(getClient()).rejects.toThrow(/anon-key/);
  },
);

test('two backends never share a session', () => {
  const keys = ['http://127.0.0.1:54321', 'http://127.0.0.1:4604', 'https://abc.supabase.co'].map(storageKeyFor);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('sb-abc-supabase-co-auth-token');
});

test('blocked storage falls back to memory', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = openStorage();
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});
