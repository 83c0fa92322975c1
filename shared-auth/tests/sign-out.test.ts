import { beforeEach, expect, test, vi } from 'vitest';
import { authActions } from '../src/actions.ts';
import { configureAuth, hasStoredSession } from '../src/index.ts';
import { storageKeyFor } from '../src/session/storage.ts';
import { sessionStore } from '../src/session/store.ts';

const apiUrl = 'http://127.0.0.1:59999';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const claims = btoa(JSON.stringify({ sub: 'a', role: 'authenticated', exp: inAnHour() })).replace(/=+$/, '');

beforeEach(async () => {
  localStorage.clear();
  const user = { id: 'a', email: 'vera@example.com', aud: 'authenticated', app_metadata: {}, user_metadata: {} };
  const session = { access_token: `${btoa('{"alg":"HS256"}')}.${claims}.c2ln`, refresh_token: 'r', user };
  localStorage.setItem(
    storageKeyFor(apiUrl),
    JSON.stringify({ ...session, token_type: 'bearer', expires_in: 3600, expires_at: inAnHour() }),
  );
  configureAuth({ apiUrl, anonKey: 'anon' });
  await vi.waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'), { timeout: 10_000 });
});

const answering = (status: number) => async () => Response.json({ code: 'unexpected', msg: 'No' }, { status });
test.each([
  ['a server that fails', answering(500), false],
  ['a limit of calls', answering(429), false],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['a session that has ended meanwhile', answering(403), true],
  ['a server that does it', async () => new Response(null, { status: 204 }), true],
])('%s leaves nobody signed in on this device', async (_, answer, everywhere) => {
  vi.stubGlobal('fetch', answer);
  expect(await authActions.signOut()).toEqual({ ok: true, value: { everywhere } });
  expect(hasStoredSession()).toBe(false);
  expect(sessionStore.getState().status).toBe('signed-out');
  vi.unstubAllGlobals();
});
