import type { TransactionSql } from 'postgres';
import { signAccessToken } from './access-token.ts';
import type { AuthKit } from './kit.ts';
import { digest, newSecret } from './secrets.ts';
import { type UserView, viewUser } from './user-view.ts';
import type { UserRow } from './users.ts';

export interface SessionRow {
  id: string;
  user_id: string;
  method: string;
  created_at: Date;
}

/** The answer to every successful sign-in, in OAuth's words. */
export interface SessionView {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserView;
}

export async function startSession(
  kit: AuthKit,
  sql: TransactionSql,
  user: UserRow,
  method: string,
  request: Request,
): Promise<SessionView> {
  const [signedIn] = await sql<UserRow[]>`
    update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${user.id} returning *`;
  const [session] = await sql<SessionRow[]>`
    insert into auth.sessions (user_id, method, user_agent)
    values (${user.id}, ${method}, ${request.headers.get('user-agent')})
    returning *`;
  if (!signedIn || !session) throw new Error(`User ${user.id} vanished while signing in`);
  return continueSession(kit, sql, signedIn, session, null);
}

/** Issues the session's next pair of tokens. */
export async function continueSession(
  kit: AuthKit,
  sql: TransactionSql,
  user: UserRow,
  session: SessionRow,
  parent: string | null,
): Promise<SessionView> {
  const refreshToken = newSecret();
  await sql`
    insert into auth.refresh_tokens (session_id, user_id, token, parent)
    values (${session.id}, ${user.id}, ${digest(refreshToken)}, ${parent})`;
  const { apiUrl, jwtSecret } = kit.context;
  const access = await signAccessToken({ apiUrl, jwtSecret, lifetimeSeconds: kit.settings.accessTokenSeconds }, user, {
    sessionId: session.id,
    method: session.method,
    startedAt: session.created_at,
  });
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: kit.settings.accessTokenSeconds,
    expires_at: access.expiresAt,
    refresh_token: refreshToken,
    user: await viewUser(sql, user),
  };
}

/** Ends sessions, and with them their refresh tokens. Access tokens live on until they expire, within the hour. */
export async function endSessions(
  sql: TransactionSql,
  userId: string,
  scope: 'global' | 'local' | 'others',
  sessionId: string | null,
): Promise<void> {
  if (scope === 'global') await sql`delete from auth.sessions where user_id = ${userId}`;
  else if (scope === 'local') await sql`delete from auth.sessions where user_id = ${userId} and id = ${sessionId}`;
  else await sql`delete from auth.sessions where user_id = ${userId} and id is distinct from ${sessionId}`;
}
