/** What can go wrong with a flight, as a visitor says it. Apart from the facts, which bring the rules with them. */
export const happenings = [
  'delay',
  'cancellation',
  'denied_boarding',
  'brought_forward',
  'downgrade',
  'baggage',
] as const;
export type Happening = (typeof happenings)[number];
