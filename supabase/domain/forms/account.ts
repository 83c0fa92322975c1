import { z } from 'zod';
import { consent, email, marketing, required } from './fields.ts';

export const PASSWORD_MIN = 6;
/** The auth service hashes no more than this many bytes. */
const PASSWORD_MAX = 72;

const newPassword = z
  .string('error.password_required')
  .min(1, 'error.password_required')
  .max(PASSWORD_MAX, 'error.too_long')
  .check((context) => {
    if (context.value === '' || context.value.length >= PASSWORD_MIN) return;
    context.issues.push({ code: 'custom', input: context.value, message: 'error.password_short' });
  });

const address = email('error.email_required', 'error.email_invalid');

/** `/signup` */
export const signUpSchema = z.object({
  name: required('error.full_name_required'),
  email: email('error.signup_email_required', 'error.signup_email_invalid'),
  password: newPassword,
  consent_processing: consent('error.consent.signup'),
  consent_marketing: marketing,
});
export type SignUpForm = z.input<typeof signUpSchema>;

/** `/login`: without a password a sign-in link is sent. */
export const loginSchema = z.object({ email: address, password: z.string().max(PASSWORD_MAX).optional() });
export type LoginForm = z.input<typeof loginSchema>;

/** `/auth/reset`, asking for a link. */
export const resetRequestSchema = z.object({ email: address });
export type ResetRequestForm = z.input<typeof resetRequestSchema>;

/** `/auth/reset`, setting the new password. */
export const newPasswordSchema = z.object({ password: newPassword });
export type NewPasswordForm = z.input<typeof newPasswordSchema>;
