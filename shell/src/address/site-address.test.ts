import { expect, test } from 'vitest';
import { addressOf, hasTwins, languageOf, pathOf } from './site-address.ts';

test.each([
  ['/', 'en', '/'],
  ['/', 'es', '/es'],
  ['/services', 'en', '/services'],
  ['/services', 'es', '/es/services'],
  ['/blog/:slug', 'es', '/es/blog/:slug'],
  ['/portal/trips', 'es', '/portal/trips'],
  ['/login', 'es', '/login'],
  ['/Admin/users', 'es', '/Admin/users'],
  ['/portalis', 'es', '/es/portalis'],
] as const)('%s in %s stands at %s', (path, language, address) => {
  expect(addressOf(path, language)).toBe(address);
  expect(pathOf(address)).toBe(path);
});

test.each([
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/contact', 'es', '/contact'],
  ['/estonia', 'en', '/estonia'],
  ['/', 'en', '/'],
  ['/portal', undefined, '/portal'],
  ['/auth/reset', undefined, '/auth/reset'],
  // no address of ours: an English page that doesn't exist
  ['/es/portal', 'en', '/es/portal'],
] as const)('the address %s is in %s and shows %s', (address, language, path) => {
  expect(languageOf(address)).toBe(language);
  expect(pathOf(address)).toBe(path);
});

test('what people use signed in has one address in any language', () => {
  expect(['/admin/users', '/dev', '/health', '/signup', '/auth/callback'].filter(hasTwins)).toEqual([]);
});
