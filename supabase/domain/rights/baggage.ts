import { isDomestic, isUs } from '../places/territories.ts';
import type { Flight, Trip } from '../trip/index.ts';
import type { ReviewReason, Step } from './compensation.ts';
import { montrealLimits } from './montreal.ts';
import { US_DOMESTIC_BAGGAGE_CENTS, usBagFeeHours, usBagFeeRefundDue } from './united-states.ts';

/** What may be claimed for baggage that came late, damaged or not at all. */
export interface BaggageRights {
  /** The Montreal limit in special drawing rights; null on a domestic US trip, which has its own floor. */
  readonly limit_sdr: number | null;
  /** Lowest limit on a domestic US trip, US cents. */
  readonly us_floor_cents: number | null;
  /** Whether the fee paid for the bag comes back under US rules; null outside them or while the hours are not known. */
  readonly fee_refund: boolean | null;
  readonly fee_cents: number | null;
  readonly review: readonly ReviewReason[];
  readonly steps: readonly Step[];
}

/** Null when the trip says nothing about baggage. Source: Montreal Art. 22(2), 14 CFR 254 and 260. */
export function assessBaggage(trip: Trip, flights: readonly Flight[]): BaggageRights | null {
  const { baggage } = trip;
  const last = flights[flights.length - 1];
  if (!baggage || !last) return null;
  const way = flights.filter(({ direction }) => direction === last.direction);
  const us = way.some(({ from, to }) => isUs(from.country) || isUs(to.country));
  const domestic = us && way.every((flight) => isUs(flight.from.country) && isDomestic(flight));
  const limits = montrealLimits(last.arrivalDate);
  const steps: Step[] = [
    domestic
      ? { key: 'rights.bag.us_floor', cite: '14 CFR 254', params: { amount: US_DOMESTIC_BAGGAGE_CENTS / 100 } }
      : { key: 'rights.bag.limit', cite: 'Montreal Art. 22(2)', params: { sdr: limits.baggage_sdr } },
  ];
  const segment = Math.max(...way.map(({ block_minutes }) => block_minutes)) / 60;
  const bag = { international: !domestic, longest_segment_hours: segment, hours_late: baggage.hours_late ?? 0 };
  const known = us && baggage.hours_late !== null;
  const due = known ? usBagFeeRefundDue(bag) : null;
  if (due !== null) {
    const params = { hours: bag.hours_late, limit: usBagFeeHours(bag) };
    steps.push({ key: due ? 'rights.bag.fee_due' : 'rights.bag.fee_not_due', cite: '14 CFR 260', params });
  }
  return {
    limit_sdr: domestic ? null : limits.baggage_sdr,
    us_floor_cents: domestic ? US_DOMESTIC_BAGGAGE_CENTS : null,
    fee_refund: due,
    fee_cents: baggage.fee_cents,
    review: domestic || limits.source.verified ? [] : ['law_unverified'],
    steps,
  };
}
