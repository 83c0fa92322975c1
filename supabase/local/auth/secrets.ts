import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What the database keeps instead of a secret. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A code is six digits, so its digest is bound to the address that it was sent to. */
export function codeDigest(email: string, code: string): string {
  return digest(`${email}\0${code}`);
}

/** RFC 7636 §4.6. */
export function matchesChallenge(verifier: string, challenge: string, method: 's256' | 'plain'): boolean {
  const derived = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [left, right] = [Buffer.from(derived), Buffer.from(challenge)];
  return left.length === right.length && timingSafeEqual(left, right);
}
