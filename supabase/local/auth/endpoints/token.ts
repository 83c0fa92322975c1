import { z } from 'zod';
import { emailAddress, readBody } from '../body.ts';
import { AuthError } from '../errors.ts';
import { finishFlow } from '../flows.ts';
import { type AuthCall, type AuthKit, limitClient } from '../kit.ts';
import { limitCalls } from '../limiter.ts';
import { renewSession } from '../refresh.ts';
import { type SessionView, startSession } from '../sessions.ts';
import { findByEmail, findById, isBanned } from '../users.ts';
import { missingCredentials } from './signup.ts';

const passwordBody = z.object({ email: emailAddress.optional().catch(undefined), password: z.string().optional() });
const refreshBody = z.object({ refresh_token: z.string().min(1).max(256) });
const codeBody = z.object({ auth_code: z.string().min(1).max(256), code_verifier: z.string().min(1).max(256) });

/** `POST /token?grant_type=password|refresh_token|pkce`: every way to a session that is no link in a mail. */
export async function token(kit: AuthKit, call: AuthCall): Promise<Response> {
  limitClient(kit, call);
  const grants: Record<string, (kit: AuthKit, call: AuthCall) => Promise<SessionView>> = {
    password: byPassword,
    refresh_token: byRefreshToken,
    pkce: byCode,
  };
  const grant = grants[call.url.searchParams.get('grant_type') ?? ''];
  if (!grant) throw new AuthError(400, 'validation_failed', 'unsupported_grant_type');
  return Response.json(await grant(kit, call), { headers: { 'cache-control': 'no-store' } });
}

async function byPassword(kit: AuthKit, call: AuthCall): Promise<SessionView> {
  const { email, password } = await readBody(call.request, passwordBody);
  if (!email || !password) throw new AuthError(400, 'validation_failed', missingCredentials);
  limitCalls(kit.limiter, `password ${email}`, kit.settings.attemptsPerEmail);

  const user = await kit.transact((sql) => findByEmail(sql, email));
  const matches = await kit.passwords.matches(password, user?.encrypted_password ?? null);
  if (!user || !matches) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  // Only who knows the password learns more about the account.
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  return kit.transact((sql) => startSession(kit, sql, user, 'password', call.request));
}

async function byRefreshToken(kit: AuthKit, call: AuthCall): Promise<SessionView> {
  const { refresh_token } = await readBody(call.request, refreshBody);
  return renewSession(kit, refresh_token);
}

async function byCode(kit: AuthKit, call: AuthCall): Promise<SessionView> {
  const { auth_code, code_verifier } = await readBody(call.request, codeBody);
  return kit.transact(async (sql) => {
    const { userId, method } = await finishFlow(kit, sql, auth_code, code_verifier);
    const user = await findById(sql, userId);
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
    if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
    return startSession(kit, sql, user, method, call.request);
  });
}
