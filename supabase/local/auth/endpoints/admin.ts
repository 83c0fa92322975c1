import { AuthError } from '../errors.ts';
import type { AuthCall } from '../kit.ts';

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** @throws AuthError 403 for everyone but the service key's holder */
export function requireService(call: AuthCall): void {
  if (call.claims.role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
}

/** Go's durations, as far as `ban_duration` needs them; `none` lifts the ban. @throws AuthError 400 */
export function banUntil(duration: string): Date | null {
  if (duration === 'none') return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(h|m|s|ms)/g)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== duration) {
    throw new AuthError(
      400,
      'validation_failed',
      `invalid format for ban duration: "${duration}", write 24h, 30m or none`,
    );
  }
  const unit: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
  const milliseconds = parts.reduce((sum, [, amount, name]) => sum + Number(amount) * (unit[name ?? ''] ?? 0), 0);
  // Postgres ends in the year 294276, JavaScript's dates a little earlier.
  return new Date(Math.min(Date.now() + milliseconds, Date.UTC(9999, 0)));
}
