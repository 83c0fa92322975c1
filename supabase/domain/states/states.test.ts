import { expect, test } from 'vitest';
import { offerClock } from '../offers/index.ts';
import { canMove, effectiveBookingStatus, effectiveOfferStatus, effectiveRequestStatus } from './index.ts';

const clock = offerClock('2027-10-29T16:00:00Z');

test('72 hours are counted on instants from when the offer is visible', () => {
  expect(clock).toEqual({ visible_from: '2027-10-29T16:00:20.000Z', expires_at: '2027-11-01T16:00:20.000Z' });
});

test.each([
  ['2027-10-29T16:00:19Z', 'sending'],
  ['2027-10-29T16:00:20Z', 'sent'],
  ['2027-11-01T16:00:19Z', 'sent'],
  ['2027-11-01T16:00:20Z', 'expired'],
])('a sent offer is at %s %s', (now, status) => {
  expect(effectiveOfferStatus({ status: 'sent', ...clock }, now)).toBe(status);
});

test('an offered request whose offer has ended is assessing again', () => {
  const request = { status: 'offered', offer_expires_at: clock.expires_at } as const;
  expect(effectiveRequestStatus(request, '2027-11-01T16:00:19.999Z')).toBe('offered');
  expect(effectiveRequestStatus(request, clock.expires_at)).toBe('assessing');
});

test.each([
  ['2027-05-01T07:59:59Z', 'booked'],
  ['2027-05-01T08:00:00Z', 'travelling'],
  ['2027-05-10T20:00:00Z', 'travelling'],
  ['2027-05-12T19:59:59Z', 'travelling'],
  ['2027-05-12T20:00:00Z', 'completed'],
])('a booked request is at %s %s', (now, status) => {
  const request = {
    status: 'booked',
    first_departure_at: '2027-05-01T08:00:00Z',
    last_arrival_at: '2027-05-10T20:00:00Z',
  } as const;
  expect(effectiveRequestStatus(request, now)).toBe(status);
});

test('a stored status that no clock touches stays', () => {
  expect(
    effectiveRequestStatus({ status: 'cancelled', offer_expires_at: clock.expires_at }, '2030-01-01T00:00:00Z'),
  ).toBe('cancelled');
  expect(
    effectiveBookingStatus({ status: 'ticketed', last_arrival_at: '2027-05-10T20:00:00Z' }, '2027-05-10T20:00:00Z'),
  ).toBe('flown');
  expect(
    effectiveBookingStatus({ status: 'cancelled', last_arrival_at: '2027-05-10T20:00:00Z' }, '2028-05-10T20:00:00Z'),
  ).toBe('cancelled');
});

test('moves start only where the life of a request allows', () => {
  expect([canMove('accept_offer', 'offered'), canMove('accept_offer', 'assessing')]).toEqual([true, false]);
  expect([canMove('claim', 'waiting_for_client'), canMove('claim', 'cancelled')]).toEqual([true, false]);
  expect([canMove('complete', 'travelling'), canMove('cancel', 'travelling')]).toEqual([true, false]);
});
