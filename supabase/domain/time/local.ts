import { addDays } from './calendar.ts';
import { DAY_MS, type Instant, MINUTE_MS, toIso, toMs } from './instant.ts';
import { offsetMinutes } from './zone.ts';

/** A local time as an instant, or why it needs an offset: skipped by the clocks, or shown by them twice. */
export type LocalTime =
  | { readonly kind: 'instant'; readonly at: string }
  /** The clocks jump over it; the two readings are what the offset before and the one after the jump would make of it. */
  | { readonly kind: 'missing'; readonly choices: readonly [OffsetChoice, OffsetChoice] }
  | { readonly kind: 'repeated'; readonly choices: readonly [OffsetChoice, OffsetChoice] };

export interface OffsetChoice {
  /** `+02:00` */
  readonly offset: string;
  readonly at: string;
}

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?$/;

/** Minutes as `+02:00`. */
export function offsetText(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const abs = Math.abs(minutes);
  return `${sign}${String(Math.floor(abs / 60)).padStart(2, '0')}:${String(abs % 60).padStart(2, '0')}`;
}

/**
 * Reads an airport's local time, `2027-03-29T06:30`, in its zone. Times that the clocks skip or show twice ask for an
 * offset (`2027-10-31T02:30+02:00`) and answer which ones there are. A given offset must be one that the zone has then.
 * @throws RangeError when the text is no local time, the date does not exist or the offset is not the zone's.
 */
export function readLocalTime(text: string, zone: string): LocalTime {
  const match = LOCAL.exec(text);
  const [year, month, day, hour, minute, second] = (match ?? []).slice(1, 7).map((part) => Number(part ?? 0));
  const wall = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  if (!match || new Date(wall).toISOString().slice(0, 16) !== text.slice(0, 16)) {
    throw new RangeError(`"${text}" is no local time: write it as 2027-03-29T06:30.`);
  }
  const given = match[7];
  if (given !== undefined) {
    const at = toMs(text);
    const own = offsetText(offsetMinutes(zone, at));
    if (own !== (given === 'Z' ? '+00:00' : given)) {
      throw new RangeError(`${text}: ${zone} is not at ${given} then, but at ${own}.`);
    }
    return { kind: 'instant', at: toIso(at) };
  }
  const before = offsetMinutes(zone, wall - DAY_MS);
  const after = offsetMinutes(zone, wall + DAY_MS);
  const candidates = [...new Set([before, after])].map((minutes) => ({ minutes, at: wall - minutes * MINUTE_MS }));
  const real = candidates.filter(({ minutes, at }) => offsetMinutes(zone, at) === minutes);
  const [first, other] = real.map(choice);
  if (first && !other) return { kind: 'instant', at: first.at };
  const [a, b] = candidates.map(choice);
  if (first && other) return { kind: 'repeated', choices: first.at < other.at ? [first, other] : [other, first] };
  if (a && b) return { kind: 'missing', choices: [a, b] };
  throw new RangeError(`${text} could not be read in ${zone}.`);
}

const choice = ({ minutes, at }: { minutes: number; at: number }): OffsetChoice => ({
  offset: offsetText(minutes),
  at: toIso(at),
});

/** The wall clock of a zone at an instant, `2027-03-29T06:30`. */
export function localTime(instant: Instant, zone: string): string {
  const at = toMs(instant);
  return new Date(at + offsetMinutes(zone, at) * MINUTE_MS).toISOString().slice(0, 16);
}

/** The calendar date of a zone at an instant, `2027-03-29`. */
export function localDate(instant: Instant, zone: string): string {
  return localTime(instant, zone).slice(0, 10);
}

/**
 * The instant at which a calendar day begins in a zone. Where the clocks skip midnight, the first moment of the day.
 * @throws RangeError when the text is no date.
 */
export function startOfDay(date: string, zone: string): number {
  const midnight = readLocalTime(`${date}T00:00`, zone);
  if (midnight.kind === 'instant') return toMs(midnight.at);
  const [a, b] = midnight.choices;
  return midnight.kind === 'repeated' ? toMs(a.at) : Math.max(toMs(a.at), toMs(b.at));
}

/** The last millisecond of a calendar day in a zone. */
export function endOfDay(date: string, zone: string): number {
  return startOfDay(addDays(date, 1), zone) - 1;
}
