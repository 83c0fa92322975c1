export * from './baggage.ts';
export * from './care.ts';
export * from './causes.ts';
export * from './compensation.ts';
export * from './distance-band.ts';
export * from './downgrade.ts';
export * from './facts.ts';
export * from './journey.ts';
export {
  type BaggageFacts,
  baggageLetter,
  type ClaimFacts,
  claimLetter,
  type Language,
  type Letter,
} from './letter.ts';
export * from './letter-us.ts';
export * from './montreal.ts';
export * from './rule-sets.ts';
export * from './time-limits.ts';
export * from './united-states.ts';
export * from './us-journey.ts';
