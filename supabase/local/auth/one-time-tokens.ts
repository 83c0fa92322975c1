import type { TransactionSql } from 'postgres';
import { AuthError } from './errors.ts';
import type { AuthKit } from './kit.ts';
import { codeDigest, digest, newCode, newSecret } from './secrets.ts';

export type TokenKind =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current';

export interface TokenRow {
  id: string;
  user_id: string;
  token_type: TokenKind;
  relates_to: string;
  flow_state_id: string | null;
  expires_at: Date;
}

/** The two ways to use a mail: its link carries `hash`, a person may type `code`. */
export interface IssuedToken {
  hash: string;
  code: string;
}

/** Marks a link whose opening gives a PKCE code instead of tokens. */
export const pkcePrefix = 'pkce_';

const expired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

/** Makes the user's one live token of this kind; the one before it stops working. */
export async function issueToken(
  kit: AuthKit,
  sql: TransactionSql,
  token: { userId: string; kind: TokenKind; email: string; flowId: string | null },
): Promise<IssuedToken> {
  const hash = `${token.flowId === null ? '' : pkcePrefix}${newSecret()}`;
  const code = newCode();
  const seconds = token.kind === 'confirmation_token' ? kit.settings.confirmationSeconds : kit.settings.linkSeconds;
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, otp_hash, relates_to, flow_state_id, expires_at)
    values (
      ${token.userId}, ${token.kind}, ${digest(hash)}, ${codeDigest(token.email, code)}, ${token.email},
      ${token.flowId}, now() + make_interval(secs => ${seconds})
    )
    on conflict (user_id, token_type) do update set
      token_hash = excluded.token_hash, otp_hash = excluded.otp_hash, relates_to = excluded.relates_to,
      flow_state_id = excluded.flow_state_id, expires_at = excluded.expires_at, created_at = now()`;
  return { hash, code };
}

/**
 * Takes a token by its link's hash, so that it works once.
 * @throws AuthError 403 `otp_expired` for a token that is unknown, used, too old, or of another kind.
 */
export async function takeByHash(sql: TransactionSql, hash: string, kinds: readonly TokenKind[]): Promise<TokenRow> {
  const [row] = await sql<TokenRow[]>`
    delete from auth.one_time_tokens
    where token_hash = ${digest(hash)} and token_type in ${sql([...kinds])}
    returning *`;
  if (!row || row.expires_at.getTime() <= Date.now()) throw expired();
  return row;
}

/** The same by the address and the code that it got. @throws AuthError 403 `otp_expired` */
export async function takeByCode(
  sql: TransactionSql,
  email: string,
  code: string,
  kinds: readonly TokenKind[],
): Promise<TokenRow> {
  const [row] = await sql<TokenRow[]>`
    delete from auth.one_time_tokens
    where relates_to = ${email} and otp_hash = ${codeDigest(email, code)} and token_type in ${sql([...kinds])}
    returning *`;
  if (!row || row.expires_at.getTime() <= Date.now())
    throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  return row;
}
