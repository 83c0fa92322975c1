import type { Session, User } from '@supabase/supabase-js';
import type { Role } from '../role.ts';

/** The life of a session in this tab. `recovering` is true after a password-reset link, until a new password is set. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; session: Session; user: User; role: Role; recovering: boolean };
