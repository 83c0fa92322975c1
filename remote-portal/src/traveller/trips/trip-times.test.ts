import type { Booking } from '@kindwing/backend/client';
import { expect, test } from 'vitest';
import { byDeparture, tripSteps } from './trip-times.ts';

test('48 hours before are 48 hours on the stopwatch, also across a change of clocks', () => {
  // Madrid springs forward on 28 March 2027: on the wall it is 47 hours from one to the other.
  const [, notice] = tripSteps('2027-03-29T06:30:00Z', 0);
  expect(notice).toEqual({ step: 'notice', at: '2027-03-27T06:30:00.000Z', past: false });
});

test('a step is past from its very instant on', () => {
  const at = Date.parse('2027-03-27T06:30:00Z');
  const past = (now: number) => tripSteps('2027-03-29T06:30:00Z', now).map((step) => step.past);
  expect(past(at - 1)).toEqual([true, false, false]);
  expect(past(at)).toEqual([true, true, false]);
});

test('trips are sorted by their first departure, whatever zone its time is told in', () => {
  const trip = (...departures: string[]) => ({ legs: departures.map((departs_at) => ({ departs_at })) }) as Booking;
  const [early, late, none] = [
    trip('2026-12-01T23:30:00+02:00', '2026-12-09T08:00:00Z'),
    trip('2026-12-01T22:00:00Z'),
    trip(),
  ];
  expect([late, early, none].sort(byDeparture)).toEqual([none, early, late]);
});
