import { isUs } from '../places/territories.ts';
import { type Flight, flightsOf, type Trip } from '../trip/index.ts';
import type { ReviewReason, Step } from './compensation.ts';
import {
  DENIED_BOARDING_CITE,
  deniedBoardingCaps,
  type UsChange,
  usDeniedBoarding,
  usRefundDue,
} from './united-states.ts';

/** What the law of the United States gives after a disruption. Money in US cents. It knows no compensation for delay. */
export interface UsRights {
  readonly scope: 'domestic' | 'international';
  /** For someone refused boarding; null where that is not what happened or the fare is not known. */
  readonly denied_boarding_cents: number | null;
  /** The fare comes back: `due`, or `if_declined` while the passenger has not said whether they take the change. */
  readonly refund: 'due' | 'if_declined' | 'none';
  readonly review: readonly ReviewReason[];
  readonly steps: readonly Step[];
}

const REFUND_CITE = '14 CFR 260.3';

type Disruption = NonNullable<Trip['disruption']>;

/** 14 CFR 250 binds flights that leave a US airport; a flight into the United States is under no such rule. */
function deniedBoarding(
  trip: Disruption,
  flight: Flight,
): Pick<UsRights, 'denied_boarding_cents' | 'steps' | 'review'> {
  const nothing = { denied_boarding_cents: null, steps: [], review: [] } as const;
  if (trip.event !== 'denied_boarding') return nothing;
  if (!isUs(flight.from.country))
    return {
      ...nothing,
      steps: [{ key: 'rights.us.denied_outside', cite: '14 CFR 250', params: { from: flight.origin } }],
    };
  if (trip.volunteered)
    return {
      denied_boarding_cents: 0,
      steps: [{ key: 'rights.us.denied_volunteer', cite: '14 CFR 250' }],
      review: [],
    };
  if (trip.fare?.currency !== 'USD')
    return {
      ...nothing,
      steps: [{ key: 'rights.us.denied_fare', cite: DENIED_BOARDING_CITE }],
      review: ['facts_missing'],
    };
  const scope = isUs(flight.to.country) ? 'domestic' : 'international_from_US';
  const late = trip.reroute?.late ?? trip.final_delay;
  const cents = usDeniedBoarding({
    scope,
    one_way_fare_cents: trip.fare.amount_cents,
    alternative_late: late,
    date: flight.departureDate,
  });
  const step: Step =
    late === null
      ? { key: 'rights.us.denied_no_substitute', cite: DENIED_BOARDING_CITE, params: { amount: cents / 100 } }
      : { key: 'rights.us.denied', cite: DENIED_BOARDING_CITE, params: { late, amount: cents / 100 } };
  const verified = deniedBoardingCaps(flight.departureDate).source.verified;
  return { denied_boarding_cents: cents, steps: [step], review: verified ? [] : ['law_unverified'] };
}

/** 14 CFR 260 binds flights to, from and within the United States; the passenger must have turned the change down. */
function refund(disruption: Disruption, scope: UsRights['scope']): Pick<UsRights, 'refund' | 'steps'> {
  const change: UsChange = {
    scope,
    cancelled: disruption.event === 'cancellation',
    departure_early: disruption.brought_forward ?? disruption.reroute?.early ?? 0,
    arrival_late: disruption.reroute?.late ?? disruption.final_delay ?? 0,
    other_airport: disruption.other_airport,
    more_connections: disruption.more_connections,
    downgraded: disruption.downgrade !== null,
    disability_change: disruption.disability_change,
    declined: true,
  };
  const days = { card: 7, other: 20 };
  if (!usRefundDue(change)) return { refund: 'none', steps: [{ key: 'rights.us.refund_none', cite: REFUND_CITE }] };
  if (disruption.declined === null)
    return { refund: 'if_declined', steps: [{ key: 'rights.us.refund_if_declined', cite: REFUND_CITE, params: days }] };
  return disruption.declined
    ? { refund: 'due', steps: [{ key: 'rights.us.refund_due', cite: REFUND_CITE, params: days }] }
    : { refund: 'none', steps: [{ key: 'rights.us.refund_accepted', cite: REFUND_CITE }] };
}

/**
 * US rights of the disrupted direction; null when nothing happened or the direction does not touch the United States.
 * An estimate with reasons, never advice. Source: 14 CFR 250.5 and 260.
 */
export function assessUs(trip: Trip, flights: readonly Flight[]): UsRights | null {
  const { disruption } = trip;
  const way = disruption ? flightsOf(flights, disruption.direction) : [];
  const affected = way[disruption?.leg ?? 0];
  if (!disruption || !affected || !way.some(({ from, to }) => isUs(from.country) || isUs(to.country))) return null;
  const scope = way.every(({ from, to }) => isUs(from.country) && isUs(to.country)) ? 'domestic' : 'international';
  const denied = deniedBoarding(disruption, affected);
  const back = refund(disruption, scope);
  const delay: Step[] =
    disruption.event === 'delay' ? [{ key: 'rights.us.no_delay_compensation', cite: '14 CFR 260' }] : [];
  return {
    scope,
    denied_boarding_cents: denied.denied_boarding_cents,
    refund: back.refund,
    review: denied.review,
    steps: [...denied.steps, ...back.steps, ...delay],
  };
}
