import bcrypt from 'bcryptjs';
import { AuthError } from './errors.ts';
import type { AuthSettings } from './settings.ts';

/** bcrypt reads no further. */
const longestInBytes = 72;

export interface Passwords {
  /** @throws AuthError 422 `weak_password`, or 400 for one that is too long. */
  check(password: string): void;
  hash(password: string): Promise<string>;
  /** Takes as long without a hash to compare with, so that time does not tell whether an account exists. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

export function createPasswords(settings: AuthSettings): Passwords {
  const nobodys = bcrypt.hash('nobody has this password', settings.bcryptRounds);
  return {
    check(password) {
      if (password.length < settings.minimumPasswordLength) {
        const message = `Password should be at least ${settings.minimumPasswordLength} characters.`;
        throw new AuthError(422, 'weak_password', message);
      }
      if (Buffer.byteLength(password) > longestInBytes) {
        throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${longestInBytes} characters`);
      }
    },
    hash: (password) => bcrypt.hash(password, settings.bcryptRounds),
    async matches(password, hash) {
      const same = await bcrypt.compare(password, hash ?? (await nobodys));
      return same && hash !== null;
    },
  };
}
