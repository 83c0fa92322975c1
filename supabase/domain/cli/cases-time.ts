import type { LegsInput } from '../legs/index.ts';
import { addDays } from '../time/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso, toMs } from '../time/instant.ts';
import { localDate, readLocalTime } from '../time/local.ts';
import type { CaseLeg, IntakeCase } from './cases-format.ts';

/** The moment that `T0` stands for, unless the case's own dates need an earlier one. A Monday without a clock change near. */
const DEFAULT_T0 = toMs('2027-02-01T09:00:00Z');

/** Departures without a time of day leave at noon, local time. */
const NOON = 'T12:00';
/** Connections without a stated wait last two hours. */
const LAYOVER_MINUTES = 120;

/** Reads `T0`, `T0+21d`, `T0-70d`, `T0+36h` as an instant; null for anything else. */
function relative(text: string, t0: number): number | null {
  const match = /^T0(?:([+-]\d+)([dh]))?$/.exec(text.trim());
  if (!match) return null;
  const amount = Number(match[1] ?? 0);
  return t0 + amount * (match[2] === 'h' ? HOUR_MS : DAY_MS);
}

/** The date of a relative expression or of `2027-03-29`, in UTC. */
export function dateOf(text: string, t0: number): string {
  const at = relative(text, t0);
  return at === null ? text.slice(0, 10) : localDate(at, 'UTC');
}

/** An instant from `2027-03-29T06:30 Europe/Madrid`, an ISO instant or a relative expression. Days leave at noon in `zone`. */
export function instantOf(text: string, t0: number, zone: string): number {
  const at = relative(text, t0);
  if (at !== null) return /h$/.test(text) || text === 'T0' ? at : local(`${localDate(at, 'UTC')}${NOON}`, zone);
  const [time = '', ownZone] = text.split(' ');
  if (/(Z|[+-]\d{2}:\d{2})$/.test(time)) return toMs(time);
  return local(time.includes('T') ? time : `${time}${NOON}`, ownZone ?? zone);
}

function local(text: string, zone: string): number {
  const read = readLocalTime(text, zone);
  if (read.kind !== 'instant') throw new Error(`${text} ${zone} is ${read.kind}: give an offset`);
  return toMs(read.at);
}

/** Every date expression in a sentence, replaced by its date, so that sentences can be compared. */
export const withDates = (text: string, t0: number): string =>
  text.replace(/\bT0(?:[+-]\d+[dh])?/g, (expression) => dateOf(expression, t0));

function layOut(
  legs: readonly CaseLeg[],
  direction: 'outbound' | 'return',
  departs: string,
  t0: number,
  wait: number,
): LegsInput {
  let arrived: number | null = null;
  return legs.map((leg) => {
    const pinned: number | null = leg.dep_local === undefined ? null : local(leg.dep_local, leg.tz[0]);
    const departure: number =
      pinned ?? (arrived === null ? instantOf(departs, t0, leg.tz[0]) : arrived + wait * MINUTE_MS);
    arrived = departure + leg.min * MINUTE_MS;
    return {
      origin: leg.from,
      destination: leg.to,
      origin_tz: leg.tz[0],
      destination_tz: leg.tz[1],
      departs_at: toIso(departure),
      arrives_at: toIso(arrived),
      block_minutes: leg.min,
      operating_carrier: leg.op,
      marketing_carrier: leg.marketing ?? null,
      direction,
    };
  });
}

const overlaps = (legs: LegsInput): boolean =>
  legs.some((leg, index) => {
    const before = legs[index - 1];
    return before !== undefined && leg.departs_at < before.arrives_at;
  });

/** The case's legs and the moment of its request. `T0` moves back until no leg leaves before the one before has arrived. */
export function layOutCase(intake: IntakeCase): { t0: number; requested: number; legs: LegsInput } {
  const zone = intake.outbound[0]?.tz[0] ?? 'UTC';
  const wait = intake.layover_minutes ?? LAYOVER_MINUTES;
  for (let back = 0; back < 400; back++) {
    const t0 = DEFAULT_T0 - back * DAY_MS;
    const out = layOut(intake.outbound, 'outbound', intake.depart, t0, wait);
    const landed = out[out.length - 1]?.arrives_at ?? toIso(t0);
    const home = intake.return_depart ?? `${addDays(landed.slice(0, 10), 7)}`;
    const legs = [...out, ...layOut(intake.return ?? [], 'return', home, t0, wait)];
    if (!overlaps(legs)) return { t0, requested: instantOf(intake.request, t0, zone), legs };
  }
  throw new Error('no moment for T0 lets every leg leave after the one before has arrived');
}
