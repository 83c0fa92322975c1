import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { deriveRole } from '../role.ts';
import { type SessionState, signedOut } from './state.ts';

/**
 * The next state after an event of the auth service. Every event carries the session as it now stands, so most of them
 * (INITIAL_SESSION, SIGNED_IN, TOKEN_REFRESHED, USER_UPDATED, MFA_CHALLENGE_VERIFIED) mean the same: take it over.
 */
export function reduceSession(state: SessionState, event: AuthChangeEvent, session: Session | null): SessionState {
  if (event === 'SIGNED_OUT' || !session) return signedOut;
  const recovering =
    event === 'PASSWORD_RECOVERY' || (event !== 'USER_UPDATED' && state.status === 'signed-in' && state.recovering);
  return { status: 'signed-in', session, user: session.user, role: deriveRole(session.user), recovering };
}
