import type { Session, User } from '@supabase/supabase-js';
import { type ReactNode, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { AuthActions } from '../actions.ts';
import type { BackendClient } from '../client/owner.ts';
import { failed, succeeded } from '../failure.ts';
import { AuthContext } from '../react/context.ts';
import type { Role } from '../role.ts';
import { type SessionState, signedOut } from '../session/state.ts';

/** A signed-in state for tests: a user of the given role with a session that never reaches a server. */
export function fakeSignedIn(role: Role, user: Partial<User> = {}): SessionState {
  const whole: User = {
    id: '00000000-0000-4000-8000-000000000001',
    email: `${role}@kindwing.example`,
    app_metadata: { role },
    user_metadata: { name: `Test ${role}` },
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00.000Z',
    ...user,
  };
  const session: Session = {
    access_token: 'fake-access-token',
    refresh_token: 'fake-refresh-token',
    expires_in: 3600,
    token_type: 'bearer',
    user: whole,
  };
  return { status: 'signed-in', session, user: whole, role, recovering: false };
}

const unanswered = async () =>
  failed({ code: 'unknown', message: 'The fake session answers no such call.', status: 0 });

export interface FakeSessionProps {
  /** A role signs somebody in; `loading` and `signed-out` are the other two states. */
  as: Role | 'loading' | 'signed-out';
  user?: Partial<User>;
  /** What `useBackend` hands out. */
  client?: BackendClient;
  /** Calls that the test wants answered; `signOut` signs out, every other one fails. */
  actions?: Partial<AuthActions>;
  children: ReactNode;
}

/** Stands in for `AuthProvider` in tests. */
export function FakeSession({ as, user, client, actions, children }: FakeSessionProps) {
  const [source] = useState(() => {
    const store = createStore<SessionState>(() =>
      as === 'loading' || as === 'signed-out' ? { status: as } : fakeSignedIn(as, user),
    );
    const defaults: AuthActions = {
      signUp: unanswered,
      signIn: unanswered,
      signInWithOtp: unanswered,
      requestPasswordReset: unanswered,
      updatePassword: unanswered,
      completeLink: unanswered,
      signOut: async () => {
        store.setState(signedOut, true);
        return succeeded({ everywhere: true });
      },
    };
    return { store, actions: { ...defaults, ...actions }, client: () => client };
  });
  return <AuthContext value={source}>{children}</AuthContext>;
}
