import { AuthError } from '../errors.ts';
import type { AuthCall, AuthKit } from '../kit.ts';
import { endSessions } from '../sessions.ts';

/** `POST /logout?scope=global|local|others`. A session that has already ended is signed out as asked. */
export async function logout(kit: AuthKit, call: AuthCall): Promise<Response> {
  const { sub, role } = call.claims;
  if (role !== 'authenticated' || !sub) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const scope = call.url.searchParams.get('scope') ?? 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  }
  const sessionId = call.claims.session_id;
  await kit.transact((sql) => endSessions(sql, sub, scope, typeof sessionId === 'string' ? sessionId : null));
  return new Response(null, { status: 204 });
}
