import type { Airport, Airports } from '@kindwing/backend/domain/places';
import { addYears, localDate, MINUTE_MS, toIso, toMs } from '@kindwing/backend/domain/time';
import type { TripInput } from '@kindwing/backend/domain/trip';
import { needsOf } from '../../trip-link/answers.ts';
import type { LinkedTrip } from '../../trip-link/linked-trip.ts';
import { airlinesFlown } from '../shared/airlines-flown.ts';
import { instantOf, sketchLegs } from '../shared/sketch-legs.ts';
import { serviceOf } from './service-of.ts';

/** What keeps a trip from being looked at; the page says each in words. */
export type TripProblem = 'airport' | 'return_too_soon';

export class ImpossibleTrip extends Error {
  readonly problem: TripProblem;
  /** The airport code that is none. */
  readonly code: string;
  constructor(problem: TripProblem, code = '') {
    super(`The trip can't be looked at: ${problem} ${code}`.trim());
    this.name = 'ImpossibleTrip';
    this.problem = problem;
    this.code = code;
  }
}

/**
 * The trip as the rules read it. Flying times are estimates, connections take an hour and a half, and who flies has no
 * name: only an age, made a birth date that gives that age on the first day.
 * @throws ImpossibleTrip
 */
export function tripInput(trip: LinkedTrip, airports: Airports, now: number): TripInput {
  const stops = trip.stops.map((code) => {
    const airport = airports.find(code);
    if (!airport) throw new ImpossibleTrip('airport', code);
    return airport;
  });
  const [origin] = stops;
  const last = stops.at(-1);
  if (!origin || !last || trip.departs === null) throw new RangeError('A trip needs two airports and a date.');
  const carriers = airlinesFlown(trip.carriers, stops.length - 1);
  // Without a time the day's beginning counts, so that nothing is counted too late.
  const start = instantOf(trip.departs, origin.zone);
  const out = sketchLegs({ stops, carriers, start, direction: 'outbound' });
  const arrived = toMs(out.at(-1)?.arrives_at ?? start);
  const back = trip.returns === null ? null : returnStart(trip.returns, last, arrived);
  const home =
    back === null
      ? []
      : sketchLegs({ stops: stops.toReversed(), carriers: carriers.toReversed(), start: back, direction: 'return' });
  const firstDay = localDate(start, origin.zone);
  return {
    service: serviceOf(trip),
    requested_at: toIso(now),
    legs: [...out, ...home],
    travellers: [
      {
        id: 'traveller',
        birth_date: trip.age === null ? null : addYears(firstDay, -trip.age),
        needs: needsOf(trip),
      },
    ],
  };
}

/** A return on the day of arrival, without a time, leaves an hour after it. */
function returnStart(returns: string, from: Airport, arrived: number): number {
  const asked = instantOf(returns, from.zone);
  if (asked >= arrived) return asked;
  if (returns.includes('T') || returns < localDate(arrived, from.zone)) throw new ImpossibleTrip('return_too_soon');
  return arrived + 60 * MINUTE_MS;
}
