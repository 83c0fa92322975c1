import type { AuthActions } from '@kindwing/auth';
import { refusal } from '@kindwing/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Login } from '../src/account/login/login.tsx';
import { Reset } from '../src/account/reset/reset.tsx';
import { SignUp } from '../src/account/signup/signup.tsx';
import { fieldOf, press, put, type User } from './put.ts';
import { renderShell } from './render-shell.tsx';

const ok = { ok: true as const, value: undefined };
const signedIn = { ok: true as const, value: { role: 'client' as const } };
const signedUp = { ok: true as const, value: { confirmed: false } };

const script = '<script>alert(1)</script>';
const sql = "'; drop table users; --";
const arabic = 'مريم العلي';
const emoji = '👩‍🦽‍➡️🇪🇸';
const long = 'x'.repeat(10_000);

describe('sign-up', () => {
  async function send(user: User, name: string, email: string, password: string) {
    if (name) await put(user, /^Full name/, name);
    if (email) await put(user, /^Email/, email);
    if (password) await put(user, /^Password/, password);
    await user.click(screen.getByRole('checkbox', { name: /I consent to the processing/ }));
    await press(user, 'Create account');
  }
  const show = (signUp = vi.fn(async () => signedUp)) => ({
    signUp,
    ...renderShell(<SignUp />, { actions: { signUp } }),
  });

  test.each([
    ['HTML', script, script, script],
    ['SQL', sql, sql, sql],
    ['a name written from right to left, with its marks', `\u200f${arabic}\u200e`, `\u200f${arabic}\u200e`, arabic],
    ['emoji', `Ema ${emoji}`, `Ema ${emoji}`, emoji],
    ['spaces around', '  Emma Stone \t', 'Emma Stone', ' six six '],
    ['control characters of a paste', 'Em\0ma\u0007', 'Emma', 'secret'],
  ])('%s: the name and the password arrive as they were meant', async (_, typed, name, password) => {
    const { user, signUp } = show();
    await send(user, typed, 'emma@kindwing.example', password);
    await waitFor(() => expect(signUp).toHaveBeenCalledTimes(1));
    expect(signUp).toHaveBeenCalledWith(expect.objectContaining({ name, password }));
  });

  test('what is no name and no address is refused by name, and nothing is sent', async () => {
    const { user, signUp } = show();
    await put(user, /^Password/, 'a fine secret');
    for (const [name, email, sentence] of [
      ['\u200b\u2060', 'emma@kindwing.example', 'Full name is required.'],
      ['   ', 'emma@kindwing.example', 'Full name is required.'],
      ['Emma', '\u200b', 'A valid email is required.'],
      ['Emma', `${script}@kindwing.example`, 'Email address is invalid.'],
      ['Emma', "' or 1=1 --", 'Email address is invalid.'],
      ['Emma', `${long}@kindwing.example`, 'Email address is invalid.'],
      ['Emma', `${arabic}@kindwing.example`, 'Email address is invalid.'],
      ['Emma', `${emoji}@kindwing.example`, 'Email address is invalid.'],
    ] as const) {
      await put(user, /^Full name/, name);
      await put(user, /^Email/, email);
      await press(user, 'Create account');
      await refusal(sentence);
    }
    expect(signUp).not.toHaveBeenCalled();
  });

  test.each([
    ['en', long, /^This password is too long/],
    ['en', emoji.repeat(4), /^This password is too long/],
    ['es', long, /^Esta contraseña es demasiado larga/],
  ] as const)(
    'in %s a password that the service can’t keep whole is refused in words',
    async (language, typed, words) => {
      const signUp = vi.fn(async () => signedUp);
      const { user } = renderShell(<SignUp />, { language, actions: { signUp } });
      await put(user, /^(Password|Contraseña)/, typed);
      await press(user, language === 'en' ? 'Create account' : 'Crear la cuenta');
      await refusal(words);
      expect(signUp).not.toHaveBeenCalled();
    },
  );
});

describe('an address is read as it is seen', () => {
  interface Door {
    screen: ReactNode;
    route: string;
    action: keyof AuthActions;
    button: string;
    /** what the action is called with */
    asked: (email: string) => unknown;
  }
  const doors: Door[] = [
    {
      screen: <Login />,
      route: '/login',
      action: 'signInWithOtp',
      button: 'Email me a sign-in link',
      asked: (email) => ({ email, next: undefined }),
    },
    {
      screen: <Reset />,
      route: '/auth/reset',
      action: 'requestPasswordReset',
      button: 'Send reset link',
      asked: (email) => email,
    },
  ];
  const whole = 'emma@kindwing.example';
  describe.each(doors)('$route', ({ screen: ui, route, action, button, asked }) => {
    test.each([
      ['spaces around it', ` \u00a0${whole}\t `],
      ['zero-width characters in it', `\u200bemma\u200b@kindwing\u00ad.example\ufeff`],
      ['marks of direction around it', `\u202a${whole}\u202c\u200e`],
    ])('%s', async (_, typed) => {
      const send = vi.fn(async () => ok);
      const { user } = renderShell(ui, { route, actions: { [action]: send } });
      await put(user, /^Email/, typed);
      await press(user, button);
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
      expect(send).toHaveBeenCalledWith(asked(whole));
    });

    test('what is no address is refused, kept, and not sent', async () => {
      const send = vi.fn(async () => ok);
      const { user } = renderShell(ui, { route, actions: { [action]: send } });
      await press(user, button);
      await refusal('Email is required.');
      for (const [typed, sentence] of [
        ['   ', 'Email is required.'],
        [script, 'A valid email is required.'],
        [sql, 'A valid email is required.'],
        [`${long}@kindwing.example`, 'A valid email is required.'],
        [`${emoji}@kindwing.example`, 'A valid email is required.'],
        [`${whole}, ${whole}`, 'A valid email is required.'],
      ] as const) {
        await put(user, /^Email/, typed);
        await press(user, button);
        await refusal(sentence);
        expect(fieldOf(/^Email/).value.trim()).toBe(typed.trim());
      }
      expect(send).not.toHaveBeenCalled();
    });
  });

  test.each([script, sql, arabic, emoji, ' spaces ', long])(
    'a password is sent as it was typed: %.20s',
    async (typed) => {
      const signIn = vi.fn(async () => signedIn);
      const { user } = renderShell(<Login />, { route: '/login', actions: { signIn } });
      await put(user, /^Email/, whole);
      await put(user, /^Password/, typed);
      await press(user, 'Sign in');
      await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
      expect(signIn).toHaveBeenCalledWith({ email: whole, password: typed });
    },
  );
});

test('what the server says of HTML is shown as text', async () => {
  const message = `No account for ${script}`;
  const signIn = async () => ({ ok: false as const, failure: { code: 'x', message, status: 400 } });
  const { user, container } = renderShell(<Login />, { route: '/login', actions: { signIn } });
  await put(user, /^Email/, 'emma@kindwing.example');
  await put(user, /^Password/, 'wrong');
  await press(user, 'Sign in');
  expect((await screen.findAllByText(message)).length).toBe(2);
  expect(container.querySelector('script')).toBeNull();
});

test('an empty new password is asked for, a short one is told its length', async () => {
  const updatePassword = vi.fn(async () => ok);
  const completeLink = async () => ({ ok: true as const, value: { role: 'client' as const, recovering: true } });
  window.history.replaceState(null, '', '/auth/reset?code=abc');
  const { user } = renderShell(<Reset />, {
    as: 'client',
    route: '/auth/reset',
    actions: { updatePassword, completeLink },
  });
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Save new password' }));
  await refusal('Password is required.');
  await put(user, /^New password/, '12345');
  await press(user, 'Save new password');
  await refusal('Password must be at least 6 characters long.');
  expect(updatePassword).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/');
});
