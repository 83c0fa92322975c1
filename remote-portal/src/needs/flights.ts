import type { RequestParts } from '../requests/data.ts';

export interface Flight {
  origin: string;
  destination: string;
}

/** The flights that deadlines count from 1: booked, else accepted, else wished, as the database takes them. */
export function flightsOf({ bookings, offers, legs }: Pick<RequestParts, 'bookings' | 'offers' | 'legs'>): Flight[] {
  const booked = bookings.data?.find(({ status }) => status !== 'cancelled');
  const accepted = offers.data?.find(({ status }) => status === 'accepted');
  const alternative = accepted?.alternatives.find(({ id }) => id === accepted.accepted_alternative_id);
  return booked?.legs ?? alternative?.legs ?? legs.data ?? [];
}
