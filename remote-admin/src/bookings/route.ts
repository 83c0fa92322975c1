import type { OfferLeg } from '@kindwing/backend/client';

type Ends = Pick<OfferLeg, 'origin' | 'destination'>;

/** The airports in the order in which they are flown, `MAD – CDG – MAD`; a gap on the ground is shown as one. */
export function routeOf(legs: readonly Ends[]): string {
  return legs.reduce((route, leg, index) => {
    if (index === 0) return `${leg.origin} – ${leg.destination}`;
    const goesOn = legs[index - 1]?.destination === leg.origin;
    return goesOn ? `${route} – ${leg.destination}` : `${route} / ${leg.origin} – ${leg.destination}`;
  }, '');
}
