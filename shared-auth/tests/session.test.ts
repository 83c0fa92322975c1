import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { reduceSession } from '../src/session/reduce.ts';
import type { SessionState } from '../src/session/state.ts';
import { fakeSignedIn } from '../src/testing/index.tsx';

const loading: SessionState = { status: 'loading' };
const agent = fakeSignedIn('agent');
const session: Session | null = agent.status === 'signed-in' ? agent.session : null;

test.each<AuthChangeEvent>([
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'MFA_CHALLENGE_VERIFIED',
])('%s takes the session over', (event) => {
  expect(reduceSession(loading, event, session)).toMatchObject({
    status: 'signed-in',
    role: 'agent',
    recovering: false,
  });
});

test('no stored session signs out', () => {
  expect(reduceSession(loading, 'INITIAL_SESSION', null)).toEqual({ status: 'signed-out' });
  expect(reduceSession(agent, 'SIGNED_OUT', null)).toEqual({ status: 'signed-out' });
});

test('a recovery lasts over refreshes until the password is set', () => {
  const recovering = reduceSession(loading, 'PASSWORD_RECOVERY', session);
  expect(recovering).toMatchObject({ recovering: true });
  const refreshed = reduceSession(recovering, 'TOKEN_REFRESHED', session);
  expect(refreshed).toMatchObject({ recovering: true });
  expect(reduceSession(refreshed, 'USER_UPDATED', session)).toMatchObject({ recovering: false });
});
