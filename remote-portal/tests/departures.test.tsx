import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QueueTable } from '../src/desk/queue-table.tsx';
import { NextCard } from '../src/traveller/next/next-card.tsx';
import { aRequest, renderPortal } from './fixtures.tsx';

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
