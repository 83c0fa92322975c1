import type { OfferLeg } from '@kindwing/backend/client';

/** A leg with what may be left unsaid: economy, on the way out. */
export type WholeLeg = OfferLeg & Required<Pick<OfferLeg, 'cabin' | 'direction'>>;

export const withDefaults = (leg: OfferLeg): WholeLeg => ({
  ...leg,
  cabin: leg.cabin ?? 'economy',
  direction: leg.direction ?? 'outbound',
});

/** Whole minutes from one instant to a later one. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
