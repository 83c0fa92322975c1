import { type Assessment, assessTrip } from '@kindwing/backend/domain/assess';
import { type FeeTier, quoteFee } from '@kindwing/backend/domain/fees';
import { say } from '@kindwing/backend/domain/messages';
import type { NeedsInput } from '@kindwing/backend/domain/needs';
import { loadAirports } from '@kindwing/backend/domain/places';
import { addYears, DAY_MS, HOUR_MS, localDate } from '@kindwing/backend/domain/time';
import type { Language } from '@kindwing/ui/i18n';
import { decidingMinutes, feeTiers } from '../../../tools/shared/fee-tiers.ts';
import { type Asked, needsFrom, typicalNeeds } from './answers.ts';
import { routeOf, wishedFlights } from './wished-flights.ts';

/** Something that must be done by an instant. */
export interface Due {
  what: string;
  at: string;
  zone: string;
  /** hours before departure, where that is how the rule counts */
  hours: number | null;
  byUs: boolean;
}

export interface Outlook {
  /** whether the needs are a guess, since nothing has been answered */
  assumed: boolean;
  price: { tiers: readonly FeeTier[]; minutes: number; direct: boolean };
  /** Null until a day is named. */
  dates: { past: boolean; late: Due[]; soon: Due[]; open: Due[]; documents: string[] } | null;
}

/** Which deadlines of the hour say nothing while the hour is not known. */
const WHOLE_DAY_HOURS = 24;

function deadlinesOf({ deadlines, trip }: Assessment, timeKnown: boolean, language: Language) {
  return deadlines.flatMap((item) => {
    const hours = item.offset?.unit === 'hour' ? -item.offset.amount : null;
    const vague = !timeKnown && hours !== null && hours < WHOLE_DAY_HOURS;
    // Our own forwarding is an inner duty, what an earlier notice covers needs none of its own.
    if (item.due_at === null || vague || item.covered_by !== null || item.rule === 'EU_PRM_FORWARD') return [];
    const zone = trip.legs[item.leg ?? 0]?.origin_tz ?? 'UTC';
    const due: Due = { what: say(item.text, language), at: item.due_at, zone, hours, byUs: item.for === 'desk' };
    return [{ ...due, missed: item.state === 'missed' }];
  });
}

/** Two legs may ask the same thing twice; it is said once, at its first hour. */
function once<T extends Due>(list: readonly T[]): T[] {
  return list.filter(({ what }, index) => list.findIndex((other) => other.what === what) === index);
}

/**
 * What the rules say of a trip that is still a wish: reckoned for its day as a whole where no hour is given, so that a
 * deadline is never told too late. Null while the airports are not known.
 * @throws Error when the rules or airports could not be loaded
 */
export async function lookAhead(asked: Asked, language: Language, now: number): Promise<Outlook | null> {
  const { service, trip } = asked;
  if (routeOf(trip).length === 0) return null;
  const airports = await loadAirports();
  const dated = /^\d{4}-\d{2}-\d{2}$/.test(trip.departs);
  const legs = wishedFlights(trip, airports, dated ? trip.departs : localDate(now + 60 * DAY_MS, 'UTC'));
  if (legs === null) return null;
  const given: NeedsInput = needsFrom(asked);
  const assumed = Object.keys(given).length === 0;
  const fee = quoteFee(legs.map((leg) => ({ ...leg, direction: leg.direction ?? 'outbound' })));
  const price = {
    tiers: feeTiers(fee),
    minutes: decidingMinutes(fee),
    direct: routeOf(trip).length === 2,
  };
  if (!dated) return { assumed, price, dates: null };
  const traveller = {
    id: 'traveller',
    birth_date: trip.birth_date || (trip.age === '' ? null : addYears(trip.departs, -Number(trip.age))),
    needs: { ...typicalNeeds[service], ...given },
  };
  const found = assessTrip(
    { service, requested_at: new Date(now).toISOString(), legs, travellers: [traveller] },
    airports,
    now,
  );
  const timeKnown = trip.time !== '';
  const all = once(deadlinesOf(found, timeKnown, language));
  // Without an hour the flight may leave a day later than reckoned: until then it is late only perhaps.
  const surely = ({ at }: Due) => timeKnown || Date.parse(at) + DAY_MS < now;
  const leaves = Date.parse(found.trip.legs[0]?.departs_at ?? '') + (timeKnown ? 0 : DAY_MS - HOUR_MS / 60);
  return {
    assumed,
    price,
    dates: {
      past: leaves < now,
      late: all.filter((due) => due.missed && surely(due)),
      soon: all.filter((due) => due.missed && !surely(due)),
      open: all.filter((due) => !due.missed),
      documents: [...new Map(found.documents.map(({ id, text }) => [id, say(text, language)])).values()],
    },
  };
}
