import { expect, test } from 'vitest';
import { statusForClient } from './offer-status.ts';

const expires = Date.parse('2027-03-04T10:00:20Z');
const offer = { status: 'sent', visible_from: '2027-03-01T10:00:20Z', expires_at: '2027-03-04T10:00:20Z' } as const;

test('an offer that arrived is open, also when the page’s clock still stands before its first second', () => {
  expect(statusForClient(offer, Date.parse('2027-03-01T10:00:05Z'))).toBe('sent');
});

test.each([
  [expires - 1, 'sent'],
  [expires, 'expired'],
])('at %i it is %s', (now, status) => expect(statusForClient(offer, now)).toBe(status));

test('a decided offer stays what was decided', () => {
  expect(statusForClient({ ...offer, status: 'declined' }, expires + 1)).toBe('declined');
});
