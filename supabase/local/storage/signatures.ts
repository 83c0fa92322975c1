import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { invalidSignature } from './errors.ts';

type Purpose = 'download' | 'upload';

interface Signed {
  url: string;
  owner: string | null;
  upsert: boolean;
}

export interface UrlSigner {
  sign(purpose: Purpose, signed: Signed, seconds: number): Promise<string>;
  /** @throws StorageError `InvalidJWT` for another purpose, another object, or after its end */
  verify(purpose: Purpose, token: string | null, url: string): Promise<Signed>;
}

/**
 * Signs with a key of its own, derived from the auth secret and useless for sessions: an object that is named like a
 * user's id must not yield a token that signs in as them.
 */
export function createSigner(jwtSecret: string): UrlSigner {
  const key = createHmac('sha256', jwtSecret).update('storage: signed URLs').digest();
  return {
    sign(purpose, { url, owner, upsert }, seconds) {
      return new SignJWT({ url, owner, upsert })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(`storage:${purpose}`)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key);
    },
    async verify(purpose, token, url) {
      try {
        const { payload } = await jwtVerify(token ?? '', key, {
          algorithms: ['HS256'],
          audience: `storage:${purpose}`,
        });
        if (payload.url !== url) throw invalidSignature();
        const owner = typeof payload.owner === 'string' ? payload.owner : null;
        return { url, owner, upsert: payload.upsert === true };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw invalidSignature('"exp" claim timestamp check failed');
        if (error instanceof errors.JOSEError) throw invalidSignature();
        throw error;
      }
    },
  };
}
