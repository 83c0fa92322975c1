import { expect, test } from 'vitest';
import { shownOfferStatus } from './offer.ts';

test('the clock alone ends a sent offer, to the millisecond', () => {
  const end = '2026-03-04T10:00:00Z';
  const at = Date.parse(end);
  expect(shownOfferStatus({ status: 'sent', expires_at: end }, at - 1)).toBe('sent');
  expect(shownOfferStatus({ status: 'sent', expires_at: end }, at)).toBe('expired');
  expect(shownOfferStatus({ status: 'accepted', expires_at: end }, at + 1)).toBe('accepted');
  expect(shownOfferStatus({ status: 'draft', expires_at: null }, at)).toBe('draft');
});
