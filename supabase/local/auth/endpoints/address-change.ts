import type { TransactionSql } from 'postgres';
import { AuthError } from '../errors.ts';
import { beginFlow, type Challenge } from '../flows.ts';
import type { AuthKit } from '../kit.ts';
import { mailLanguage } from '../mails/render.ts';
import { issueToken, type TokenKind } from '../one-time-tokens.ts';
import { type Letter, tokenLink } from '../post.ts';
import { findByEmail, type UserRow } from '../users.ts';

/**
 * Begins a change of address: both the new and the present address must confirm it. A new address that belongs to
 * another account gets a notice instead of a link, so that the answer does not say whether it does.
 */
export async function addressChangeLetters(
  kit: AuthKit,
  sql: TransactionSql,
  user: UserRow,
  newEmail: string,
  flow: Challenge,
  redirectTo: string | null,
): Promise<Letter[]> {
  await sql`
    update auth.users set email_change = ${newEmail}, email_change_sent_at = now(), email_change_confirm_status = 0
    where id = ${user.id}`;
  // A token that an earlier change sent to another address must not confirm this one.
  await sql`delete from auth.one_time_tokens where user_id = ${user.id} and token_type = 'email_change_token_new'`;
  const flowId = await beginFlow(sql, flow, 'email_change');
  const language = mailLanguage(user.raw_user_meta_data);
  const letter = async (kind: TokenKind, name: Letter['name'], to: string): Promise<Letter> => {
    const token = await issueToken(kit, sql, { userId: user.id, kind, email: to, flowId });
    return { name, to, email: user.email, language, link: tokenLink(kit, 'email_change', token.hash, redirectTo) };
  };
  const present = await letter('email_change_token_current', 'email_change_current', user.email);
  const owner = await findByEmail(sql, newEmail);
  if (!owner) return [present, await letter('email_change_token_new', 'email_change_new', newEmail)];
  const notice = { to: newEmail, email: newEmail, language: mailLanguage(owner.raw_user_meta_data), link: null };
  return [present, { name: 'address_taken', ...notice }];
}

/** @returns the user once both addresses have confirmed; null after the first. */
export async function confirmAddressChange(sql: TransactionSql, userId: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`select * from auth.users where id = ${userId} for update`;
  if (!user?.email_change) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  if (user.email_change_confirm_status === 0) {
    await sql`update auth.users set email_change_confirm_status = 1 where id = ${userId}`;
    return null;
  }
  if (await findByEmail(sql, user.email_change)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  const [changed] = await sql<UserRow[]>`
    update auth.users set
      email = email_change, email_change = '', email_change_confirm_status = 0, email_confirmed_at = now(),
      raw_user_meta_data = raw_user_meta_data || jsonb_build_object('email', email_change, 'email_verified', true),
      updated_at = now()
    where id = ${userId}
    returning *`;
  await sql`
    update auth.identities set
      identity_data = identity_data || jsonb_build_object('email', ${user.email_change}::text, 'email_verified', true),
      updated_at = now()
    where user_id = ${userId} and provider = 'email'`;
  return changed ?? null;
}
