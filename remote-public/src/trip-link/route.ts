import { MOST_STOPS } from './linked-trip.ts';

const AIRPORT = /^[A-Z]{3}$/;
const CARRIER = /^(?=.*[A-Z])[A-Z0-9]{2}$/;

/** Whether a text looks like an airline's code. */
export const isCarrier = (text: string): boolean => CARRIER.test(text);

/** The airport codes of `MAD-FRA-OSL`; null when it is no route, or one that goes from an airport to the same. */
export function readStops(text: string): string[] | null {
  const stops = text.toUpperCase().split('-');
  const fits = stops.length >= 2 && stops.length <= MOST_STOPS && stops.every((code) => AIRPORT.test(code));
  return fits && stops.every((code, at) => code !== stops[at + 1]) ? stops : null;
}
