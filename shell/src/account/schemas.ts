import * as z from 'zod';

/** Messages are keys of the shell's texts; the form reads them in the language in force. */
const email = z.string().trim().min(1, 'valid.emailRequired').pipe(z.email('valid.email'));
/** characters (specification §9) */
const PASSWORD_LENGTH = 6;
const newPassword = z.string().min(1, 'valid.passwordRequired').min(PASSWORD_LENGTH, 'valid.passwordLength');

export const loginSchema = z.object({ email, password: z.string() });

export const signUpSchema = z.object({
  name: z.string().trim().min(1, 'valid.signUpName').max(200),
  email: z.string().trim().min(1, 'valid.signUpEmailRequired').pipe(z.email('valid.signUpEmail')),
  password: newPassword,
  consent_processing: z.boolean().refine((given) => given, 'valid.consent'),
  consent_marketing: z.boolean(),
});

export const resetRequestSchema = z.object({ email });
export const newPasswordSchema = z.object({ password: newPassword });
