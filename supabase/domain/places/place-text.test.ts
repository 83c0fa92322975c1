import { expect, test } from 'vitest';
import { placeCode, placeText } from './place-text.ts';

test.each([
  [{ code: 'AGP', city: 'Málaga', name: '' }, 'AGP – Málaga'],
  [{ code: 'LHR', city: 'London', name: 'London Heathrow' }, 'LHR – London Heathrow'],
  [{ code: 'LHR', city: 'Londres', name: 'London Heathrow' }, 'LHR – Londres, London Heathrow'],
])('an airport begins with its code, and is found again by it', (place, text) => {
  expect(placeText(place)).toBe(text);
  expect(placeCode(text)).toBe(place.code);
});

test.each([
  ['Madrid – Barajas (MAD)', 'MAD'],
  [' mad ', 'MAD'],
  ['MAD - Madrid', 'MAD'],
  ['Madrid', null],
  ['San - Juan', null],
  ['Madrid (mad', null],
  ['', null],
])('"%s" names %s', (text, code) => expect(placeCode(text)).toBe(code));
