import { refusal } from '@kindwing/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok, type Reply, visit } from './support.tsx';

const REQUEST = '00000000-0000-4000-8000-0000000000cc';
const made = ok({ reference: 'KW-7H2KQ9', request_id: REQUEST, duplicate: false });

async function fill(user: Awaited<ReturnType<typeof visit>>['user']) {
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Rosa Iglesias');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'rosa@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Service/ }), 'Unaccompanied minors');
  await user.type(screen.getByRole('textbox', { name: /^What they need/ }), 'Her son flies MAD to BOG alone.');
}

test('the reference is shown, with the way to the request', async () => {
  const { user, calls } = await visit('/admin/requests/new-quick', { backend: { quick_create_request: () => made } });
  await fill(user);
  await user.click(screen.getByRole('radio', { name: /Urgent/ }));
  await user.click(screen.getByRole('button', { name: 'Create request' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request created' });
  expect(within(dialog).getByText('KW-7H2KQ9')).toBeDefined();
  expect(within(dialog).getByRole('link', { name: 'Open request' }).getAttribute('href')).toBe(
    `/admin/requests/${REQUEST}`,
  );
  expect(calls.find(({ name }) => name === 'quick_create_request')?.body.p_payload).toMatchObject({
    name: 'Rosa Iglesias',
    service_type: 'unaccompanied-minors',
    priority: 'urgent',
    trip_type: 'one_way',
    language: 'en',
  });
});

test('a lost connection keeps what was typed; sending again carries the same key, so it makes no second request', async () => {
  const replies: Reply[] = ['unreachable', made];
  const backend = { quick_create_request: (): Reply => replies.shift() ?? made };
  const { user, calls } = await visit('/admin/requests/new-quick', { backend });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Create request' }));
  expect(await screen.findByText('The request was not created')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Rosa Iglesias');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('KW-7H2KQ9')).toBeDefined();
  const sent = calls.filter(({ name }) => name === 'quick_create_request').map(({ body }) => body.p_payload);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('the next request has a key of its own and an empty form', async () => {
  const { user, calls } = await visit('/admin/requests/new-quick', { backend: { quick_create_request: () => made } });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Create request' }));
  await user.click(await screen.findByRole('button', { name: 'Create another' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })).value).toBe('');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Create request' }));
  await screen.findByRole('dialog', { name: 'Request created' });
  const sent = calls.filter(({ name }) => name === 'quick_create_request').map(({ body }) => body.p_payload);
  const [first, second] = sent as { idempotency_key: string }[];
  expect(first?.idempotency_key).not.toBe(second?.idempotency_key);
});

test('what is missing is said before anything is sent', async () => {
  const { user, calls } = await visit('/admin/requests/new-quick');
  await user.click(screen.getByRole('button', { name: 'Create request' }));
  await refusal('Your name is required.');
  await refusal('Please select a service type.');
  expect(calls.filter(({ name }) => name === 'quick_create_request')).toEqual([]);
});
