import type { LegsInput } from '@kindwing/backend/domain/legs';
import { type Airports, placeCode } from '@kindwing/backend/domain/places';
import { toMs } from '@kindwing/backend/domain/time';
import { airlinesFlown } from '../../../tools/shared/airlines-flown.ts';
import { instantOf, sketchLegs } from '../../../tools/shared/sketch-legs.ts';
import type { TripValues } from '../trip-values.ts';

/** The airports of the way out: the link's, while its ends are still those of the form. Empty while an end is missing. */
export function routeOf({ origin, destination, stops }: TripValues): string[] {
  const from = placeCode(origin);
  const to = placeCode(destination);
  if (from === null || to === null || from === to) return [];
  const linked = stops.split('-');
  return linked.length > 1 && linked[0] === from && linked.at(-1) === to ? linked : [from, to];
}

/** The airlines of the way out, by flight; empty texts where they are not known. */
export const carriersOf = (trip: TripValues): string[] => {
  const route = routeOf(trip);
  const linked = trip.stops !== '' && route.join('-') === trip.stops ? trip.carriers.split('.') : [];
  return route.slice(1).map((_, flight) => linked[flight] ?? '');
};

/**
 * The flights as the rules read them, with times reckoned from the distance as everywhere on this site. Null while an
 * airport is missing or unknown.
 * @throws RangeError when a day is none
 */
export function wishedFlights(trip: TripValues, airports: Airports, day: string): LegsInput | null {
  const stops = routeOf(trip).map((code) => airports.find(code));
  const [origin] = stops;
  const last = stops.at(-1);
  if (!origin || !last || !stops.every((airport) => airport !== null)) return null;
  const carriers = airlinesFlown(carriersOf(trip), stops.length - 1);
  // Without an hour, as its day begins.
  const at = (on: string, time: string, zone: string) => instantOf(time === '' ? on : `${on}T${time}`, zone);
  const out = sketchLegs({ stops, carriers, start: at(day, trip.time, origin.zone), direction: 'outbound' });
  if (trip.returns === '') return out;
  const back = at(trip.returns, trip.return_time, last.zone);
  // A way back on the day of the way out has no hour unless it is told: it is left to the offer.
  if (back < toMs(out.at(-1)?.arrives_at ?? '') || trip.returns < day) return out;
  return [
    ...out,
    ...sketchLegs({ stops: stops.toReversed(), carriers: carriers.toReversed(), start: back, direction: 'return' }),
  ];
}
