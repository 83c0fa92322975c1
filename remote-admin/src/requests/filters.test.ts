import { expect, test } from 'vitest';
import { attentionFilter, isImpossible, readFilter } from './filters.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('the address becomes the filter', () => {
  expect(read('status=offered&service=other&priority=urgent&q=%20KW-1%20')).toEqual({
    statuses: ['offered'],
    serviceType: 'other',
    priority: 'urgent',
    search: 'KW-1',
  });
  expect(read('status=open').statuses).toContain('waiting_for_client');
});

test('what the address should not say is not believed', () => {
  expect(read('status=shredded&service=cargo&priority=1&needs=coffee')).toEqual({});
});

test('what is needed and a status narrow each other', () => {
  expect(read('needs=unclaimed&status=new')).toEqual({ statuses: ['new'], unheld: true });
  expect(read('needs=unclaimed').statuses).toEqual(['new', 'assessing']);
  expect(isImpossible(read('needs=unclaimed&status=booked'))).toBe(true);
  expect(isImpossible(read('q=x'))).toBe(false);
});

test('an offer that is about to end ends within a day from now', () => {
  const now = Date.parse('2026-03-01T10:00:30Z');
  expect(attentionFilter('offer_ending', now).offerEndsBefore).toBe('2026-03-02T10:01:00.000Z');
});
