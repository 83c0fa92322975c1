import type { Airport } from '../places/airports.ts';
import { isFrenchOverseas } from '../places/territories.ts';
import type { Fare, Flight } from '../trip/index.ts';
import type { Step } from './compensation.ts';
import { measure } from './distance-band.ts';
import { eu2004, type RuleSet } from './rule-sets.ts';

/** What a seat in a lower class gives back. Money in cents of the fare's currency. */
export interface Downgrade {
  readonly leg: number;
  readonly percent: 30 | 50 | 75;
  /** Null while that segment's fare is not known. */
  readonly amount_cents: number | null;
  readonly currency: string | null;
  readonly steps: readonly Step[];
}

/** The price part of one flight flown in a lower class, under the law that applies to the journey. */
export function assessDowngrade(flight: Flight, fare: Fare | null, rules: Pick<RuleSet, 'intraClause'>): Downgrade {
  const percent = downgradePercent(flight.from, flight.to, rules);
  const amount = fare ? Math.round((fare.amount_cents * percent) / 100) : null;
  const params = { from: flight.origin, to: flight.destination, percent };
  return {
    leg: flight.index,
    percent,
    amount_cents: amount,
    currency: fare?.currency ?? null,
    steps: [{ key: 'rights.downgrade', cite: 'Art. 10(2); C-255/15', params }],
  };
}

/**
 * Percentage of that segment's fare to be paid back within 7 days after a seat in a lower class (Art. 10(2), C-255/15).
 * Between European France and its overseas departments it is 75 although Art. 7 counts them as intra-Community.
 */
export function downgradePercent(
  from: Airport,
  to: Airport,
  rules: Pick<RuleSet, 'intraClause'> = eu2004,
): 30 | 50 | 75 {
  const distance = measure(from, to, rules);
  if (distance.band === 'a') return 30;
  const overseas = isFrenchOverseas(from.country) !== isFrenchOverseas(to.country);
  if (distance.band === 'b' && !(distance.intra && overseas)) return 50;
  return 75;
}
