import type { AuthActions, AuthResult } from '@kindwing/auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Login } from '../src/account/login/login.tsx';
import { Reset } from '../src/account/reset/reset.tsx';
import { SignUp } from '../src/account/signup/signup.tsx';
import { fieldOf, press, put, type User } from './put.ts';
import { address, at, renderShell } from './render-shell.tsx';

afterEach(() => vi.useRealTimers());

const email = 'emma@kindwing.example';
const offline = { ok: false as const, failure: { code: 'offline', message: 'Failed to fetch', status: 0 } };
const unreachable = 'We could not reach our server. Check your connection and try again.';

/** An action whose answer the test gives when it likes, or never. */
function slowly() {
  let answer: (result: AuthResult<never>) => void = () => undefined;
  const action = vi.fn(
    () =>
      new Promise<AuthResult<never>>((resolve) => {
        answer = resolve;
      }),
  );
  return { action, answer: (result: unknown) => act(async () => answer(result as AuthResult<never>)) };
}

interface Door {
  name: string;
  screen: ReactNode;
  route: string;
  action: keyof AuthActions;
  fill: (user: User) => Promise<void>;
  /** what the fields hold, by label */
  typed: [RegExp, string][];
  button: string;
  pending: string;
  failed: string;
  /** the answer of the server that did it, and what the screen says then */
  done: unknown;
  says: string;
}

const login = async (user: User, password: string) => {
  await put(user, /^Email/, email);
  if (password) await put(user, /^Password/, password);
};

const doors: Door[] = [
  {
    name: 'a password',
    screen: <Login />,
    route: '/login',
    action: 'signIn',
    fill: (user) => login(user, 'a fine secret'),
    typed: [
      [/^Email/, email],
      [/^Password/, 'a fine secret'],
    ],
    button: 'Sign in',
    pending: 'Signing in...',
    failed: 'Login Failed',
    done: { ok: true, value: { role: 'client' } },
    says: 'Login Successful!',
  },
  {
    name: 'a sign-in link',
    screen: <Login />,
    route: '/login',
    action: 'signInWithOtp',
    fill: (user) => login(user, ''),
    typed: [[/^Email/, email]],
    button: 'Email me a sign-in link',
    pending: 'Sending...',
    failed: 'Magic Link Failed',
    done: { ok: true },
    says: 'A magic link has been sent to you.',
  },
  {
    name: 'a sign-up',
    screen: <SignUp />,
    route: '/signup',
    action: 'signUp',
    fill: async (user) => {
      await put(user, /^Full name/, 'Emma Stone');
      await login(user, 'a fine secret');
      await user.click(screen.getByRole('checkbox', { name: /I consent to the processing/ }));
    },
    typed: [
      [/^Full name/, 'Emma Stone'],
      [/^Email/, email],
      [/^Password/, 'a fine secret'],
    ],
    button: 'Create account',
    pending: 'Creating your account...',
    failed: 'Sign Up Failed',
    done: { ok: true, value: { confirmed: false } },
    says: 'Sign Up Successful!',
  },
  {
    name: 'a link to reset',
    screen: <Reset />,
    route: '/auth/reset',
    action: 'requestPasswordReset',
    fill: (user) => put(user, /^Email/, email),
    typed: [[/^Email/, email]],
    button: 'Send reset link',
    pending: 'Sending...',
    failed: 'The link could not be sent',
    done: { ok: true },
    says: 'Password reset link sent! Check your email.',
  },
];

describe.each(doors)('$name', ({ screen: ui, route, action, fill, typed, button, pending, failed, done, says }) => {
  const form = () => within(screen.getByRole('main'));

  test('on a slow line: says that it is sending, and sends once however often it is pressed', async () => {
    const line = slowly();
    const { user } = renderShell(ui, { route, actions: { [action]: line.action } });
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: button }));
    const waiting = await screen.findByRole('button', { name: pending });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(waiting);
    await user.click(waiting);
    await user.keyboard('{Enter}');
    expect(line.action).toHaveBeenCalledTimes(1);
    await line.answer(done);
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
  });

  test('on a lost line: says so, keeps every word, and the button sends again', async () => {
    const send = vi.fn(async () => offline as unknown);
    const { user } = renderShell(ui, { route, actions: { [action]: send as never } });
    await fill(user);
    await press(user, button);
    expect(await form().findByText(failed)).toBeTruthy();
    expect(form().getByText(unreachable)).toBeTruthy();
    for (const [label, text] of typed) expect(fieldOf(label).value).toBe(text);
    send.mockResolvedValueOnce(done);
    await press(user, button);
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    expect(form().queryByText(failed)).toBeNull();
  });

  test('on a line that never answers: the button comes back after half a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const line = slowly();
    const { user } = renderShell(ui, { route, actions: { [action]: line.action } });
    await fill(user);
    await press(user, button);
    expect(await screen.findByRole('button', { name: pending })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await form().findByText(failed)).toBeTruthy();
    expect(form().getByText(unreachable)).toBeTruthy();
    for (const [label, text] of typed) expect(fieldOf(label).value).toBe(text);
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBeNull();
  });
});

test('after a sign-in link the focus is on what was sent, and goes to the address when another is wanted', async () => {
  const signInWithOtp = async () => ({ ok: true as const, value: undefined });
  const { user } = renderShell(<Login />, { route: '/login', actions: { signInWithOtp } });
  await put(user, /^Email/, email);
  await press(user, 'Email me a sign-in link');
  const sent = (await screen.findByText(/We sent it to emma@kindwing.example/)).closest('[tabindex="-1"]');
  expect(sent).not.toBeNull();
  expect(document.activeElement).toBe(sent);
  await press(user, 'Use another address');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)));
});

test('a new password: the focus is on the answer, and the login page waits until the sign-out is through', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  window.history.replaceState(null, '', '/auth/reset?code=slow');
  let signedOut = () => {};
  const done = async () => ({ ok: true as const, value: undefined });
  const { user } = renderShell(at('/auth/reset', <Reset />), {
    as: 'client',
    route: '/auth/reset',
    actions: {
      completeLink: async () => ({ ok: true as const, value: { role: 'client', recovering: true } }),
      updatePassword: done,
      signOut: () =>
        new Promise((resolve) => {
          signedOut = () => resolve({ ok: true, value: { everywhere: true } });
        }),
    },
  });
  await screen.findByRole('button', { name: 'Save new password' });
  await put(user, /^New password/, 'another secret');
  await press(user, 'Save new password');
  await screen.findAllByText('You can now log in with your new password.');
  expect(document.activeElement?.textContent).toContain('Password Updated');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(address()).toBe('/auth/reset');
  await act(async () => signedOut());
  await expect.poll(address).toBe('/login');
});
