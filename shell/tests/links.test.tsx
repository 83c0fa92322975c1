import type { AuthResult, Role } from '@kindwing/auth';
import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Callback } from '../src/account/callback/callback.tsx';
import { Reset } from '../src/account/reset/reset.tsx';
import { address, at, renderShell } from './render-shell.tsx';

type Opened = AuthResult<{ role: Role; recovering: boolean }>;
const opens = (role: Role, recovering = false) =>
  vi.fn(async (): Promise<Opened> => ({ ok: true, value: { role, recovering } }));

/** The page was opened with this address; each is used once, as a link is. */
const openAt = (path: string) => window.history.replaceState(null, '', `http://localhost:3000${path}`);

afterEach(() => openAt('/'));

test.each([
  ['a code', '/auth/callback?code=c1', 'client', '/portal'],
  ['a token hash', '/auth/callback?token_hash=h1&type=signup', 'agent', '/portal/agent'],
  ['tokens in the hash', '/auth/callback#access_token=a&refresh_token=r1', 'admin', '/admin'],
] as const)('%s opens a session and leads home', async (_kind, path, role, home) => {
  openAt(path);
  const completeLink = opens(role);
  renderShell(
    <StrictMode>
      <Callback />
    </StrictMode>,
    { route: '/auth/callback', actions: { completeLink } },
  );
  await expect.poll(address).toBe(home);
  expect(completeLink).toHaveBeenCalledTimes(1); // a second try would burn the link
});

test('a link with a page to open leads there', async () => {
  openAt('/auth/callback?token_hash=h2&type=email&next=%2Fportal%2Foffers');
  renderShell(at('/auth/callback', <Callback />), {
    route: '/auth/callback?next=%2Fportal%2Foffers',
    actions: { completeLink: opens('client') },
  });
  await expect.poll(address).toBe('/portal/offers');
});

test('an expired link says so, keeps no secret in the address and offers another', async () => {
  openAt('/auth/callback?token_hash=h3&type=email');
  const completeLink = async (): Promise<Opened> => ({
    ok: false,
    failure: { code: 'otp_expired', message: 'Email link is invalid or has expired', status: 403 },
  });
  renderShell(<Callback />, { route: '/auth/callback', actions: { completeLink } });
  expect(await screen.findByText(/expired or was used already/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/login');
  expect(address()).toBe('/auth/callback');
});

test('without a link the callback page says that there is none', async () => {
  openAt('/auth/callback');
  renderShell(<Callback />, { route: '/auth/callback' });
  expect(await screen.findByText(/carries no sign-in link/)).toBeTruthy();
});

test('the reset page asks for an address when it was opened without a link', async () => {
  openAt('/auth/reset');
  const requestPasswordReset = vi.fn(async () => ({ ok: true as const, value: undefined }));
  const { user } = renderShell(<Reset />, { route: '/auth/reset', actions: { requestPasswordReset } });
  expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'emma@kindwing.example');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect((await screen.findAllByText('Password reset link sent! Check your email.')).length).toBe(2);
  expect(requestPasswordReset).toHaveBeenCalledWith('emma@kindwing.example');
});

test('opened from its link it takes the new password and goes to the login page 2.5 seconds later', async () => {
  openAt('/auth/reset#access_token=a&refresh_token=r9&type=recovery');
  const updatePassword = vi.fn(async () => ({ ok: true as const, value: undefined }));
  const { user } = renderShell(<Reset />, {
    route: '/auth/reset',
    actions: { completeLink: opens('client', true), updatePassword },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeTruthy();
  await user.type(await screen.findByLabelText(/^New password/), 'second secret');
  const saved = performance.now();
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect((await screen.findAllByText('You can now log in with your new password.')).length).toBe(2);
  expect(updatePassword).toHaveBeenCalledWith('second secret');
  expect(address()).toBe('/auth/reset');
  await expect.poll(address, { timeout: 8000 }).toBe('/login');
  expect(performance.now() - saved).toBeGreaterThanOrEqual(2400);
}, 20_000);
