import type { Compensation } from '@kindwing/backend/domain/rights';
import type { AssessedClaim } from './assessed-claim.ts';

/** The answer in one line: an amount, a limit, a part of the fare, nothing, or that it can't be said. */
export type Verdict =
  | {
      readonly kind: 'amount';
      readonly cents: number;
      readonly currency: string;
      readonly least: number | null;
      readonly sure: boolean;
    }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'limit'; readonly sdr: number }
  | { readonly kind: 'floor'; readonly cents: number }
  | { readonly kind: 'nothing' | 'unknown' };

const amountOf = ({ amount_cents, currency, reducible_to_cents, review }: Compensation): Verdict => ({
  kind: 'amount',
  cents: amount_cents ?? 0,
  currency,
  least: reducible_to_cents,
  sure: review.length === 0,
});

/** The law that gives the most; where several do, the passenger still recovers once. */
export function verdictOf({ claim, eu, uk, us, downgrade, baggage }: AssessedClaim): Verdict {
  if (claim.what === 'baggage') {
    if (baggage?.limit_sdr != null) return { kind: 'limit', sdr: baggage.limit_sdr };
    return baggage?.us_floor_cents != null ? { kind: 'floor', cents: baggage.us_floor_cents } : { kind: 'unknown' };
  }
  if (claim.what === 'downgrade') {
    if (!downgrade) return { kind: 'nothing' };
    const { amount_cents, currency, percent } = downgrade;
    return amount_cents === null || currency === null
      ? { kind: 'percent', percent }
      : { kind: 'amount', cents: amount_cents, currency, least: null, sure: true };
  }
  const laws = [eu, uk].filter((law) => law !== null);
  const paying = laws.find(({ amount_cents }) => (amount_cents ?? 0) > 0);
  if (paying) return amountOf(paying);
  const denied = us?.denied_boarding_cents ?? 0;
  if (denied > 0) return { kind: 'amount', cents: denied, currency: 'USD', least: null, sure: us?.review.length === 0 };
  const open = laws.some(({ applies, amount_cents }) => applies === null || (applies && amount_cents === null));
  return { kind: open || (us?.review ?? []).includes('facts_missing') ? 'unknown' : 'nothing' };
}
