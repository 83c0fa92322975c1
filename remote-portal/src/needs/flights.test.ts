import { expect, test } from 'vitest';
import { areFlightsKnown, flightsOf } from './flights.ts';

const leg = (origin: string, destination: string) => ({ origin, destination });
const booking = (status: string) => ({ status, legs: [leg('MAD', 'JFK')] });
const offer = (status: string) => ({
  status,
  accepted_alternative_id: status === 'accepted' ? 'b' : null,
  alternatives: [
    { id: 'a', legs: [leg('MAD', 'LHR')] },
    { id: 'b', legs: [leg('MAD', 'EWR')] },
  ],
});
const parts = (bookings: unknown[], offers: unknown[]) =>
  ({ bookings: { data: bookings }, offers: { data: offers }, legs: { data: [leg('MAD', 'BOS')] } }) as never;

test.each([
  ['booked', parts([booking('booked')], [offer('accepted')]), 'JFK', true],
  ['the booking fell through', parts([booking('cancelled')], [offer('accepted')]), 'EWR', true],
  ['accepted', parts([], [offer('accepted')]), 'EWR', true],
  ['only offered', parts([], [offer('sent')]), 'BOS', false],
  ['only wished for', parts([], []), 'BOS', false],
])('%s', (_, given, destination, known) => {
  expect(flightsOf(given)[0]?.destination).toBe(destination);
  expect(areFlightsKnown(given)).toBe(known);
});
