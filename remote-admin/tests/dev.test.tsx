import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { functionRefused, ok, visit } from './support.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('__KINDWING_CONFIG__', {
    environment: 'test',
    apiUrl: 'http://127.0.0.1:9',
    anonKey: 'eyJhbGciOiJIUzI1NiJ9.the-middle.of-the-key',
  });
});

const account = (role: string) => ({
  id: 'x',
  email: 'a@b.example',
  name: 'Ada',
  language: 'en',
  time_zone: 'UTC',
  phone: null,
  role,
  status: 'active',
});

test('the index leads to who I am', async () => {
  await visit('/dev', { backend: { my_account: () => ok(account('admin')) } });
  expect(screen.getByLabelText('address').textContent).toBe('/dev/whoami');
  expect(screen.queryByText('Session and database disagree')).toBeNull();
});

test('a role that changed since the session began is pointed out', async () => {
  await visit('/dev/whoami', { backend: { my_account: () => ok(account('client')) } });
  expect(await screen.findByText('Session and database disagree')).toBeDefined();
});

test('the environment shows the key only in part', async () => {
  await visit('/dev/env');
  expect(await screen.findByText('http://127.0.0.1:9')).toBeDefined();
  expect(screen.getByText('eyJhbG…-key')).toBeDefined();
  expect(document.body.textContent).not.toContain('the-middle');
});

test('without elevated rights a script says that action is required', async () => {
  const { user } = await visit('/dev/scripts', {
    as: 'agent',
    backend: { 'admin-users': () => functionRefused(403, 'admin_only') },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote admin@kindwing.example to admin' }));
  expect(await screen.findByText('Action Required')).toBeDefined();
  expect(screen.getByText('This must be run in a secure context.')).toBeDefined();
});

test.each(['/dev/scripts', '/dev/seed'])('%s refuses in production', async (route) => {
  await visit(route, { host: { environment: 'production' } });
  expect(await screen.findByText('Not in production')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('agents read the demo accounts and change nothing', async () => {
  await visit('/dev/seed', { as: 'agent' });
  expect((await screen.findAllByText('Missing')).length).toBe(7);
  expect(screen.queryByRole('button', { name: /Put roles/ })).toBeNull();
});

test('the remotes page leaves its content to the shell', async () => {
  await visit('/dev/remotes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Remotes' })).toBeDefined();
  expect(document.body.textContent).toContain('shell/Remotes');
});
