import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Asked, type Backend, ok, visit } from './support.tsx';

const counted = (count: number) => ({ status: 200, body: null, count });
const events = [
  {
    id: 'e1',
    request_id: 'r1',
    type: 'offer_accepted',
    payload: { offer_id: 'o', alternative_id: 'a', total_cents: 82_000, currency: 'EUR' },
    visibility: 'client',
    actor_role: 'client',
    created_at: '2026-03-01T10:00:00Z',
    request: { id: 'r1', reference: 'KW-6B6SDG', contact_name: 'Emma Byrne' },
  },
];
const backend: Backend = {
  request_overview: ({ search }: Asked) => counted(search.get('priority') === 'eq.urgent' ? 1234 : 3),
  contact_messages: () => counted(2),
  invoices: () => counted(0),
  outbox: () => counted(5),
  request_events: () => ok(events),
};

test('each figure says what it counts and leads to the same things as a list', async () => {
  await visit('/admin', { backend });
  const list = within(screen.getByRole('list', { name: 'Needs somebody now' }));
  const urgent = await list.findByRole('link', { name: /^1,234\s*Urgent/ });
  expect(urgent.getAttribute('href')).toBe('/admin/requests?needs=urgent');
  expect((await list.findByRole('link', { name: /^2\s*Contact messages/ })).getAttribute('href')).toBe(
    '/admin/support',
  );
  expect((await list.findByRole('link', { name: /Emails not delivered/ })).getAttribute('href')).toBe(
    '/admin/mails?state=failed',
  );
});

test('agents see no figures of emails, which they may not read', async () => {
  const { calls } = await visit('/admin', { as: 'agent', backend });
  await screen.findByRole('link', { name: /Unclaimed/ });
  expect(screen.queryByRole('link', { name: /Emails/ })).toBeNull();
  expect(calls.some(({ name }) => name === 'outbox')).toBe(false);
});

test.each([
  ['en', 'Offer accepted: €820', /Recent events/],
  ['es', 'Oferta aceptada: 820 €', /Últimos sucesos/],
] as const)('events are told in the reader’s language (%s)', async (language, said, heading) => {
  await visit('/admin', { backend, language });
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  expect((await screen.findByText((text) => text.replace(/\u00a0/g, ' ') === said)).textContent).toBeTruthy();
  expect(screen.getByRole('link', { name: 'KW-6B6SDG' }).getAttribute('href')).toBe('/admin/requests/r1');
});

test('a figure that cannot be counted says so, and the others stand', async () => {
  await visit('/admin', {
    backend: { ...backend, contact_messages: () => ({ status: 403, body: { code: '42501', message: 'no' } }) },
  });
  expect(await screen.findByRole('link', { name: /Contact messages\s*Could not be counted/ })).toBeDefined();
  expect(await screen.findByRole('link', { name: /^1,234/ })).toBeDefined();
});
