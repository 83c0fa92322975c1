import { quoteFee } from '@kindwing/backend/domain/fees';
import { loadAirports } from '@kindwing/backend/domain/places';
import { expect, test } from 'vitest';
import { noticeOf } from '../src/forms/request/help/notice.ts';
import { wishedFlights } from '../src/forms/request/help/wished-flights.ts';
import { emptyTripValues } from '../src/forms/request/trip-values.ts';
import { checkTrip } from '../src/tools/check-trip/checked-trip.ts';
import { feeTiers } from '../src/tools/shared/fee-tiers.ts';
import { emptyTrip } from '../src/trip-link/linked-trip.ts';

const airports = await loadAirports();
const now = Date.parse('2026-11-28T12:00Z');

test.each([
  ['MAD-CDG', '', ['short', 'medium']],
  ['MAD-BCN', 'VY', ['short']],
  ['MAD-BOS', '', ['medium', 'long']],
  ['MAD-EZE', '', ['long']],
  // An airline left open is the one before it, not a second one.
  ['MAD-FRA-OSL', 'LH.', ['medium']],
  ['MAD-FRA-OSL', 'LH.SK', ['complex']],
])('%s %s: the request form names the same fee as Check your trip', (route, with_, tiers) => {
  const stops = route.split('-');
  const ends = { origin: stops[0] ?? '', destination: stops.at(-1) ?? '' };
  const trip = { ...emptyTripValues, ...ends, stops: route, carriers: with_ };
  const legs = wishedFlights(trip, airports, '2027-03-10') ?? [];
  const wished = feeTiers(quoteFee(legs.map((leg) => ({ ...leg, direction: leg.direction ?? 'outbound' }))));
  const linked = { ...emptyTrip, stops, carriers: with_.split('.'), departs: '2027-03-10' };
  expect(wished).toEqual(tiers);
  expect(checkTrip(linked, airports, now, 'an airline').tiers).toEqual(tiers);
});

test.each([
  ['2026-11-30', '', 'soon'], // Ends last on 1 December at 12:00 UTC.
  ['2026-11-29', '', 'late'],
  ['2026-11-29', '23:59', 'late'],
  ['2026-11-29', '00:05', 'late'],
  ['2026-12-01', '01:59', 'soon'],
  ['2026-12-01', '02:00', 'open'],
  ['2026-12-02', '', 'open'],
  ['2026-11-27', '', 'past'],
  ['2026-11-28', '', 'late'],
  ['2026-13-45', '', null],
  ['', '', null],
])('at noon UTC of 28 November a departure on %s %s is %s, wherever it is', (departs, time, notice) => {
  expect(noticeOf({ departs, time }, now)).toBe(notice);
});
