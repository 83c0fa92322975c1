import { z } from 'zod';
import { builtInBook, type CarrierRules, type Operator, operatorIn, type RuleBook, rulesOn } from '../airlines/book.ts';
import { directions, type Leg, legsSchema } from '../legs/index.ts';
import { needsSchema } from '../needs/schema.ts';
import type { Airport, Airports } from '../places/airports.ts';
import { errorKey } from '../rules/error-key.ts';
import { serviceTypes } from '../services/index.ts';
import { ageOn } from '../time/calendar.ts';
import { localDate } from '../time/local.ts';

const country = z.string(errorKey('error.trip.country')).regex(/^[A-Z]{2}$/, errorKey('error.trip.country'));
const date = z.iso.date(errorKey('error.trip.date'));
const minutes = z.number(errorKey('error.trip.number'));

export const travellerSchema = z.object({
  id: z.string().min(1, errorKey('error.trip.traveller_id')),
  birth_date: date.nullable().default(null),
  nationality: country.nullable().default(null),
  residence: country.nullable().default(null),
  needs: needsSchema.default({}),
});
export type Traveller = z.output<typeof travellerSchema>;

const instant = z.iso.datetime({ offset: true, error: errorKey('error.trip.instant') });

/** What happened to the baggage and when; dates are local, at the place of arrival. */
const baggageEvent = z.object({
  delivered_on: date.nullable().default(null),
  /** Hours between the traveller's arrival and the bag's, and what was paid to check it, US cents: US rules on fees. */
  hours_late: minutes.nonnegative(errorKey('error.trip.number')).nullable().default(null),
  fee_cents: minutes
    .int(errorKey('error.trip.number'))
    .nonnegative(errorKey('error.trip.number'))
    .nullable()
    .default(null),
});

/** A price as an integer of its currency's cents. */
const fare = z.object({
  amount_cents: minutes.int(errorKey('error.trip.number')).nonnegative(errorKey('error.trip.number')),
  currency: z.string().regex(/^[A-Z]{3}$/, errorKey('error.trip.currency')),
});
export type Fare = z.output<typeof fare>;

/** What went wrong with one direction of the trip. Minutes; `passenger_informed_at` is when the traveller was told, not their agent. */
const disruption = z.object({
  direction: z.enum(directions, errorKey('error.trip.choice')).default('outbound'),
  event: z
    .enum(['delay', 'cancellation', 'denied_boarding', 'brought_forward'], errorKey('error.trip.choice'))
    .default('delay'),
  final_delay: minutes.nullable().default(null),
  departure_delay: minutes.nullable().default(null),
  passenger_informed_at: instant.nullable().default(null),
  reroute: z.object({ early: minutes, late: minutes }).nullable().default(null),
  brought_forward: minutes.nullable().default(null),
  missed_connection: z.boolean().default(false),
  /** Position in its direction of the leg that was refused or changed, from 0. */
  leg: minutes.int(errorKey('error.trip.number')).nonnegative(errorKey('error.trip.number')).default(0),
  /** One-way fare of the disrupted direction. */
  fare: fare.nullable().default(null),
  /** Gave up the seat in exchange for benefits. */
  volunteered: z.boolean().default(false),
  /** Whether the traveller turned the change down and took nothing instead; null while they have not said. */
  declined: z.boolean().nullable().default(null),
  other_airport: z.boolean().default(false),
  more_connections: z.boolean().default(false),
  /** Another connecting airport, or an aircraft without a feature that a disability needs. */
  disability_change: z.boolean().default(false),
  /** Flown in a lower class: the leg's position in its direction, from 0, and that segment's fare. */
  downgrade: z
    .object({
      leg: minutes.int(errorKey('error.trip.number')).nonnegative(errorKey('error.trip.number')).default(0),
      fare: fare.nullable().default(null),
    })
    .nullable()
    .default(null),
  extraordinary: z.boolean().optional(),
  cause: z.string().max(500, errorKey('error.trip.too_long')).optional(),
});
export type Disruption = z.output<typeof disruption>;

/** Everything that an assessment needs to know of a trip. */
export const tripSchema = z
  .object({
    service: z.enum(serviceTypes, errorKey('error.trip.choice')),
    requested_at: instant,
    /** When the tickets were bought; until then, the request counts as the moment of booking. */
    booked_at: instant.nullable().default(null),
    legs: legsSchema,
    travellers: z.array(travellerSchema).min(1, errorKey('error.trip.travellers')),
    /** A carrier that the client asked for and whose rules must be answered, though no leg is with it. */
    requested_carrier: z.string().nullable().default(null),
    /** The departure first asked for, where the trip below is already another one. */
    requested_departure: instant.nullable().default(null),
    baggage: baggageEvent.nullable().default(null),
    disruption: disruption.nullable().default(null),
  })
  .superRefine(({ legs, disruption: found }, context) => {
    const count = found ? legs.filter(({ direction }) => direction === found.direction).length : 0;
    const asked: [string[], number | undefined][] = [
      [['disruption', 'leg'], found?.leg],
      [['disruption', 'downgrade', 'leg'], found?.downgrade?.leg],
    ];
    for (const [path, leg] of asked)
      if (leg !== undefined && leg > 0 && leg >= count)
        context.addIssue({ code: 'custom', path, message: errorKey('error.trip.leg') });
  });
export type Trip = z.output<typeof tripSchema>;
export type TripInput = z.input<typeof tripSchema>;

/** A leg with what the rules read from its airports, and with its operating carrier's rules on the local date of departure. */
export interface Flight extends Leg {
  readonly index: number;
  readonly from: Airport;
  readonly to: Airport;
  readonly departure: number;
  readonly arrival: number;
  readonly departureDate: string;
  readonly arrivalDate: string;
  readonly operator: Operator;
  readonly rules: CarrierRules;
}

/**
 * The legs in order of departure, with their airports and the rules of the book that hold on each one's date.
 * @throws RangeError for an airport that the index does not have.
 */
export function readFlights(legs: readonly Leg[], airports: Airports, book: RuleBook = builtInBook): Flight[] {
  const find = (code: string) => {
    const airport = airports.find(code);
    if (!airport) throw new RangeError(`No airport has the code "${code}".`);
    return airport;
  };
  return legs
    .map((leg) => ({ ...leg, departure: Date.parse(leg.departs_at), arrival: Date.parse(leg.arrives_at) }))
    .sort((a, b) => a.departure - b.departure)
    .map((leg, index) => {
      const departureDate = localDate(leg.departure, leg.origin_tz);
      return {
        ...leg,
        index,
        from: find(leg.origin),
        to: find(leg.destination),
        departureDate,
        arrivalDate: localDate(leg.arrival, leg.destination_tz),
        operator: operatorIn(book, leg.operating_carrier),
        rules: rulesOn(book, leg.operating_carrier, departureDate),
      };
    });
}

/** Completed years on the leg's own local date of departure; null when the birth date is not known. */
export function ageOnLeg(traveller: Traveller, flight: Pick<Flight, 'departureDate'>): number | null {
  return traveller.birth_date === null ? null : ageOn(traveller.birth_date, flight.departureDate);
}

/** The flights of one direction that belong together, in order. */
export const flightsOf = (flights: readonly Flight[], way: Leg['direction']): Flight[] =>
  flights.filter((flight) => flight.direction === way);
