import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Login } from '../src/account/login/login.tsx';
import { address, at, renderShell } from './render-shell.tsx';

const ok = { ok: true as const, value: undefined };
const refuse = (message: string, code = 'invalid_credentials') => ({
  ok: false as const,
  failure: { code, message, status: 400 },
});

test.each([
  ['', 'Email is required.'],
  ['nobody@', 'A valid email is required.'],
])('the email %j is judged when it is left and when the form is sent', async (typed, problem) => {
  const { user } = renderShell(<Login />);
  const email = screen.getByRole('textbox', { name: /Email/ });
  await user.click(email);
  if (typed) await user.keyboard(typed);
  await user.tab();
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));
  const summary = await screen.findByRole('link', { name: problem });
  expect(summary.closest('[tabindex="-1"]')).toBe(document.activeElement);
  await user.type(email, 'x');
  await expect.poll(() => email.getAttribute('aria-invalid')).not.toBe('true');
});

test('without a password a magic link is sent, and carries the page that was asked for', async () => {
  const signInWithOtp = vi.fn(async () => ok);
  const { user } = renderShell(<Login />, { route: '/login?next=%2Fportal%2Foffers', actions: { signInWithOtp } });
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'emma@kindwing.example');
  await user.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));
  expect(await screen.findByText('A magic link has been sent to you.')).toBeTruthy();
  expect(screen.getAllByText('Check your email').length).toBeGreaterThan(0);
  expect(signInWithOtp).toHaveBeenCalledWith({ email: 'emma@kindwing.example', next: '/portal/offers' });
});

test('a refused password shows the words of the server and keeps what was typed', async () => {
  const signIn = vi.fn(async () => refuse('Invalid login credentials'));
  const { user } = renderShell(<Login />, { actions: { signIn } });
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'emma@kindwing.example');
  await user.type(screen.getByLabelText(/^Password/), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const form = within(screen.getByRole('main'));
  expect(await form.findByText('Invalid login credentials')).toBeTruthy();
  expect(screen.getAllByText('Login Failed').length).toBe(2); // the banner, which stays, and the toast
  expect((screen.getByLabelText(/^Password/) as HTMLInputElement).value).toBe('wrong');
});

test('in Spanish the refusal is said in Spanish', async () => {
  const { user } = renderShell(<Login />, {
    language: 'es',
    actions: { signIn: async () => refuse('Invalid login credentials') },
  });
  await user.type(screen.getByRole('textbox', { name: /Correo/ }), 'emma@kindwing.example');
  await user.type(screen.getByLabelText(/^Contraseña/), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect((await screen.findAllByText('El correo o la contraseña no son correctos.')).length).toBe(2);
});

test.each([
  ['client', '/login?next=%2Fportal%2Foffers', '/portal/offers'],
  ['client', '/login?next=%2Fes%2Flogin', '/portal'],
  ['client', '/login?next=https%3A%2F%2Fevil.example', '/portal'],
  ['agent', '/login?next=%2Fadmin%2Fusers', '/portal/agent'],
  ['admin', '/login', '/admin'],
] as const)('a signed-in %s at %s goes to %s', async (role, route, expected) => {
  renderShell(at('/login', <Login />), { as: role, route });
  await expect.poll(address).toBe(expected);
});
