/** The service fee's tiers, dearest last (specification §9). */
export const feeTiers = ['short', 'medium', 'long', 'complex'] as const;
export type FeeTier = (typeof feeTiers)[number];

/** What each tier costs, in euro cents. Charged once for an itinerary, and never before an offer is accepted. */
export const feeCents: Readonly<Record<FeeTier, number>> = { short: 2500, medium: 4500, long: 7500, complex: 8500 };

/** Flying minutes from which a direction is Medium Haul and Long Haul: exactly 120 is medium, exactly 420 is long. */
export const MEDIUM_FROM_MINUTES = 120;
export const LONG_FROM_MINUTES = 420;

/** The tier of one direction by its flying minutes alone (gate to gate, connections' waiting left out). */
export function tierByMinutes(minutes: number): Exclude<FeeTier, 'complex'> {
  if (minutes < MEDIUM_FROM_MINUTES) return 'short';
  return minutes < LONG_FROM_MINUTES ? 'medium' : 'long';
}
