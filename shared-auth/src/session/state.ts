import type { Session, User } from '@supabase/supabase-js';
import type { Role } from '../role.ts';

/** The life of a session in this tab. `recovering` is true after a password-reset link, until a new password is set. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; session: Session; user: User; role: Role; recovering: boolean };

/** Nobody is signed in: one object for all who say so, so that a page that was made for a visitor isn't drawn again for one. */
export const signedOut: SessionState = { status: 'signed-out' };
