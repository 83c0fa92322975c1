import { expect, test } from 'vitest';
import { addressOf, hasTwins, isPersonal, languageOf, pathOf } from './site-address.ts';

test.each([
  ['/', 'en', '/'],
  ['/', 'es', '/es'],
  ['/services', 'en', '/services'],
  ['/services', 'es', '/es/services'],
  ['/blog/:slug', 'es', '/es/blog/:slug'],
  ['/portal/trips', 'es', '/portal/trips'],
  ['/login', 'es', '/es/login'],
  ['/signup', 'es', '/es/signup'],
  ['/auth/reset', 'es', '/auth/reset'],
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
  ['/login', 'en', '/login'],
  // no address of ours: an English page that doesn't exist
  ['/es/portal', 'en', '/es/portal'],
] as const)('the address %s is in %s and shows %s', (address, language, path) => {
  expect(languageOf(address)).toBe(language);
  expect(pathOf(address)).toBe(path);
});

test('what people use signed in, or open with a mailed code, has one address in any language', () => {
  expect(['/admin/users', '/dev', '/health', '/auth/callback'].filter(hasTwins)).toEqual([]);
});

test('a window of its own is for whoever signs in or is signed in', () => {
  const paths = ['/login', '/signup', '/auth/reset', '/portal/trips', '/admin', '/', '/travels', '/loginless'];
  expect(paths.filter(isPersonal)).toEqual(['/login', '/signup', '/auth/reset', '/portal/trips', '/admin']);
});
