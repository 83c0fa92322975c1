import type { RequestParts } from '../requests/data.ts';

export interface Flight {
  origin: string;
  destination: string;
}

type Known = Pick<RequestParts, 'bookings' | 'offers'>;

/** Booked flights, else those of the accepted alternative; nothing while neither is there. */
function settledFlights({ bookings, offers }: Known): Flight[] | undefined {
  const booked = bookings.data?.find(({ status }) => status !== 'cancelled');
  const accepted = offers.data?.find(({ status }) => status === 'accepted');
  const alternative = accepted?.alternatives.find(({ id }) => id === accepted.accepted_alternative_id);
  return booked?.legs ?? alternative?.legs;
}

/** The flights that deadlines count from 1: booked, else accepted, else wished, as the database takes them. */
export const flightsOf = ({ legs, ...known }: Known & Pick<RequestParts, 'legs'>): Flight[] =>
  settledFlights(known) ?? legs.data ?? [];

/** Wished flights are none that anything is asked for. */
export const areFlightsKnown = (parts: Known): boolean => (settledFlights(parts)?.length ?? 0) > 0;
