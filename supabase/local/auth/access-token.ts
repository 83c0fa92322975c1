import { SignJWT } from 'jose';
import type { UserRow } from './users.ts';

export interface TokenIssuer {
  /** The API's address; tokens name `<apiUrl>/auth/v1` as their issuer. */
  apiUrl: string;
  jwtSecret: string;
  lifetimeSeconds: number;
}

export interface SessionClaims {
  sessionId: string;
  /** How the session began: password, otp, magiclink, recovery … */
  method: string;
  startedAt: Date;
}

/** @returns the signed token, and its end in seconds since 1970. */
export async function signAccessToken(issuer: TokenIssuer, user: UserRow, session: SessionClaims) {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + issuer.lifetimeSeconds;
  const token = await new SignJWT({
    email: user.email,
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: Math.floor(session.startedAt.getTime() / 1000) }],
    session_id: session.sessionId,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(`${issuer.apiUrl}/auth/v1`)
    .setAudience(user.aud)
    .setSubject(user.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(issuer.jwtSecret));
  return { token, expiresAt };
}
