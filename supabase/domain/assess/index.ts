import { builtInBook, operatorIn, type RuleBook, rulesOn } from '../airlines/book.ts';
import { type AssistanceItem, planAssistance } from '../assistance/plan.ts';
import { assessDeadlines, type Deadline } from '../deadlines/index.ts';
import { assessDocuments, type RequiredDocument } from '../documents/index.ts';
import { type FeeQuote, quoteFee } from '../fees/index.ts';
import { assessFit, type LegFit } from '../fit/index.ts';
import type { Airports } from '../places/airports.ts';
import { assessBaggage, type BaggageRights } from '../rights/baggage.ts';
import { assessJourney, type JourneyRights } from '../rights/journey.ts';
import type { RuleSetOptions } from '../rights/rule-sets.ts';
import type { Note } from '../rules/note.ts';
import { type Instant, toMs } from '../time/instant.ts';
import { readFlights, type Trip, type TripInput, tripSchema } from '../trip/index.ts';
import { type Block, findBlocks } from './blocks.ts';
import { conclude } from './conclusions.ts';
import { findFlags } from './flags.ts';

export type { Block } from './blocks.ts';

export interface Assessment {
  readonly trip: Trip;
  readonly fee: FeeQuote;
  readonly assistance: readonly AssistanceItem[];
  readonly deadlines: readonly Deadline[];
  readonly documents: readonly RequiredDocument[];
  readonly fit: readonly LegFit[];
  readonly blocks: readonly Block[];
  readonly flags: readonly string[];
  readonly conclusions: readonly Note[];
  /** Null while nothing has gone wrong. */
  readonly rights: JourneyRights | null;
  /** Null while nothing is said about baggage. */
  readonly baggage: BaggageRights | null;
}

export interface AssessOptions extends RuleSetOptions {
  /** The airlines and their rules; the library's own rows unless given. `bookFromRows` makes one from the database's. */
  readonly book?: RuleBook;
}

/**
 * Everything that the rules say of a trip, as it stands at `now` (the moment of the request unless given).
 * Airlines' rules are those of `options.book` that hold on each flight's local date.
 * @throws ZodError when the trip is not well formed, RangeError for an unknown airport.
 */
export function assessTrip(
  input: TripInput,
  airports: Airports,
  now?: Instant,
  options: AssessOptions = {},
): Assessment {
  const trip = tripSchema.parse(input);
  const book = options.book ?? builtInBook;
  const flights = readFlights(trip.legs, airports, book);
  const at = toMs(now ?? trip.requested_at);
  const fee = quoteFee(trip.legs);
  const fit = assessFit(trip, flights);
  const deadlines = assessDeadlines(trip, flights, at);
  const rights = assessJourney(trip, flights, options);
  const baggage = assessBaggage(trip, flights);
  const code = trip.requested_carrier;
  const requested =
    code === null
      ? null
      : { operator: operatorIn(book, code), rules: rulesOn(book, code, flights[0]?.departureDate ?? '') };
  const found = { trip, flights, fee, deadlines, rights, baggage, fit, requested };
  return {
    trip,
    fee,
    assistance: planAssistance(trip, flights),
    deadlines,
    documents: assessDocuments(trip, flights),
    fit,
    blocks: findBlocks(found),
    flags: findFlags(found),
    conclusions: conclude(found),
    rights,
    baggage,
  };
}
