import { expect, test } from 'vitest';
import { readEuros, writeEuros } from './euros.ts';

test.each([
  ['250', 25_000],
  ['245.5', 24_550],
  ['1234,5', 123_450],
  ['245,50 €', 24_550],
  ['€ 99.99', 9_999],
  ['1,234.05', 123_405],
  ['1.234,05', 123_405],
  ['1.234', 123_400],
  ['0', 0],
  ['1000000', 100_000_000],
])('%s is %s cents', (text, cents) => expect(readEuros(text)).toBe(cents));

test.each(['', 'lots', '-5', '1e3', '1.2.3', '12,345,6', '12.345,6.7', '1000000.01', '9'.repeat(400)])(
  '%.20s is no amount',
  (text) => expect(readEuros(text)).toBeNull(),
);

test.each([
  ['en-US', '1234.50'],
  ['es-ES', '1234,50'],
])('an amount to begin with is written and read as %s has it', (locale, text) => {
  expect(writeEuros(123_450, locale)).toBe(text);
  expect(readEuros(text)).toBe(123_450);
});
