import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kindwing/backend/domain/time';

/** How long before departure most assistance has to be asked for. Source: Reg. (EC) 1107/2006 Art. 7; 14 CFR 382.27(c). */
const NOTICE_MS = 48 * HOUR_MS;

/** The day has passed, the notice has, it has or has not as place and hour will tell, or it can still be given. */
export type Notice = 'past' | 'late' | 'soon' | 'open';

/**
 * What a day of departure says of that notice while the place is not known. It begins first at UTC+14 and ends last at
 * UTC−12: what is said holds everywhere between. Null where the day is none.
 */
export function noticeOf({ departs, time }: { departs: string; time: string }, now: number): Notice | null {
  const [, hour = '00', minute = '00'] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  const day = /^\d{4}-\d{2}-\d{2}$/.test(departs) ? Date.parse(`${departs}T00:00Z`) : Number.NaN;
  if (Number.isNaN(day)) return null;
  const at = day + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS;
  const first = at - 14 * HOUR_MS;
  const last = at + 12 * HOUR_MS + (time === '' ? DAY_MS - MINUTE_MS : 0);
  if (last < now) return 'past';
  if (last - NOTICE_MS < now) return 'late';
  return first - NOTICE_MS < now ? 'soon' : 'open';
}

/** The last whole day on which the notice is in time at any hour of that day. */
export const lastDayFor = (departs: string): string =>
  new Date(Date.parse(`${departs}T00:00Z`) - 3 * DAY_MS).toISOString().slice(0, 10);
