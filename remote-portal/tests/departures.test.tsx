import type { RequestLeg } from '@kindwing/backend/client';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QueueTable } from '../src/desk/queue-table.tsx';
import { Itinerary } from '../src/requests/itinerary.tsx';
import { RequestFacts } from '../src/requests/request-facts.tsx';
import { NextCard } from '../src/traveller/next/next-card.tsx';
import { anOffer, aRequest, renderPortal } from './fixtures.tsx';

const departing = aRequest({
  status: 'booked',
  first_departure_at: '2027-01-16T02:30:00Z',
  first_departure_tz: 'America/New_York',
});
const there = /Fri, Jan 15, 2027, 21:30 EST/;

test('the desk tells a departure on the clock of the airport that it leaves from', () => {
  renderPortal(<QueueTable rows={[departing]} loading={false} empty={null} />, { as: 'agent' });
  expect(screen.getByRole('cell', { name: there })).toBeDefined();
});

test('so does the client’s next step', () => {
  renderPortal(<NextCard step={{ kind: 'departure', request: departing }} />);
  expect(screen.getByText(there)).toBeDefined();
});

test('a booked request whose flights are not known has nothing due', () => {
  renderPortal(<QueueTable rows={[aRequest({ status: 'booked' })]} loading={false} empty={null} />, { as: 'agent' });
  expect(screen.getByRole('cell', { name: /Nothing due/ })).toBeDefined();
});

test('a flight that was wished for is told with its zone', () => {
  const leg = {
    id: 'leg',
    origin: 'JFK',
    destination: 'MAD',
    departs_at: departing.first_departure_at,
    origin_tz: departing.first_departure_tz,
    flight_number: null,
    desired_date: null,
  } as RequestLeg;
  renderPortal(<RequestFacts request={departing} legs={[leg]} travellers={[]} />);
  expect(screen.getByText(there)).toBeDefined();
});

test('flights of an offer say whose clock they are on', () => {
  renderPortal(<Itinerary legs={anOffer().alternatives[0]?.legs ?? []} />);
  expect(screen.getByText('Departs, local time')).toBeDefined();
  expect(screen.getByText('Arrives, local time')).toBeDefined();
});

test.each([
  ['assessing', 'Answer due; last change 1 hour ago'],
  ['waiting_for_client', 'The client’s turn; last change 1 hour ago'],
] as const)('the desk says of a request that is %s: %s', (status, due) => {
  renderPortal(<QueueTable rows={[aRequest({ status })]} loading={false} empty={null} />, { as: 'agent' });
  expect(screen.getByRole('cell', { name: new RegExp(due) })).toBeDefined();
});
