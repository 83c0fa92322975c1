import { AuthError } from './errors.ts';
import type { Rate } from './settings.ts';

export interface Limiter {
  /** Counts a call; answers 0, or the seconds to wait if it is one too many (and then it does not count). */
  take(key: string, rate: Rate): number;
}

const keysBeforeSweep = 10_000;

/** Counts calls in memory over a sliding window: a restart forgets them, which suits one developer's machine. */
export function createLimiter(now: () => number = Date.now): Limiter {
  const windows = new Map<string, { times: number[]; until: number }>();

  function sweep(at: number): void {
    for (const [key, window] of windows) if (window.until <= at) windows.delete(key);
  }

  return {
    take(key, rate) {
      const at = now();
      if (windows.size > keysBeforeSweep) sweep(at);
      const span = rate.seconds * 1000;
      const times = (windows.get(key)?.times ?? []).filter((time) => time > at - span);
      const oldest = times[0];
      if (oldest !== undefined && times.length >= rate.calls)
        return Math.max(1, Math.ceil((oldest + span - at) / 1000));
      times.push(at);
      windows.set(key, { times, until: at + span });
      return 0;
    },
  };
}

/** @throws AuthError 429 when the source has used up its calls. */
export function limitCalls(limiter: Limiter, key: string, rate: Rate): void {
  if (limiter.take(key, rate) > 0) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/** @throws AuthError 429 that says how long to wait before the next mail. */
export function limitMails(limiter: Limiter, key: string, rate: Rate): void {
  const wait = limiter.take(key, rate);
  if (wait === 0) return;
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${wait} seconds.`,
  );
}
