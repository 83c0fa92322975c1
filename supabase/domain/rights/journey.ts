import { minorOnLeg } from '../fit/minor.ts';
import { MINUTE_MS } from '../time/instant.ts';
import { localDate } from '../time/local.ts';
import { type Flight, flightsOf, type Trip } from '../trip/index.ts';
import { assessCare, type Care } from './care.ts';
import { assessEu, assessUk, type Compensation } from './compensation.ts';
import { assessDowngrade, type Downgrade } from './downgrade.ts';
import type { FlightFacts } from './facts.ts';
import { eu2004, type RuleSetOptions, uk261 } from './rule-sets.ts';
import { type CourtLimit, courtLimits } from './time-limits.ts';
import { assessUs, type UsRights } from './us-journey.ts';

export interface JourneyRights {
  readonly facts: FlightFacts;
  readonly from: Flight['from'];
  readonly to: Flight['to'];
  readonly eu: Compensation;
  readonly uk: Compensation;
  readonly care: Care;
  /** Null where the disrupted direction does not touch the United States. */
  readonly us: UsRights | null;
  /** Null where no seat was lower than booked or neither EU261 nor UK261 applies. */
  readonly downgrade: Downgrade | null;
  /** Until when a claim under EU261 or UK261 can be brought to court, by country: national law decides. */
  readonly time_limits: readonly CourtLimit[];
  /** A parent or guardian signs for a child. */
  readonly minor_claimant: boolean;
  /** The traveller is cared for at any length of delay (Art. 11). */
  readonly vulnerable: boolean;
}

/** From this many minutes late, an arrival on another date means that the night was spent on the way. */
const OVERNIGHT_FROM = 360;

function isVulnerable(trip: Trip, flights: readonly Flight[]): { child: boolean; vulnerable: boolean } {
  const child = trip.travellers.some((traveller) => flights.some((flight) => minorOnLeg(traveller, flight, flights)));
  const prm = trip.travellers.some(({ needs: { mobility, medical } }) => {
    const moves =
      mobility &&
      (mobility.walks !== 'distance' || !mobility.stairs || mobility.sight || mobility.hearing || mobility.memory);
    return moves || medical?.stretcher || medical?.wheelchair;
  });
  return { child, vulnerable: child || prm };
}

/**
 * Passenger rights after a disruption: one booking is one journey, from its first departure to its final destination,
 * however it was flown. Null when nothing happened. An estimate with reasons, never advice.
 */
export function assessJourney(
  trip: Trip,
  flights: readonly Flight[],
  options: RuleSetOptions = {},
): JourneyRights | null {
  const { disruption } = trip;
  const way = disruption ? flightsOf(flights, disruption.direction) : [];
  const first = way[0];
  const last = way[way.length - 1];
  if (!disruption || !first || !last) return null;
  const { child, vulnerable } = isVulnerable(trip, flights);
  const late = disruption.final_delay ?? 0;
  const arrives = localDate(last.arrival + late * MINUTE_MS, last.destination_tz);
  const informed = disruption.passenger_informed_at;
  const facts: FlightFacts = {
    from: first.origin,
    to: last.destination,
    via: way.slice(0, -1).map(({ destination }) => destination),
    licence: first.operator.licence,
    flight_date: first.departureDate,
    event: disruption.event,
    delay: disruption.final_delay,
    departure_delay: disruption.departure_delay,
    notice_minutes: informed === null ? null : Math.floor((first.departure - Date.parse(informed)) / MINUTE_MS),
    reroute: disruption.reroute,
    brought_forward: disruption.brought_forward,
    extraordinary: disruption.extraordinary,
    cause: disruption.cause,
    volunteered: disruption.volunteered,
    vulnerable,
    next_day_departure: late >= OVERNIGHT_FROM && arrives > last.arrivalDate,
  };
  const eu = assessEu(facts, first.from, last.to, options);
  const uk = assessUk(facts, first.from, last.to);
  const lower = disruption.downgrade ? way[disruption.downgrade.leg] : undefined;
  return {
    facts,
    from: first.from,
    to: last.to,
    eu,
    uk,
    care: assessCare(facts, eu.distance),
    us: assessUs(trip, flights),
    downgrade:
      lower && (eu.applies || uk.applies)
        ? assessDowngrade(lower, disruption.downgrade?.fare ?? null, eu.applies ? eu2004 : uk261)
        : null,
    time_limits:
      eu.applies || uk.applies
        ? courtLimits([first.from.country, last.to.country, first.operator.country], first.departureDate)
        : [],
    minor_claimant: child,
    vulnerable,
  };
}
