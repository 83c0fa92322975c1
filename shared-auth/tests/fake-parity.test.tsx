import type { Session } from '@supabase/supabase-js';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type Auth,
  AuthProvider,
  type RoleView,
  type SessionState,
  useAuth,
  useRole,
  useSession,
} from '../src/index.ts';
import { reduceSession } from '../src/session/reduce.ts';
import { sessionStore } from '../src/session/store.ts';
import { FakeSession, fakeSignedIn } from '../src/testing/index.tsx';

/** What the fake shows a remote's tests is what the provider shows its pages: both are asked the same in each state. */
type As = Parameters<typeof FakeSession>[0]['as'];
const states = ['loading', 'signed-out', 'client', 'agent', 'admin'] as const satisfies readonly As[];

interface Seen {
  auth: Auth;
  role: RoleView;
  state: SessionState;
}

function seenBelow(around: (children: ReactNode) => ReactNode): { now: () => Seen } {
  let seen: Seen | undefined;
  const Look = () => {
    seen = { auth: useAuth(), role: useRole(), state: useSession() };
    return null;
  };
  render(around(<Look />));
  return {
    now: () => {
      if (!seen) throw new Error('nothing was drawn');
      return seen;
    },
  };
}

/** The session as the auth service hands it over, in the state that this role stands for. */
const handedOver = (as: As): Session | null => {
  const state = as === 'loading' || as === 'signed-out' ? undefined : fakeSignedIn(as);
  return state?.status === 'signed-in' ? state.session : null;
};

function enter(as: As): void {
  const loading: SessionState = { status: 'loading' };
  sessionStore.setState(as === 'loading' ? loading : reduceSession(loading, 'INITIAL_SESSION', handedOver(as)), true);
}

/** Functions are compared by what they are: each of the two has its own. */
const plain = (value: object): object =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeof each === 'function' ? 'function' : each]));

afterEach(() => {
  cleanup();
  enter('loading');
  vi.restoreAllMocks();
});

test.each(states)('%s: user, session, role and the calls are the same', (as) => {
  enter(as);
  const real = seenBelow((children) => <AuthProvider>{children}</AuthProvider>).now();
  const fake = seenBelow((children) => <FakeSession as={as}>{children}</FakeSession>).now();
  expect(plain(fake.auth)).toEqual(plain(real.auth));
  expect(fake.role).toEqual(real.role);
  expect(fake.state).toEqual(real.state);
});

test('signing out leaves both as a visitor', async () => {
  enter('agent');
  const real = seenBelow((children) => <AuthProvider>{children}</AuthProvider>);
  const fake = seenBelow((children) => <FakeSession as="agent">{children}</FakeSession>);
  await act(async () => {
    await fake.now().auth.signOut();
    sessionStore.setState(reduceSession(sessionStore.getState(), 'SIGNED_OUT', null), true);
  });
  expect(fake.now().state).toEqual(real.now().state);
  expect(plain(fake.now().auth)).toEqual(plain(real.now().auth));
});

test('a call that can not be had answers both with a failure, and throws in neither', async () => {
  enter('signed-out');
  const real = seenBelow((children) => <AuthProvider>{children}</AuthProvider>).now().auth;
  const fake = seenBelow((children) => <FakeSession as="signed-out">{children}</FakeSession>).now().auth;
  const details = { name: 'Rosa', consentProcessing: true, consentMarketing: false, language: 'en' as const };
  const credentials = { email: 'rosa@example.com', password: 'a long enough one' };
  const calls: [string, (auth: Auth) => Promise<{ ok: boolean }>][] = [
    ['signUp', (auth) => auth.signUp({ ...details, ...credentials })],
    ['signIn', (auth) => auth.signIn(credentials)],
    ['signInWithOtp', (auth) => auth.signInWithOtp(credentials)],
    ['requestPasswordReset', (auth) => auth.requestPasswordReset(credentials.email)],
    ['updatePassword', (auth) => auth.updatePassword(credentials.password)],
    ['completeLink', (auth) => auth.completeLink('https://kindwing.example/auth/callback?code=1')],
  ];
  for (const [name, call] of calls)
    expect([await call(real), await call(fake)], name).toMatchObject([
      { ok: false, failure: { message: expect.any(String), status: 0 } },
      { ok: false, failure: { message: expect.any(String), status: 0 } },
    ]);
});
