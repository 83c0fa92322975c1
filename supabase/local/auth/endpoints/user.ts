import type { TransactionSql } from 'postgres';
import { z } from 'zod';
import { challenge, emailAddress, metadata, readBody } from '../body.ts';
import { AuthError } from '../errors.ts';
import { type AuthCall, type AuthKit, limitClient } from '../kit.ts';
import { type Letter, limitPost, post } from '../post.ts';
import { endSessions } from '../sessions.ts';
import { viewUser } from '../user-view.ts';
import { findById, isBanned, json, type UserRow } from '../users.ts';
import { addressChangeLetters } from './address-change.ts';

/** @throws AuthError 401 without a user's token, 403 if its session has ended */
async function requireUser(sql: TransactionSql, call: AuthCall): Promise<{ user: UserRow; sessionId: string }> {
  const { sub, role } = call.claims;
  const sessionId = call.claims.session_id;
  if (role !== 'authenticated' || !sub || typeof sessionId !== 'string') {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const [session] = await sql`
    select 1 from auth.sessions where id::text = ${sessionId} and user_id::text = ${sub}`;
  if (!session) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  const user = await findById(sql, sub);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user, sessionId };
}

export async function getUser(kit: AuthKit, call: AuthCall): Promise<Response> {
  const view = await kit.transact(async (sql) => viewUser(sql, (await requireUser(sql, call)).user));
  return Response.json(view, { headers: { 'cache-control': 'no-store' } });
}

const body = z.object({
  email: emailAddress.nullish(),
  password: z.string().nullish(),
  data: metadata.nullish(),
  ...challenge,
});

/** `PUT /user`: password (which ends the other sessions), own metadata, or the address (by mail to both). */
export async function updateUser(kit: AuthKit, call: AuthCall): Promise<Response> {
  limitClient(kit, call);
  const { email, password, data, ...flow } = await readBody(call.request, body);
  const { user } = await kit.transact((sql) => requireUser(sql, call));
  const moves = email && email !== user.email ? email : null;
  if (moves !== null) limitPost(kit, moves, 'email_change');
  const passwordHash = password ? await newPasswordHash(kit, user, password) : null;

  const { view, letters } = await kit.transact(async (sql) => {
    const { sessionId } = await requireUser(sql, call);
    if (passwordHash !== null) {
      await sql`update auth.users set encrypted_password = ${passwordHash}, updated_at = now() where id = ${user.id}`;
      await endSessions(sql, user.id, 'others', sessionId);
    }
    if (data) {
      await sql`
        update auth.users set
          raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${json(sql, data)}), updated_at = now()
        where id = ${user.id}`;
    }
    let letters: Letter[] = [];
    if (moves !== null) {
      const redirectTo = call.url.searchParams.get('redirect_to');
      letters = await addressChangeLetters(kit, sql, user, moves, flow, redirectTo);
    }
    return { view: await viewUser(sql, (await requireUser(sql, call)).user), letters };
  });
  for (const letter of letters) await post(kit, letter);
  return Response.json(view);
}

async function newPasswordHash(kit: AuthKit, user: UserRow, password: string): Promise<string> {
  kit.passwords.check(password);
  if (user.encrypted_password !== null && (await kit.passwords.matches(password, user.encrypted_password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return kit.passwords.hash(password);
}
