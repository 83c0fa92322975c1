import type { TransactionSql } from 'postgres';
import { z } from 'zod';
import { emailAddress, readBody } from '../body.ts';
import { AuthError } from '../errors.ts';
import { type AuthCall, type AuthKit, limitClient } from '../kit.ts';
import { limitCalls } from '../limiter.ts';
import { type TokenKind, type TokenRow, takeByCode, takeByHash } from '../one-time-tokens.ts';
import { startSession } from '../sessions.ts';
import { confirmEmail, isBanned, type UserRow } from '../users.ts';
import { confirmAddressChange } from './address-change.ts';

/** Which tokens each `type` of a link or code may use. `email` is whichever of the first two was sent. */
const kindsByType: Record<string, readonly TokenKind[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token', 'confirmation_token'],
  email: ['confirmation_token', 'recovery_token'],
  recovery: ['recovery_token', 'confirmation_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};

/** What a token proved; `pending` waits for the other address of a change. */
export type Proof = { kind: 'user'; user: UserRow; token: TokenRow } | { kind: 'pending' };

export const pendingMessage = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** @throws AuthError 400 for an unknown type */
export function kindsOf(type: string): readonly TokenKind[] {
  const kinds = Object.hasOwn(kindsByType, type) ? kindsByType[type] : undefined;
  if (!kinds) throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
  return kinds;
}

/** Does what the token was made for. @throws AuthError 400 for a banned user, 403 for a used-up change of address */
export async function applyToken(sql: TransactionSql, token: TokenRow): Promise<Proof> {
  if (token.token_type.startsWith('email_change')) {
    const user = await confirmAddressChange(sql, token.user_id);
    return user ? { kind: 'user', user, token } : { kind: 'pending' };
  }
  const user = await confirmEmail(sql, token.user_id);
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  return { kind: 'user', user, token };
}

const body = z.object({
  type: z.string(),
  token_hash: z.string().max(256).nullish(),
  token: z.string().max(256).nullish(),
  email: emailAddress.nullish(),
});

/** `POST /verify`: a link's hash, or an address and the code that it got, for a session. */
export async function verifyPosted(kit: AuthKit, call: AuthCall): Promise<Response> {
  limitClient(kit, call);
  const { type, token_hash, token, email } = await readBody(call.request, body);
  const kinds = kindsOf(type);
  // Six digits can be guessed; a few tries can't.
  if (email) limitCalls(kit.limiter, `code ${email}`, kit.settings.attemptsPerEmail);
  const answer = await kit.transact(async (sql) => {
    const proof = await applyToken(sql, await take(sql, kinds, { token_hash, token, email }));
    if (proof.kind === 'pending') return { code: 200, msg: pendingMessage };
    return startSession(kit, sql, proof.user, type === 'recovery' ? 'recovery' : 'otp', call.request);
  });
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

function take(
  sql: TransactionSql,
  kinds: readonly TokenKind[],
  by: { token_hash?: string | null; token?: string | null; email?: string | null },
): Promise<TokenRow> {
  if (by.token_hash) return takeByHash(sql, by.token_hash, kinds);
  if (by.email && by.token) return takeByCode(sql, by.email, by.token, kinds);
  throw new AuthError(400, 'validation_failed', 'Verify requires a token_hash, or an email and a token');
}
