import type { Flight } from '@kindwing/backend/domain/trip';
import { useFormat } from '@kindwing/ui';
import { useText } from '../../text.ts';
import type { Tried } from './read-pasted.ts';

/** How a trip's travellers, flights and moments are called on this page. */
export function useTripWords({ flights, assessment }: Tried) {
  const t = useText();
  const format = useFormat();
  const first = flights[0];
  const flightName = (flight: Flight | undefined) =>
    flight ? `${flight.index + 1}. ${flight.origin}–${flight.destination} ${flight.operating_carrier}` : '';
  const zoneOf = (leg: number | null) => (leg === null ? first : flights[leg])?.origin_tz;
  return {
    traveller: (id: string) =>
      t('rules.traveller', { number: assessment.trip.travellers.findIndex((one) => one.id === id) + 1 }),
    flight: (leg: number | null) => (leg === null ? t('rules.whole_trip') : flightName(flights[leg])),
    flights: (legs: readonly number[]) =>
      legs.length === flights.length ? t('rules.whole_trip') : legs.map((leg) => flightName(flights[leg])).join(', '),
    /** In the zone of the leg's departure. */
    moment: (instant: string, leg: number | null) =>
      format.dateTime(instant, { timeZone: zoneOf(leg), zoneName: true }),
    /** A day as such, an instant in the zone of the first departure. */
    dayOrMoment: (text: string) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text)
        ? format.date(text)
        : format.dateTime(text, { timeZone: first?.origin_tz, zoneName: true }),
  };
}
