import { useEffect, useState } from 'react';

/** Timers count in 32 bits; a later mark is looked at again when this is over. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * The time, read anew at each of the given instants: what depends on the clock changes on the second, also after a sleep
 * of the device. Instants that are over, or missing, wake nobody.
 */
export function useClock(marks: readonly (string | null | undefined)[]): number {
  const [now, setNow] = useState(() => Date.now());
  const ahead = marks.map((mark) => (mark ? Date.parse(mark) : Number.NaN)).filter((at) => at > now);
  const next = ahead.length ? Math.min(...ahead) : null;
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = next === null ? undefined : setTimeout(look, Math.min(Math.max(0, next - Date.now()), LONGEST_WAIT));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next]);
  return now;
}
