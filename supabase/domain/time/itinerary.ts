import type { Leg } from '../legs/index.ts';
import { daysBetween } from './calendar.ts';
import { MINUTE_MS, toMs } from './instant.ts';
import { localDate, localTime } from './local.ts';
import { offsetMinutes } from './zone.ts';

type Flight = Pick<Leg, 'departs_at' | 'arrives_at' | 'origin_tz' | 'destination_tz'>;

/** Minutes between departure and arrival on the stopwatch. */
export const elapsedMinutes = (leg: Flight): number =>
  Math.round((toMs(leg.arrives_at) - toMs(leg.departs_at)) / MINUTE_MS);

/** Calendar days by which the local arrival date differs from the local departure date: 1 is the next day, −1 a day gained. */
export const arrivalDayShift = (leg: Flight): number =>
  daysBetween(localDate(leg.departs_at, leg.origin_tz), localDate(leg.arrives_at, leg.destination_tz));

/** True when the arrival's wall clock shows an earlier date and time than the departure's: over the date line, eastbound. */
export const arrivesBeforeDepartureLocally = (leg: Flight): boolean =>
  localTime(leg.arrives_at, leg.destination_tz) < localTime(leg.departs_at, leg.origin_tz);

/** True when the local arrival lies between 22:00 and 06:00, when handing over a child or finding help is harder. */
export function arrivesAtNight(leg: Flight): boolean {
  const hour = Number(localTime(leg.arrives_at, leg.destination_tz).slice(11, 13));
  return hour >= 22 || hour < 6;
}

/** True when a zone's clocks change in the hours before an instant, so that wall-clock subtraction would err. */
export function clocksChangeBefore(instant: string, zone: string, hours: number): boolean {
  const at = toMs(instant);
  return offsetMinutes(zone, at) !== offsetMinutes(zone, at - hours * 60 * MINUTE_MS);
}
