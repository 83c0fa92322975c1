import type { Session, User } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import type { AuthActions } from '../actions.ts';
import type { BackendClient } from '../client/owner.ts';
import type { Role } from '../role.ts';
import { type SessionState, signedOut } from '../session/state.ts';
import { useAuthSource } from './context.ts';

/** The session as it stands. A page rendered ahead of time, and its hydration, are those of a signed-out visitor. */
export function useSession(): SessionState {
  const { store } = useAuthSource();
  return useSyncExternalStore(store.subscribe, store.getState, () => signedOut);
}

export interface Auth extends AuthActions {
  user: User | null;
  session: Session | null;
  /** True until the first look at the stored session has finished. */
  loading: boolean;
}

/** The session and what changes it; throws outside an `AuthProvider`. */
export function useAuth(): Auth {
  const { actions } = useAuthSource();
  const state = useSession();
  const signedIn = state.status === 'signed-in';
  return {
    ...actions,
    user: signedIn ? state.user : null,
    session: signedIn ? state.session : null,
    loading: state.status === 'loading',
  };
}

export interface RoleView {
  /** `client` for a signed-out visitor too: the role that grants nothing. */
  role: Role;
  isAdmin: boolean;
  isAgent: boolean;
  isClient: boolean;
}

/** The derived role. For what a person may open use `decideAccess`; what they may read or write the database decides. */
export function useRole(): RoleView {
  const state = useSession();
  const role = state.status === 'signed-in' ? state.role : 'client';
  return { role, isAdmin: role === 'admin', isAgent: role === 'agent', isClient: role === 'client' };
}

/**
 * The Supabase client, for pages behind a sign-in: there it is loaded already. Public pages await `getClient()`
 * instead, when something is sent.
 */
export function useBackend(): BackendClient {
  const client = useAuthSource().client();
  if (!client) {
    throw new Error(
      'useBackend was called where nobody is signed in, so the client is not loaded. Await getClient() there instead.',
    );
  }
  return client;
}
