import { expect, test } from 'vitest';
import { paymentSchema } from './payment.ts';

const schema = paymentSchema({ total_cents: 10_000, paid_cents: 4_000 });
const base = { kind: 'capture', amount: '60', method: 'card', reference: '', reason: '' };
const problems = (changes: object) => {
  const result = schema.safeParse({ ...base, ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('a payment goes up to what is open, a refund up to what was paid', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ amount: '60.01' })).toEqual([['amount', 'error.over_the_total']]);
  expect(problems({ kind: 'refund', amount: '40', reason: 'Flight canceled' })).toEqual([]);
  expect(problems({ kind: 'refund', amount: '40.01', reason: 'x' })).toEqual([['amount', 'error.over_the_paid']]);
});

test('a refund says why, and an amount is one', () => {
  expect(problems({ kind: 'refund', amount: '10' })).toEqual([['reason', 'error.reason_required']]);
  expect(problems({ amount: '0' })).toEqual([['amount', 'error.amount']]);
});

test('the number of a card is refused wherever words go, a flight ticket is not', () => {
  const card = '4111 1111 1111 1111';
  expect(problems({ reference: card, reason: `with ${card}` })).toEqual([
    ['reference', 'error.card_number'],
    ['reason', 'error.card_number'],
  ]);
  expect(problems({ reference: '075-2412345678' })).toEqual([]);
});
