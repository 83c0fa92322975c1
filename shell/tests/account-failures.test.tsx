import type { AuthActions } from '@kindwing/auth';
import type { Language } from '@kindwing/ui/i18n';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Login } from '../src/account/login/login.tsx';
import { SignUp } from '../src/account/signup/signup.tsx';
import { Sidebar } from '../src/workspace/sidebar.tsx';
import { press, put, type User } from './put.ts';
import { address, renderShell } from './render-shell.tsx';

// Titles and sentences as specification §8 has them; their Spanish is the house's.

const refuse = (code: string, message: string) => async () => ({
  ok: false as const,
  failure: { code, message, status: 400 },
});

interface Case {
  screen: ReactNode;
  action: keyof AuthActions;
  as: 'client' | 'signed-out';
  route: string;
  title: Record<Language, string>;
  send: Record<Language, (user: User) => Promise<void>>;
}

async function askForLink(user: User, email: RegExp, button: string) {
  await put(user, email, 'emma@kindwing.example');
  await press(user, button);
}

async function signUp(user: User, name: RegExp, email: RegExp, password: RegExp, button: string) {
  await put(user, name, 'Emma Stone');
  await put(user, email, 'emma@kindwing.example');
  await put(user, password, 'a fine secret');
  // The first box is the one that is required.
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await press(user, button);
}

const cases: Case[] = [
  {
    screen: <Login />,
    action: 'signInWithOtp',
    as: 'signed-out',
    route: '/login',
    title: { en: 'Magic Link Failed', es: 'No se pudo enviar el enlace' },
    send: {
      en: (user) => askForLink(user, /Email/, 'Email me a sign-in link'),
      es: (user) => askForLink(user, /Correo/, 'Enviarme un enlace de acceso'),
    },
  },
  {
    screen: <SignUp />,
    action: 'signUp',
    as: 'signed-out',
    route: '/signup',
    title: { en: 'Sign Up Failed', es: 'No se pudo crear la cuenta' },
    send: {
      en: (user) => signUp(user, /^Full name/, /^Email/, /^Password/, 'Create account'),
      es: (user) => signUp(user, /^Nombre/, /^Correo/, /^Contraseña/, 'Crear la cuenta'),
    },
  },
  {
    screen: <Sidebar area="portal" />,
    action: 'signOut',
    as: 'client',
    route: '/portal/requests',
    title: { en: 'Logout Failed', es: 'No se pudo cerrar la sesión' },
    send: { en: (user) => press(user, 'Logout'), es: (user) => press(user, 'Salir') },
  },
];

const regions = { en: /^Notifications/, es: /^Notificaciones/ } as const;

describe.each(cases)('$title.en', ({ screen: ui, action, as, route, title, send }) => {
  test.each([
    ['en', 'over_email_send_rate_limit', 'email rate limit exceeded', 'email rate limit exceeded'],
    ['en', 'unknown', '', 'Something went wrong'],
    ['en', 'offline', 'Failed to fetch', 'We could not reach our server. Check your connection and try again.'],
    [
      'es',
      'over_email_send_rate_limit',
      'email rate limit exceeded',
      'Ha habido demasiados intentos en poco tiempo. Espere un minuto e inténtelo de nuevo.',
    ],
    ['es', 'unknown', 'Database error', 'Algo ha salido mal'],
  ] as const)('in %s, %s %j: the toast says %j', async (language, code, message, description) => {
    const { user } = renderShell(ui, { as, route, language, actions: { [action]: refuse(code, message) } });
    await send[language](user);
    const toast = within(within(screen.getByRole('region', { name: regions[language] })).getByRole('alert'));
    expect(await toast.findByText(title[language])).toBeTruthy();
    expect(toast.getByText(description)).toBeTruthy();
    expect(address()).toBe(route);
  });
});
