import { z } from 'zod';
import { pageLink } from '../../../domain/mails/index.ts';
import { challenge, emailAddress, metadata, readBody } from '../body.ts';
import { AuthError } from '../errors.ts';
import { beginFlow } from '../flows.ts';
import { type AuthCall, type AuthKit, limitClient } from '../kit.ts';
import { mailLanguage } from '../mails/render.ts';
import { issueToken } from '../one-time-tokens.ts';
import { type Letter, limitPost, post, tokenLink } from '../post.ts';
import { viewPendingUser } from '../user-view.ts';
import { findByEmail, insertUser, type UserRow } from '../users.ts';

export const missingCredentials = 'You must provide either an email or phone number and a password';

const body = z.object({
  email: emailAddress.optional(),
  password: z.string().optional(),
  data: metadata.nullish(),
  ...challenge,
});

/**
 * Opens an account that waits for its confirmation mail. For an address that has one the answer is the same, and its
 * owner gets a mail that says so; a sign-up repeated before the confirmation sends the mail again and changes nothing
 * else, since nobody has proved yet whose address it is.
 */
export async function signUp(kit: AuthKit, call: AuthCall): Promise<Response> {
  limitClient(kit, call);
  const { email, password, data, ...flow } = await readBody(call.request, body);
  if (!email || !password) throw new AuthError(400, 'validation_failed', missingCredentials);
  kit.passwords.check(password);
  const details = data ?? {};
  limitPost(kit, email, 'signup');
  const passwordHash = await kit.passwords.hash(password);

  const { user, letter } = await kit.transact(async (sql) => {
    const known = await findByEmail(sql, email);
    if (known?.email_confirmed_at) {
      const language = mailLanguage(known.raw_user_meta_data);
      const link = pageLink(new URL(kit.context.siteUrl).origin, '/login', language);
      const notice: Letter = { name: 'account_exists', to: email, email, language, link };
      return { user: viewPendingUser(crypto.randomUUID(), email, details), letter: notice };
    }
    const added = known ?? (await insertUser(sql, { email, passwordHash, confirmed: false, userMetadata: details }));
    if (!added)
      throw new AuthError(409, 'conflict', 'This address is being signed up at this moment. Please try again.');
    const user = viewPendingUser(added.id, email, details);
    return { user, letter: await confirmationLetter(kit, sql, added, flow, call.url.searchParams.get('redirect_to')) };
  });
  await post(kit, letter);
  return Response.json(user);
}

/** Makes the confirmation's token, and the mail that carries it. */
export async function confirmationLetter(
  kit: AuthKit,
  sql: Parameters<typeof issueToken>[1],
  user: UserRow,
  flow: Parameters<typeof beginFlow>[1],
  redirectTo: string | null,
): Promise<Letter> {
  const flowId = await beginFlow(sql, flow, 'email/signup');
  const { email } = user;
  const token = await issueToken(kit, sql, { userId: user.id, kind: 'confirmation_token', email, flowId });
  await sql`update auth.users set confirmation_sent_at = now() where id = ${user.id}`;
  const link = tokenLink(kit, 'email', token.hash, redirectTo);
  return { name: 'confirmation', to: email, email, language: mailLanguage(user.raw_user_meta_data), link };
}
