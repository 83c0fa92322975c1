import * as z from 'zod/mini';

/** Messages are keys of the shell's texts; the form reads them in the language in force. */
const address = (required: string, wrong: string) =>
  z.pipe(z.string().check(z.trim(), z.minLength(1, required)), z.email(wrong));
const email = address('valid.emailRequired', 'valid.email');
/** characters (specification §9) */
const PASSWORD_LENGTH = 6;
const newPassword = z
  .string()
  .check(z.minLength(1, 'valid.passwordRequired'), z.minLength(PASSWORD_LENGTH, 'valid.passwordLength'));

export const loginSchema = z.object({ email, password: z.string() });

export const signUpSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'valid.signUpName'), z.maxLength(200)),
  email: address('valid.signUpEmailRequired', 'valid.signUpEmail'),
  password: newPassword,
  consent_processing: z.boolean().check(z.refine((given) => given, 'valid.consent')),
  consent_marketing: z.boolean(),
});

export const resetRequestSchema = z.object({ email });
export const newPasswordSchema = z.object({ password: newPassword });
