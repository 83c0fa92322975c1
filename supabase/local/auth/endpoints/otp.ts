import { z } from 'zod';
import { challenge, emailAddress, metadata, readBody } from '../body.ts';
import { beginFlow } from '../flows.ts';
import { type AuthCall, type AuthKit, limitClient } from '../kit.ts';
import { mailLanguage } from '../mails/render.ts';
import { issueToken } from '../one-time-tokens.ts';
import { type Letter, limitPost, post, tokenLink } from '../post.ts';
import { findByEmail, insertUser } from '../users.ts';

const body = z.object({
  email: emailAddress,
  create_user: z.boolean().nullish(),
  data: metadata.nullish(),
  ...challenge,
});

/**
 * Mails a link to sign in with, opening an account for a new address unless `create_user` is false. The answer never
 * tells which it was (hosted Supabase refuses an unknown address with `create_user: false`).
 */
export async function otp(kit: AuthKit, call: AuthCall): Promise<Response> {
  limitClient(kit, call);
  const { email, create_user, data, ...flow } = await readBody(call.request, body);
  limitPost(kit, email, 'otp');
  const letter = await kit.transact(async (sql): Promise<Letter | null> => {
    const known = await findByEmail(sql, email);
    if (!known && create_user === false) return null;
    const fresh = { email, passwordHash: null, confirmed: false, userMetadata: data ?? {} };
    const user = known ?? (await insertUser(sql, fresh)) ?? (await findByEmail(sql, email));
    if (!user) return null;
    const flowId = await beginFlow(sql, flow, 'magiclink');
    const kind = user.email_confirmed_at ? 'recovery_token' : 'confirmation_token';
    const token = await issueToken(kit, sql, { userId: user.id, kind, email, flowId });
    await sql`
      update auth.users set
        recovery_sent_at = case when ${kind === 'recovery_token'} then now() else recovery_sent_at end,
        confirmation_sent_at = case when ${kind === 'confirmation_token'} then now() else confirmation_sent_at end
      where id = ${user.id}`;
    const link = tokenLink(kit, 'email', token.hash, call.url.searchParams.get('redirect_to'));
    return { name: 'magic_link', to: email, email, language: mailLanguage(user.raw_user_meta_data), link };
  });
  if (letter) await post(kit, letter);
  return Response.json({});
}
