import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Guard } from '../src/access/guard.tsx';
import { address, renderShell } from './render-shell.tsx';

const Page = () => (
  <Guard>
    <h1>Behind the guard</h1>
  </Guard>
);

test.each([
  ['/portal/requests', 'Loading session...'],
  ['/admin/payments', 'Verifying permissions...'],
  ['/dev/whoami', 'Verifying permissions...'],
])('%s waits for the session with "%s"', (route, text) => {
  renderShell(<Page />, { as: 'loading', route });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a deep link is kept on the way to the login page', async () => {
  renderShell(<Page />, { route: '/portal/requests?status=new' });
  await expect.poll(address).toBe('/login?next=%2Fportal%2Frequests%3Fstatus%3Dnew');
});

test.each([
  ['client', '/admin/payments', '/portal'],
  ['agent', '/admin/users', '/portal/agent'],
  ['admin', '/portal/trips', '/admin'],
] as const)('%s at %s ends at %s', async (role, route, expected) => {
  renderShell(<Page />, { as: role, route });
  await expect.poll(address).toBe(expected);
  expect(screen.getByRole('heading', { name: 'Behind the guard' })).toBeTruthy();
});
