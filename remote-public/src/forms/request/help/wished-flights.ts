import type { LegsInput } from '@kindwing/backend/domain/legs';
import { type Airport, type Airports, greatCircleKm } from '@kindwing/backend/domain/places';
import { MINUTE_MS, readLocalTime, startOfDay, toIso, toMs } from '@kindwing/backend/domain/time';
import type { TripValues } from '../trip-values.ts';
import { placeCode } from './place-text.ts';

/** Stands for an airline that is not known yet: no airline has it. */
const ANY_CARRIER = 'ZZ';
const CONNECTION_MINUTES = 90;

/** Gate to gate, by distance: half an hour for taxi, climb and approach, and 810 km/h between. An estimate. */
const minutesBetween = (from: Airport, to: Airport): number =>
  Math.max(30, Math.round((30 + greatCircleKm(from, to) / 13.5) / 5) * 5);

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

/** When the first flight leaves at the earliest: at its time, or as its day begins. */
function departure(day: string, time: string, zone: string): number {
  if (time === '') return startOfDay(day, zone);
  const read = readLocalTime(`${day}T${time}`, zone);
  return toMs(read.kind === 'instant' ? read.at : read.choices[0].at);
}

/**
 * The flights as the rules read them, with times reckoned from the distance. Null while an airport is missing or unknown.
 * @throws RangeError when a day is none
 */
export function wishedFlights(trip: TripValues, airports: Airports, day: string): LegsInput | null {
  const route = routeOf(trip).map((code) => airports.find(code));
  if (route.length === 0 || !route.every((airport) => airport !== null)) return null;
  const carriers = carriersOf(trip);
  const fly = (
    way: readonly Airport[],
    by: readonly string[],
    on: string,
    time: string,
    direction: 'outbound' | 'return',
  ) => {
    let at = departure(on, time, way[0]?.zone ?? 'UTC');
    return way.slice(1).map((to, index) => {
      const from = way[index] ?? to;
      const minutes = minutesBetween(from, to);
      const leg = {
        origin: from.code,
        destination: to.code,
        departs_at: toIso(at),
        arrives_at: toIso(at + minutes * MINUTE_MS),
        origin_tz: from.zone,
        destination_tz: to.zone,
        block_minutes: minutes,
        operating_carrier: by[index] || ANY_CARRIER,
        direction,
      };
      at += (minutes + CONNECTION_MINUTES) * MINUTE_MS;
      return leg;
    });
  };
  const out = fly(route, carriers, day, trip.time, 'outbound');
  // A way back on the day of the way out has no hour: it is left to the offer.
  if (trip.returns === '' || trip.returns <= day) return out;
  return [...out, ...fly([...route].reverse(), [...carriers].reverse(), trip.returns, '', 'return')];
}
