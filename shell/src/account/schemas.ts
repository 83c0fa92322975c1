import * as z from 'zod/mini';
import { typedAddress, typedName } from './typed.ts';

/** characters (RFC 5321, section 4.5.3.1) */
const ADDRESS_LENGTH = 254;
/** Messages are keys of the shell's texts; the form reads them in the language in force. */
const address = (required: string, wrong: string) =>
  z.pipe(
    z.string().check(z.overwrite(typedAddress), z.minLength(1, required)),
    z.email(wrong).check(z.maxLength(ADDRESS_LENGTH, wrong)),
  );
const email = address('valid.emailRequired', 'valid.email');
/** characters (specification §9) */
const PASSWORD_LENGTH = 6;
/** The auth service hashes no more than this many bytes, and refuses a new password that is longer. */
const PASSWORD_BYTES = 72;
const newPassword = z.string().check(
  z.minLength(1, 'valid.passwordRequired'),
  z.minLength(PASSWORD_LENGTH, 'valid.passwordLength'),
  z.refine((typed) => new TextEncoder().encode(typed).length <= PASSWORD_BYTES, 'valid.passwordLong'),
);

export const loginSchema = z.object({ email, password: z.string() });

export const signUpSchema = z.object({
  name: z.string().check(z.overwrite(typedName), z.minLength(1, 'valid.signUpName'), z.maxLength(200)),
  email: address('valid.signUpEmailRequired', 'valid.signUpEmail'),
  password: newPassword,
  consent_processing: z.boolean().check(z.refine((given) => given, 'valid.consent')),
  consent_marketing: z.boolean(),
});

export const resetRequestSchema = z.object({ email });
export const newPasswordSchema = z.object({ password: newPassword });
