import { refusal } from '@kindwing/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Backend, functionPassedOn, functionRefused, ok, visit } from './support.tsx';

const found = { id: '00000000-0000-4000-8000-0000000000aa', email: 'clara@kindwing.example', role: 'client' };
const works: Backend = {
  'admin-users': () => ok({ user: { ...found, confirmed: true } }),
  'set-user-role': ({ body }) => ok({ user_id: body.user_id, email: found.email, role: body.role }),
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
const button = () => screen.getByRole('button', { name: 'Promote User' });

test('the screen is the one that the specification describes', async () => {
  await visit('/admin/users/promote');
  expect(document.title).toBe('Promote User - Admin');
  expect(email().placeholder).not.toBe('');
  const options = within(screen.getByRole('combobox', { name: /New Role/ })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Agent', 'Admin', 'Client']);
  expect(screen.getByText(/promotes through a serverless function\. The user must already exist/)).toBeDefined();
});

test('success finds the user, sets the role, says so and clears the email', async () => {
  const { user, calls } = await visit('/admin/users/promote', { backend: works });
  await user.type(email(), 'clara@kindwing.example');
  await user.selectOptions(screen.getByRole('combobox', { name: /New Role/ }), 'Admin');
  await user.click(button());
  expect(await screen.findByText('Success!')).toBeDefined();
  expect(
    screen.getByText(
      'User clara@kindwing.example has been promoted to admin. They may need to log out and back in to see changes.',
    ),
  ).toBeDefined();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ name, body }) => ({ name, body }));
  expect(sent).toEqual([
    { name: 'admin-users', body: { action: 'find-by-email', email: 'clara@kindwing.example' } },
    { name: 'set-user-role', body: { user_id: found.id, role: 'admin' } },
  ]);
  await waitFor(() => expect(email().value).toBe(''));
});

test('while working the button says Promoting...', async () => {
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { user } = await visit('/admin/users/promote', { backend: works });
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    await waiting;
    return network(...args);
  });
  await user.type(email(), 'clara@kindwing.example');
  await user.click(button());
  expect(await screen.findByRole('button', { name: 'Promoting...' })).toBeDefined();
  finish();
  expect(await screen.findByText('Success!')).toBeDefined();
});

test('without an email nothing is sent', async () => {
  const { user, calls } = await visit('/admin/users/promote', { backend: works });
  await user.click(button());
  await refusal('Please provide both an email and a role.');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an unknown address is said by name, and stays in the field', async () => {
  const { user } = await visit('/admin/users/promote', { backend: { 'admin-users': () => ok({ user: null }) } });
  await user.type(email(), 'nobody@example.com');
  await user.click(button());
  const said =
    'User with email nobody@example.com not found in the authentication system. They may need to confirm their email first.';
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Promotion Failed').length).toBeGreaterThan(0);
  expect(email().value).toBe('nobody@example.com');
});

test.each([
  ['last_admin', 409, 'Failed to set role: This is the last active admin. Make somebody else an admin first.'],
  ['own_role', 403, 'Failed to set role: Nobody can change their own role. Ask another admin.'],
])('the server refuses (%s)', async (code, status, said) => {
  const backend = { ...works, 'set-user-role': () => functionPassedOn(status, code) };
  const { user } = await visit('/admin/users/promote', { backend });
  await user.type(email(), 'clara@kindwing.example');
  await user.click(button());
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Promotion Failed').length).toBeGreaterThan(0);
});

test('without the rights it says that action is required', async () => {
  const backend = { 'admin-users': () => functionRefused(403, 'admin_only') };
  const { user } = await visit('/admin/users/promote', { backend });
  await user.type(email(), 'clara@kindwing.example');
  await user.click(button());
  expect((await screen.findAllByText('Action Required')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('This must be run in a secure context.').length).toBeGreaterThan(0);
});

test('in Spanish', async () => {
  const { user } = await visit('/admin/users/promote', { backend: works, language: 'es' });
  await user.type(screen.getByRole('textbox', { name: /Correo electrónico/ }), 'clara@kindwing.example');
  await user.click(screen.getByRole('button', { name: 'Cambiar rol' }));
  expect(await screen.findByText(/tiene ahora el rol agente/)).toBeDefined();
});
