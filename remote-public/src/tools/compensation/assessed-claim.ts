import { builtInBook, type Operator, operatorIn } from '@kindwing/backend/domain/airlines';
import type { Airport, Airports } from '@kindwing/backend/domain/places';
import {
  assessBaggage,
  assessCare,
  assessDowngrade,
  assessEu,
  assessUk,
  assessUs,
  type BaggageRights,
  type Care,
  type Compensation,
  type CourtLimit,
  courtLimits,
  type Downgrade,
  eu2004,
  type FlightFacts,
  type MontrealLimits,
  montrealLimits,
  type UsRights,
  uk261,
} from '@kindwing/backend/domain/rights';
import { DAY_MS, MINUTE_MS } from '@kindwing/backend/domain/time';
import { type Flight, readFlights, type Trip, tripSchema } from '@kindwing/backend/domain/trip';
import { instantOf, sketchLegs } from '../shared/sketch-legs.ts';
import type { Claim, FactName } from './claim.ts';
import { agreed, openFacts, readingsOf } from './open-facts.ts';

/** Everything that the rules say of what happened to a flight. Null: does not come into question for it. */
export interface AssessedClaim {
  readonly claim: Claim;
  readonly from: Airport;
  readonly to: Airport;
  readonly operator: Operator;
  readonly eu: Compensation | null;
  readonly uk: Compensation | null;
  readonly us: UsRights | null;
  readonly care: Care | null;
  /** Questions that were left open and on which the answer turns. Nothing is assumed in their place. */
  readonly missing: readonly FactName[];
  readonly downgrade: Downgrade | null;
  readonly baggage: BaggageRights | null;
  /** For proved loss on an international trip, up to these limits. */
  readonly montreal: MontrealLimits | null;
  readonly courts: readonly CourtLimit[];
  /** Local date of arrival, from which Montreal's two years count. */
  readonly arrivalDate: string;
}

export class UnknownAirport extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`No airport has the code "${code}".`);
    this.name = 'UnknownAirport';
    this.code = code;
  }
}

/** Stands for an airline that is not known: the rules then ask for a person. IATA gives this code to none. */
const NO_AIRLINE = 'ZZ';

const number = ({ facts }: Claim, name: FactName): number | null =>
  facts[name] === undefined ? null : Number(facts[name]);
const said = ({ facts }: Claim, name: FactName): boolean | null =>
  facts[name] === undefined ? null : facts[name] === 'yes';

const rerouteOf = (claim: Claim) =>
  said(claim, 'offered') ? { early: number(claim, 'early') ?? 0, late: number(claim, 'arrived') ?? 0 } : null;

/** A fare as the rules take it, in cents; a number without a currency is none. */
function fareOf(claim: Claim) {
  const amount = number(claim, 'fare');
  const { currency } = claim.facts;
  return amount === null || currency === undefined ? null : { amount_cents: amount * 100, currency };
}

function tripOf(claim: Claim, legs: readonly Flight[] | Trip['legs']): Trip {
  const event = claim.what === 'downgrade' || claim.what === 'baggage' ? 'delay' : claim.what;
  const fee = number(claim, 'bag_fee');
  return tripSchema.parse({
    service: 'other',
    requested_at: legs[0]?.departs_at,
    legs,
    travellers: [{ id: 'traveller' }],
    disruption: {
      event,
      final_delay: number(claim, 'late'),
      departure_delay: number(claim, 'waited'),
      reroute: rerouteOf(claim),
      brought_forward: number(claim, 'forward'),
      fare: fareOf(claim),
      volunteered: said(claim, 'volunteered') ?? false,
      declined: said(claim, 'declined'),
      downgrade: claim.what === 'downgrade' ? { leg: 0, fare: fareOf(claim) } : null,
    },
    baggage:
      claim.what === 'baggage'
        ? {
            delivered_on: claim.facts.delivered ?? null,
            hours_late: number(claim, 'bag_hours'),
            fee_cents: fee === null ? null : fee * 100,
          }
        : null,
  });
}

function factsOf(claim: Claim, stops: readonly string[], operator: Operator, date: string): FlightFacts {
  const told = number(claim, 'told');
  return {
    from: stops[0] ?? '',
    to: stops.at(-1) ?? '',
    via: stops.slice(1, -1),
    licence: operator.licence,
    flight_date: date,
    event: claim.what === 'downgrade' || claim.what === 'baggage' ? 'delay' : claim.what,
    delay: number(claim, 'late'),
    departure_delay: number(claim, 'waited'),
    notice_minutes: told === null ? null : (told * DAY_MS) / MINUTE_MS,
    reroute: rerouteOf(claim),
    brought_forward: number(claim, 'forward'),
    cause: claim.facts.cause,
    volunteered: said(claim, 'volunteered') ?? false,
    reasonable_grounds: said(claim, 'grounds') ?? false,
    vulnerable: said(claim, 'helped') ?? false,
    next_day_departure: said(claim, 'night') ?? false,
  };
}

function compensationOf(most: Compensation, least: Compensation): Compensation {
  const same = most.amount_cents === least.amount_cents;
  if (same && most.reducible_to_cents === least.reducible_to_cents) return most;
  return {
    ...most,
    amount_cents: same ? most.amount_cents : null,
    reducible_to_cents: null,
    review: [...most.review, 'facts_missing'],
    steps: agreed(most.steps, least.steps),
  };
}

function usRightsOf(most: UsRights | null, least: UsRights | null): UsRights | null {
  if (!most || !least) return most;
  if (most.denied_boarding_cents === least.denied_boarding_cents && most.refund === least.refund) return most;
  return {
    ...most,
    denied_boarding_cents:
      most.denied_boarding_cents === least.denied_boarding_cents ? most.denied_boarding_cents : null,
    review: [...most.review, 'facts_missing'],
    steps: agreed(most.steps, least.steps),
  };
}

const careOf = (most: Care | null, least: Care | null): Care | null =>
  most && least ? { ...least, steps: agreed(most.steps, least.steps) } : most;

const reasonsOf = ({ eu, uk, us, care }: AssessedClaim) => JSON.stringify([eu, uk, us, care].map((law) => law?.steps));

/**
 * What may be owed for a claim. An estimate with reasons, never advice. A question left open is read both ways: what
 * comes out the same is said, what does not can't be said yet.
 * @throws UnknownAirport
 */
export function assessClaim(claim: Claim, airports: Airports): AssessedClaim {
  const [most, least] = readingsOf(claim).map((reading) => assess(reading, airports)) as [AssessedClaim, AssessedClaim];
  const { eu, uk, us, care } = most;
  return {
    ...most,
    claim,
    eu: eu && least.eu ? compensationOf(eu, least.eu) : eu,
    uk: uk && least.uk ? compensationOf(uk, least.uk) : uk,
    us: usRightsOf(us, least.us),
    care: careOf(care, least.care),
    missing: reasonsOf(most) === reasonsOf(least) ? [] : openFacts(claim),
  };
}

function assess(claim: Claim, airports: Airports): AssessedClaim {
  const stops = claim.stops.map((code) => {
    const airport = airports.find(code);
    if (!airport) throw new UnknownAirport(code);
    return airport;
  });
  const [from] = stops;
  const to = stops.at(-1);
  if (!from || !to || claim.date === null) throw new RangeError('A claim needs two airports and a date.');
  const carrier = claim.carrier || NO_AIRLINE;
  const operator = operatorIn(builtInBook, carrier);
  const carriers = stops.slice(1).map(() => carrier);
  const start = instantOf(claim.date, from.zone, '12');
  const trip = tripOf(
    claim,
    tripSchema.shape.legs.parse(sketchLegs({ stops, carriers, start, direction: 'outbound' })),
  );
  const flights = readFlights(trip.legs, airports);
  const [lower] = flights;
  const facts = factsOf(claim, claim.stops, operator, claim.date);
  const eu = assessEu(facts, from, to);
  const uk = assessUk(facts, from, to);
  const covered = eu.applies === true || uk.applies === true;
  const flown = claim.what !== 'baggage' && claim.what !== 'downgrade';
  const law = eu.applies ? eu2004 : uk261;
  return {
    claim,
    from,
    to,
    operator,
    eu: flown ? eu : null,
    uk: flown ? uk : null,
    us: claim.what === 'baggage' ? null : assessUs(trip, flights),
    care: flown && (covered || eu.applies === null || uk.applies === null) ? assessCare(facts, eu.distance) : null,
    missing: [],
    downgrade:
      claim.what === 'downgrade' && covered && lower
        ? assessDowngrade(lower, trip.disruption?.downgrade?.fare ?? null, law)
        : null,
    baggage: assessBaggage(trip, flights),
    montreal: from.country === to.country ? null : montrealLimits(claim.date),
    courts:
      covered && claim.what !== 'baggage' ? courtLimits([from.country, to.country, operator.country], claim.date) : [],
    arrivalDate: flights.at(-1)?.arrivalDate ?? claim.date,
  };
}
