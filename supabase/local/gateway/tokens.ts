import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { ApiRole, Claims } from '../service.ts';
import { Refusal } from './refusal.ts';

const roles: readonly unknown[] = ['anon', 'authenticated', 'service_role'] satisfies ApiRole[];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function hasApiRole(claims: JWTPayload): claims is Claims {
  return roles.includes(claims.role);
}

/**
 * Verifies a bearer token: HS256 with our secret, not expired, and with a role that the API may take. Anything else
 * (`alg: none`, another project's token, `role: postgres`) is refused with 401.
 */
export async function verifyToken(token: string, secret: string): Promise<Claims> {
  let claims: JWTPayload;
  try {
    const verified = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    claims = verified.payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new Refusal(401, 'PGRST303', 'JWT expired', 'Refresh the session, or sign in again.');
    }
    throw new Refusal(401, 'PGRST301', 'The token is not one of this project.', 'Sign in again.');
  }
  if (!hasApiRole(claims)) {
    throw new Refusal(401, 'PGRST301', 'The token has no role that may use this API.', 'Sign in again.');
  }
  if (claims.role === 'authenticated' && !uuid.test(claims.sub ?? '')) {
    throw new Refusal(401, 'PGRST301', 'The token names no user.', 'Sign in again.');
  }
  return claims;
}

/** The token of an `Authorization: Bearer …` header; undefined without the header, refused in any other form. */
export function bearerOf(headers: Headers): string | undefined {
  const header = headers.get('authorization');
  if (header === null) return undefined;
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw new Refusal(401, 'PGRST301', 'The Authorization header is not "Bearer <token>".');
  return token;
}

/** `apikey` as a header, or as a parameter where a browser cannot set headers. */
export function apiKeyOf(request: Request): string | undefined {
  return request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? undefined;
}
