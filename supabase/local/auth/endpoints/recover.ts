import { z } from 'zod';
import { challenge, emailAddress, readBody } from '../body.ts';
import { beginFlow } from '../flows.ts';
import { type AuthCall, type AuthKit, limitClient } from '../kit.ts';
import { mailLanguage } from '../mails/render.ts';
import { issueToken } from '../one-time-tokens.ts';
import { type Letter, limitPost, post, tokenLink } from '../post.ts';
import { findByEmail } from '../users.ts';

const body = z.object({ email: emailAddress, ...challenge });

/** Mails a link to set a new password; the same answer for an address without an account. */
export async function recover(kit: AuthKit, call: AuthCall): Promise<Response> {
  limitClient(kit, call);
  const { email, ...flow } = await readBody(call.request, body);
  limitPost(kit, email, 'recovery');
  const letter = await kit.transact(async (sql): Promise<Letter | null> => {
    const user = await findByEmail(sql, email);
    if (!user) return null;
    const flowId = await beginFlow(sql, flow, 'recovery');
    const token = await issueToken(kit, sql, { userId: user.id, kind: 'recovery_token', email, flowId });
    await sql`update auth.users set recovery_sent_at = now() where id = ${user.id}`;
    const link = tokenLink(kit, 'recovery', token.hash, call.url.searchParams.get('redirect_to'));
    return { name: 'recovery', to: email, email, language: mailLanguage(user.raw_user_meta_data), link };
  });
  if (letter) await post(kit, letter);
  return Response.json({});
}
