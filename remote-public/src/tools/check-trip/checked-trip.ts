import { builtInBook, type RuleBook } from '@kindwing/backend/domain/airlines';
import { type Assessment, assessTrip } from '@kindwing/backend/domain/assess';
import type { FeeTier } from '@kindwing/backend/domain/fees';
import type { Airports } from '@kindwing/backend/domain/places';
import { type Flight, readFlights } from '@kindwing/backend/domain/trip';
import type { LinkedTrip } from '../../trip-link/linked-trip.ts';
import { SOME_AIRLINE } from '../shared/airlines-flown.ts';
import { feeTiers } from '../shared/fee-tiers.ts';
import { openFieldsOfTrip } from './open-trip.ts';
import { tripInput } from './trip-input.ts';

export interface CheckedTrip {
  readonly trip: LinkedTrip;
  readonly assessment: Assessment;
  readonly flights: readonly Flight[];
  /** The tier of the estimate, or the two between which the schedule will decide. */
  readonly tiers: readonly FeeTier[];
  /** The first departure lies behind `now`. */
  readonly past: boolean;
  /** The form would refuse it, since questions that decide are open: of the assessment only the fee holds. */
  readonly open: boolean;
}

/** The book with an airline for "not chosen yet", so that the rules can speak of it by words instead of a code. */
const bookWith = (someAirline: string): RuleBook => ({
  ...builtInBook,
  carriers: [...builtInBook.carriers, { code: SOME_AIRLINE, name: someAirline, licence: 'other', country: '' }],
});

/**
 * Everything that the rules say of a linked trip at `now`.
 * @param someAirline how sentences call an airline that is not chosen yet
 * @throws ImpossibleTrip
 */
export function checkTrip(trip: LinkedTrip, airports: Airports, now: number, someAirline: string): CheckedTrip {
  const book = bookWith(someAirline);
  const assessment = assessTrip(tripInput(trip, airports, now), airports, now, { book });
  const flights = readFlights(assessment.trip.legs, airports, book);
  return {
    trip,
    assessment,
    flights,
    tiers: feeTiers(assessment.fee),
    past: (flights[0]?.departure ?? now) < now,
    open: openFieldsOfTrip(trip).length > 0,
  };
}
