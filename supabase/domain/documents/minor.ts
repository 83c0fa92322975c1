import { minorOnLeg } from '../fit/minor.ts';
import type { Flight, Traveller } from '../trip/index.ts';

export interface ExitPermit {
  readonly country: 'ES' | 'CO';
  readonly flight: Flight;
}

/**
 * Countries that ask a permission of the parents before a child leaves without them: Spain for its residents,
 * Colombia for its nationals. Where residence is not said, a child who sets out from Spain counts as resident.
 */
export function needsExitPermit(context: {
  readonly traveller: Traveller;
  readonly flights: readonly Flight[];
}): ExitPermit[] {
  const { traveller, flights } = context;
  const [first] = flights;
  const alone = (flight: Flight) => minorOnLeg(traveller, flight, flights) !== null;
  return flights.flatMap((flight): ExitPermit[] => {
    if (flight.from.country === flight.to.country || !alone(flight)) return [];
    const home = traveller.residence ?? first?.from.country ?? null;
    const spanish = traveller.nationality === null || traveller.nationality === 'ES';
    const leavesSpain = flights.find((leg) => leg.from.country === 'ES' && leg.to.country !== 'ES');
    if (home === 'ES' && spanish && leavesSpain === flight) return [{ country: 'ES', flight }];
    const colombian = traveller.nationality === 'CO' || (traveller.nationality === null && home === 'CO');
    return colombian && flight.from.country === 'CO' ? [{ country: 'CO', flight }] : [];
  });
}
