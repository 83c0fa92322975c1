import { AuthError } from './errors.ts';
import type { AuthKit } from './kit.ts';
import { digest } from './secrets.ts';
import { continueSession, type SessionRow, type SessionView } from './sessions.ts';
import { findById, isBanned } from './users.ts';

interface RefreshTokenRow {
  session_id: string;
  revoked: boolean;
  seconds_since_use: number;
}

type Outcome = { kind: 'renewed'; session: SessionView } | { kind: 'refused'; error: AuthError };

const refused = (code: string, message: string): Outcome => ({
  kind: 'refused',
  error: new AuthError(400, code, message),
});

/**
 * Exchanges a refresh token for the session's next one. A token that has been used before is accepted for a few
 * seconds (two tabs, or an answer that got lost); later somebody holds a copy, and the whole session ends.
 */
export async function renewSession(kit: AuthKit, refreshToken: string): Promise<SessionView> {
  const outcome = await kit.transact<Outcome>(async (sql) => {
    const token = digest(refreshToken);
    const [owner] = await sql<{ session_id: string }[]>`
      select session_id from auth.refresh_tokens where token = ${token}`;
    if (!owner) return refused('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    // The session's lock queues simultaneous renewals, so that each sees what the one before it did.
    const [session] = await sql<SessionRow[]>`
      select * from auth.sessions where id = ${owner.session_id} for update`;
    const [used] = await sql<RefreshTokenRow[]>`
      select session_id, revoked, extract(epoch from clock_timestamp() - updated_at)::float8 as seconds_since_use
      from auth.refresh_tokens where token = ${token}`;
    if (!session || !used) return refused('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

    const user = await findById(sql, session.user_id);
    if (!user) return refused('user_not_found', 'User not found');
    if (isBanned(user)) {
      await sql`delete from auth.sessions where user_id = ${user.id}`;
      return refused('user_banned', 'Invalid Refresh Token: User Banned');
    }
    if (used.revoked && used.seconds_since_use > kit.settings.refreshReuseSeconds) {
      await sql`delete from auth.sessions where id = ${session.id}`;
      return refused('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    }
    if (!used.revoked) {
      await sql`
        update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = ${token}`;
    }
    await sql`update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${session.id}`;
    return { kind: 'renewed', session: await continueSession(kit, sql, user, session, token) };
  });
  if (outcome.kind === 'refused') throw outcome.error;
  return outcome.session;
}
