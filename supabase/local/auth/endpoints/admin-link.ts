import { z } from 'zod';
import { emailAddress, metadata, readBody } from '../body.ts';
import { AuthError } from '../errors.ts';
import type { AuthCall, AuthKit } from '../kit.ts';
import { mailLanguage } from '../mails/render.ts';
import { issueToken, type TokenKind } from '../one-time-tokens.ts';
import { type Letter, post, tokenLink } from '../post.ts';
import { allowedRedirect } from '../redirects.ts';
import { viewUser } from '../user-view.ts';
import { findByEmail, insertUser } from '../users.ts';
import { emailExists, requireService } from './admin.ts';

const linkBody = z.object({
  type: z.enum(['signup', 'magiclink', 'recovery', 'invite']),
  email: emailAddress,
  password: z.string().nullish(),
  data: metadata.nullish(),
  redirect_to: z.string().nullish(),
});

/** `POST /admin/generate_link`: makes the link that a mail would carry, and sends nothing. */
export async function adminLink(kit: AuthKit, call: AuthCall): Promise<Response> {
  requireService(call);
  const { type, email, password, data, redirect_to } = await readBody(call.request, linkBody);
  if (type === 'signup' && !password) throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  const passwordHash = password ? await kit.passwords.hash(password) : null;
  const answer = await kit.transact(async (sql) => {
    const known = await findByEmail(sql, email);
    if (known?.email_confirmed_at && (type === 'signup' || type === 'invite')) throw emailExists();
    if (!known && type === 'recovery') throw new AuthError(404, 'user_not_found', 'User with this email not found');
    const fresh = { email, passwordHash, confirmed: false, userMetadata: data ?? {}, invited: type === 'invite' };
    const user = known ?? (await insertUser(sql, fresh));
    if (!user) throw emailExists();
    const kind: TokenKind = type === 'signup' || type === 'invite' ? 'confirmation_token' : 'recovery_token';
    const token = await issueToken(kit, sql, { userId: user.id, kind, email, flowId: null });
    const { siteUrl, redirectAllowList, apiUrl } = kit.context;
    const wanted = redirect_to ?? call.url.searchParams.get('redirect_to');
    const target = allowedRedirect(wanted, { siteUrl, allowList: redirectAllowList }) ?? new URL(siteUrl);
    const link = new URL(`${apiUrl}/auth/v1/verify`);
    link.search = new URLSearchParams({ token: token.hash, type, redirect_to: target.href }).toString();
    return {
      ...(await viewUser(sql, user)),
      action_link: link.href,
      email_otp: token.code,
      hashed_token: token.hash,
      verification_type: type,
      redirect_to: target.href,
    };
  });
  return Response.json(answer);
}

const inviteBody = z.object({ email: emailAddress, data: metadata.nullish() });

/** `POST /invite`: an account for somebody, who gets the mail. */
export async function invite(kit: AuthKit, call: AuthCall): Promise<Response> {
  requireService(call);
  const { email, data } = await readBody(call.request, inviteBody);
  const { view, letter } = await kit.transact(async (sql) => {
    const fresh = { email, passwordHash: null, confirmed: false, userMetadata: data ?? {}, invited: true };
    const user = await insertUser(sql, fresh);
    if (!user) throw emailExists();
    const token = await issueToken(kit, sql, { userId: user.id, kind: 'confirmation_token', email, flowId: null });
    const link = tokenLink(kit, 'invite', token.hash, call.url.searchParams.get('redirect_to'));
    const language = mailLanguage(user.raw_user_meta_data);
    const letter: Letter = { name: 'invite', to: email, email, language, link };
    return { view: await viewUser(sql, user), letter };
  });
  await post(kit, letter);
  return Response.json(view);
}
