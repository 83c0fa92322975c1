import { expect, test } from 'vitest';
import { cleanAddress, parseLink } from '../src/index.ts';

const site = 'https://site.example/auth/callback';

test.each([
  ['?code=abc', { kind: 'code', code: 'abc' }],
  ['?token_hash=h1&type=signup', { kind: 'token-hash', tokenHash: 'h1', type: 'signup' }],
  ['?token_hash=h1&type=recovery', { kind: 'token-hash', tokenHash: 'h1', type: 'recovery' }],
  ['?token_hash=h1&type=nonsense', { kind: 'token-hash', tokenHash: 'h1', type: 'email' }],
  [
    '#access_token=a&refresh_token=r&type=recovery&expires_in=3600',
    { kind: 'tokens', accessToken: 'a', refreshToken: 'r', type: 'recovery' },
  ],
  ['#access_token=a', { kind: 'none' }],
  [
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    { kind: 'refused', code: 'otp_expired', message: 'Email link is invalid' },
  ],
  ['?error=server_error', { kind: 'refused', code: 'server_error', message: 'server_error' }],
  ['', { kind: 'none' }],
])('%s', (rest, expected) => {
  expect(parseLink(site + rest)).toEqual(expected);
});

test.each([
  ['?code=abc&next=%2Fportal', '/auth/callback?next=%2Fportal'],
  ['#access_token=a&refresh_token=r', '/auth/callback'],
  ['?token_hash=h&type=signup#part', '/auth/callback#part'],
])('the address forgets what %s carried', (rest, expected) => {
  expect(cleanAddress(site + rest)).toBe(expected);
});
