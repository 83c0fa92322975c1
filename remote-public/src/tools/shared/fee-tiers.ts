import { dearerTier, type FeeQuote, type FeeTier, tierByMinutes } from '@kindwing/backend/domain/fees';
import { ESTIMATE_MARGIN } from './flying-minutes.ts';

/** Estimated flying minutes of the direction that decides. */
export const decidingMinutes = ({ flight_minutes }: Pick<FeeQuote, 'flight_minutes'>): number =>
  Math.max(flight_minutes.outbound, flight_minutes.return);

/** The tier of a fee that was reckoned with estimated times, or the two between which the schedule will decide. */
export function feeTiers(fee: FeeQuote): [FeeTier] | [FeeTier, FeeTier] {
  if (fee.direction === null) return [fee.tier];
  const minutes = decidingMinutes(fee);
  const low = tierByMinutes(minutes * (1 - ESTIMATE_MARGIN));
  const high = tierByMinutes(minutes * (1 + ESTIMATE_MARGIN));
  return low === high ? [low] : [low, dearerTier(low, high)];
}
