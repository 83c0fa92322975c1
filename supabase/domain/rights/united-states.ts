import { background, official, type Source } from '../rules/source.ts';

/** Denied boarding (14 CFR 250.5) and refunds (14 CFR 260). Money in US cents. The United States know no compensation for delay. */

export type UsScope = 'domestic' | 'international_from_US';

/** Caps by the date of the refusal; reviewed every two years by consumer prices. */
export interface DeniedBoardingCaps {
  readonly from: string;
  /** US cents for twice and four times the fare. */
  readonly low: number;
  readonly high: number;
  readonly source: Source;
}

const current: DeniedBoardingCaps = {
  from: '2025-01-22',
  low: 107_500,
  high: 215_000,
  source: official({ title: '14 CFR 250.5, FR 2024-23588' }, { effectiveFrom: '2025-01-22' }),
};
const before: DeniedBoardingCaps = {
  from: '2021-04-13',
  low: 77_500,
  high: 155_000,
  source: background('14 CFR 250.5, limits of 2021'),
};

/** The caps of a date, `YYYY-MM-DD`; today's without one. Those before 22 January 2025 are unverified. */
export const deniedBoardingCaps = (date?: string): DeniedBoardingCaps =>
  date === undefined || date >= current.from ? current : before;

export const DENIED_BOARDING_CITE = '14 CFR 250.5, FR 2024-23588';

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

/**
 * Compensation in US cents for someone refused against their will: nothing up to an hour late, twice the one-way fare below
 * two hours (four from the United States abroad), four times from there on, each up to its cap. Source: 14 CFR 250.5.
 */
export function usDeniedBoarding(facts: DeniedBoarding): number {
  if (facts.volunteered) return 0;
  const late = facts.alternative_late;
  if (late !== null && late <= 60) return 0;
  const cap = deniedBoardingCaps(facts.date);
  const doubleBelow = facts.scope === 'domestic' ? 120 : 240;
  const fare = facts.one_way_fare_cents;
  return late !== null && late < doubleBelow ? Math.min(fare * 2, cap.low) : Math.min(fare * 4, cap.high);
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

export interface UsBag {
  readonly international: boolean;
  readonly longest_segment_hours: number;
  /** Hours between the passenger's arrival and the bag's. */
  readonly hours_late: number;
}

/** Hours after arrival up to which the airline keeps the bag's fee (14 CFR 260): 12, abroad 15, or 30 with a segment above 12 h. */
export const usBagFeeHours = (bag: Pick<UsBag, 'international' | 'longest_segment_hours'>): number =>
  bag.international ? (bag.longest_segment_hours > 12 ? 30 : 15) : 12;

/** Whether the bag's fee comes back: strictly later than those hours. */
export const usBagFeeRefundDue = (bag: UsBag): boolean => bag.hours_late > usBagFeeHours(bag);

/** Lowest limit of liability for baggage on domestic flights, US cents (14 CFR 254). Mobility aids: full value, no cap (382.131). */
export const US_DOMESTIC_BAGGAGE_CENTS = 470_000;
