import { refusal } from '@kindwing/ui/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SignUp } from '../src/account/signup/signup.tsx';
import { address, renderShell } from './render-shell.tsx';

const send = () => screen.getByRole('button', { name: 'Create account' });
const password = () => screen.getByLabelText(/^Password/);

test('an empty form names everything that is missing, in order', async () => {
  const { user } = renderShell(<SignUp />);
  await user.click(send());
  const summary = await refusal('Full name is required.');
  expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Full name is required.',
    'A valid email is required.',
    'Password is required.',
    'You must consent to data processing to create an account.',
  ]);
});

test('a crooked address and a short password have words of their own', async () => {
  const { user } = renderShell(<SignUp />);
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'emma(at)example');
  await user.type(password(), '12345');
  await user.tab();
  expect((await screen.findAllByText('Email address is invalid.')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('Password must be at least 6 characters long.')).length).toBeGreaterThan(0);
});

test('a complete form signs up with both consents and goes to the login page', async () => {
  const signUp = vi.fn(async () => ({ ok: true as const, value: { confirmed: false } }));
  const { user } = renderShell(<SignUp />, { actions: { signUp } });
  await user.type(screen.getByRole('textbox', { name: /Full name/ }), 'Emma Stone');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'emma@kindwing.example');
  await user.type(password(), 'a fine secret');
  await user.click(screen.getByRole('checkbox', { name: /I consent to the processing/ }));
  await user.click(send());
  expect(await screen.findByText('Sign Up Successful!')).toBeTruthy();
  expect(screen.getByText('Please check your email to verify your account.')).toBeTruthy();
  await expect.poll(address).toBe('/login');
  expect(signUp).toHaveBeenCalledWith({
    name: 'Emma Stone',
    email: 'emma@kindwing.example',
    password: 'a fine secret',
    language: 'en',
    consentProcessing: true,
    consentMarketing: false,
  });
});
