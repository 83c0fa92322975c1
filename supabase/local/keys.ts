import { SignJWT } from 'jose';

/**
 * The local signing secret. It is public on purpose: it protects demo data on a port that only this machine can reach,
 * and a fixed value keeps sessions and keys valid across resets. A hosted project has its own.
 */
export const localJwtSecret = 'kindwing-local-demo-secret-with-at-least-32-characters';

export interface Keys {
  anonKey: string;
  serviceKey: string;
}

// 2026-01-01 and ten years later: fixed, so that a key copied into a configuration stays right.
const issuedAt = 1_767_225_600;
const expiresAt = issuedAt + 10 * 365 * 24 * 60 * 60;

function signKey(secret: string, role: 'anon' | 'service_role'): Promise<string> {
  return new SignJWT({ iss: 'supabase-demo', role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(secret));
}

/** The two API keys that supabase-js expects: real HS256 tokens whose only claim of weight is the role. */
export async function makeKeys(secret: string = localJwtSecret): Promise<Keys> {
  return { anonKey: await signKey(secret, 'anon'), serviceKey: await signKey(secret, 'service_role') };
}
