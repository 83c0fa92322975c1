/** Denied boarding (14 CFR 250.5) and refunds (14 CFR 260). Money in US cents. The United States know no compensation for delay. */

export type UsScope = 'domestic' | 'international_from_US';

/** Caps by the date of the refusal; reviewed every two years by consumer prices. */
const caps = [
  { from: '2025-01-22', low: 107_500, high: 215_000 },
  { from: '2021-04-13', low: 77_500, high: 155_000 },
] as const;

export const DENIED_BOARDING_CITE = '14 CFR 250.5 (limits since 22 Jan 2025, FR 2024-23588)';

export interface DeniedBoarding {
  readonly scope: UsScope;
  readonly one_way_fare_cents: number;
  /** Minutes by which the substitute arrives later than planned; null when none was offered. */
  readonly alternative_late: number | null;
  /** Gave the seat up voluntarily: nothing by law. */
  readonly volunteered?: boolean;
  /** `YYYY-MM-DD`; missing: the caps of today. */
  readonly date?: string;
}

/** Compensation in US cents for someone refused against their will. */
export function usDeniedBoarding(facts: DeniedBoarding): number {
  if (facts.volunteered) return 0;
  const late = facts.alternative_late;
  if (late !== null && late <= 60) return 0;
  const cap = caps.find(({ from }) => facts.date === undefined || facts.date >= from) ?? caps[caps.length - 1];
  const doubleBelow = facts.scope === 'domestic' ? 120 : 240;
  const fare = facts.one_way_fare_cents;
  return late !== null && late < doubleBelow ? Math.min(fare * 2, cap?.low ?? 0) : Math.min(fare * 4, cap?.high ?? 0);
}

export interface UsChange {
  readonly scope: 'domestic' | 'international';
  readonly cancelled?: boolean;
  readonly departure_early?: number;
  readonly arrival_late?: number;
  readonly other_airport?: boolean;
  readonly more_connections?: boolean;
  readonly downgraded?: boolean;
  /** For a passenger with a disability: other connecting airport, or an aircraft without a needed feature. */
  readonly disability_change?: boolean;
  /** The passenger turned the change down and took nothing instead. */
  readonly declined: boolean;
}

/** Whether the fare must be paid back: 7 business days to a card, else 20 calendar days. */
export function usRefundDue(change: UsChange): boolean {
  if (!change.declined) return false;
  const limit = change.scope === 'domestic' ? 180 : 360;
  const moved = (change.departure_early ?? 0) >= limit || (change.arrival_late ?? 0) >= limit;
  const worse = change.other_airport || change.more_connections || change.downgraded || change.disability_change;
  return Boolean(change.cancelled || moved || worse);
}

/** Hours after arrival from which the bag's fee comes back (14 CFR 260; strictly later than 12, 15 or 30). */
export function usBagFeeRefundDue(bag: {
  readonly international: boolean;
  readonly longest_segment_hours: number;
  readonly hours_late: number;
}): boolean {
  const limit = bag.international ? (bag.longest_segment_hours > 12 ? 30 : 15) : 12;
  return bag.hours_late > limit;
}

/** Lowest limit of liability for baggage on domestic flights, US cents (14 CFR 254). Mobility aids: full value, no cap (382.131). */
export const US_DOMESTIC_BAGGAGE_CENTS = 470_000;
