import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Backend, ME, ok, refused, visit } from './support.tsx';

const person = (id: string, name: string, role: string, status = 'active') => ({
  id,
  name,
  role,
  status,
  email: `${name.toLowerCase()}@kindwing.example`,
  phone: null,
  language: 'en',
  time_zone: 'Europe/Madrid',
  created_at: '2026-05-01T10:00:00Z',
  updated_at: '2026-05-01T10:00:00Z',
});
const CLARA = '00000000-0000-4000-8000-0000000000aa';
const OTHER = '00000000-0000-4000-8000-0000000000bb';
const backend: Backend = {
  profiles: () => ok([person(ME, 'Ada', 'admin'), person(CLARA, 'Clara', 'client'), person(OTHER, 'Olga', 'admin')]),
  set_account_status: ({ body }) => ok({ user_id: body.p_user_id, status: body.p_status }),
};

test('suspending asks first, then says what it did', async () => {
  const { user, calls } = await visit('/admin/users', { backend });
  await user.click(await screen.findByRole('button', { name: 'Suspend Clara' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Clara?' });
  expect(calls.some(({ name }) => name === 'set_account_status')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Clara is suspended')).toBeDefined();
  expect(calls.find(({ name }) => name === 'set_account_status')?.body).toEqual({
    p_user_id: CLARA,
    p_status: 'suspended',
  });
});

test('the last admin is protected, and the dialog says why', async () => {
  const { user } = await visit('/admin/users', {
    backend: { ...backend, set_account_status: () => refused(409, 'last_admin') },
  });
  await user.click(await screen.findByRole('button', { name: 'Suspend Olga' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('This is the last active admin. Make somebody else an admin first.')).toBeDefined();
});

test('nobody is offered to suspend themselves', async () => {
  await visit('/admin/users', { backend });
  await screen.findByRole('button', { name: 'Suspend Clara' });
  expect(screen.queryByRole('button', { name: 'Suspend Ada' })).toBeNull();
});

test('role and search go into the address and to the backend', async () => {
  const { user, calls } = await visit('/admin/users', { backend });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Agent');
  await user.type(screen.getByRole('searchbox', { name: 'Name or email' }), 'cla');
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/admin/users?role=agent&q=cla'));
  await waitFor(() => {
    const last = calls.filter(({ name }) => name === 'profiles').at(-1);
    expect(last?.search.get('role')).toBe('eq.agent');
    expect(last?.search.toString()).toContain('cla');
  });
});
