import { type JWTPayload, SignJWT } from 'jose';
import { localJwtSecret } from '../../local/keys.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that claims to need no signature. */
export const unsignedToken = (claims: JWTPayload, signature = ''): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.${signature}`;

/** A token in good form, signed by another project. */
export const foreignToken = (claims: JWTPayload): Promise<string> =>
  sign(claims, 'some-other-project-s-secret-of-32-characters');

/** A token that only the embedded backend's secret can make. */
export const ownToken = (claims: JWTPayload, expiry = '1h'): Promise<string> => sign(claims, localJwtSecret, expiry);

function sign(claims: JWTPayload, secret: string, expiry = '1h'): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(expiry)
    .sign(new TextEncoder().encode(secret));
}
