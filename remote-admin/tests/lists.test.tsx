import { refusal } from '@kindwing/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Backend, contactMessage, ok, visit } from './support.tsx';

const request = (index: number, more: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  reference: `KW-${String(index).padStart(6, '0')}`,
  contact_name: index === 1 ? '=cmd|calc' : 'Clara Vidal',
  contact_email: 'clara@kindwing.example',
  contact_phone: null,
  service_type: 'other',
  effective_status: 'new',
  priority: 'normal',
  source: 'request_form',
  preferred_language: 'es',
  created_at: `2026-03-01T10:00:${String(59 - index).padStart(2, '0')}+00:00`,
  last_event_at: '2026-03-01T10:00:00+00:00',
  holder_name: null,
  offer_expires_at: null,
  first_departure_at: null,
  message: 'She uses oxygen.',
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => request(index + 1));

test('a link with filters shows what its sender saw', async () => {
  const { calls } = await visit('/admin/requests?status=offered&priority=urgent', {
    backend: { request_overview: () => ok(many(2)) },
  });
  expect(await screen.findByRole('link', { name: 'KW-000002' })).toBeDefined();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('offered');
  const asked = calls.find(({ name }) => name === 'request_overview')?.search;
  expect(asked?.get('effective_status')).toBe('in.(offered)');
  expect(asked?.get('priority')).toBe('eq.urgent');
});

test.each([
  ['/admin/requests', 'No requests here', /appear here by themselves/, 'priority=urgent'],
  ['/admin/offers', 'No offers here', /composed on a request’s page/, 'status=draft'],
  ['/admin/bookings', 'No bookings here', /accepted offer has been booked/, 'status=pending'],
  ['/admin/payments', 'No invoices here', /made with its booking/, 'status=open'],
])('%s: an empty list says how it fills, a filtered one how to see the rest', async (path, title, fills, filter) => {
  const { unmount } = await visit(path);
  await screen.findByText(title);
  expect(screen.getByText(fills)).toBeDefined();
  unmount();
  const { user } = await visit(`${path}?${filter}`);
  await screen.findByText(title);
  expect(screen.queryByText(fills)).toBeNull();
  expect(screen.getByText(/^Nothing matches what you chose above/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(fills)).toBeDefined();
});

test('the pager goes on behind the last row; a changed filter goes back to the first page', async () => {
  const { user, calls } = await visit('/admin/requests', { backend: { request_overview: () => ok(many(26)) } });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toContain('after='));
  await waitFor(() =>
    expect(
      calls
        .filter(({ name }) => name === 'request_overview')
        .at(-1)
        ?.search.get('or'),
    ).toContain(request(25).created_at),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'Urgent');
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/admin/requests?priority=urgent'));
});

test('the export holds what the filter finds, harmless and without what people wrote', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  });
  const { user } = await visit('/admin/requests?status=new', { backend: { request_overview: () => ok(many(2)) } });
  await screen.findByRole('link', { name: 'KW-000001' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('2 requests saved')).toBeDefined();
  const [header, first] = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(header).toContain('reference,status,priority,service_type');
  expect(first).toContain("'=cmd|calc");
  expect(first).toContain('2026-03-01T10:00:58Z');
  expect(await saved[0]?.text()).not.toContain('oxygen');
});

test('an address with a broken page says so and leads back to the first', async () => {
  const { user } = await visit('/admin/requests?after=nonsense', {
    backend: { request_overview: () => ok(many(1)) },
  });
  await user.click(await screen.findByRole('button', { name: 'To the first page' }));
  expect(await screen.findByRole('link', { name: 'KW-000001' })).toBeDefined();
});

test('a contact message reaches support, can be answered and marked as handled', async () => {
  let open = true;
  const backend: Backend = {
    contact_messages: () => ok(open ? [contactMessage] : []),
    handle_contact_message: () => {
      open = false;
      return ok({ message_id: contactMessage.id });
    },
  };
  const { user, calls } = await visit('/admin/support', { backend });
  expect((await screen.findByText('¿Podrían darnos una charla?')).getAttribute('lang')).toBe('es');
  expect(screen.getByRole('link', { name: 'Reply by email to Pau Serra' }).getAttribute('href')).toBe(
    'mailto:pau@example.com?subject=Re%3A%20Charla',
  );
  await user.click(screen.getByRole('button', { name: 'Mark as handled: Charla' }));
  expect(await screen.findByText('Nobody is waiting')).toBeDefined();
  expect(calls.find(({ name }) => name === 'handle_contact_message')?.body).toEqual({
    p_message_id: contactMessage.id,
  });
});

const invoice = {
  id: '00000000-0000-4000-8000-0000000000ee',
  number: 'INV-2026-000006',
  request_id: request(1).id,
  billed_to: 'Diego Roca',
  currency: 'EUR',
  total_cents: 23_400,
  paid_cents: 11_700,
  status: 'part_paid',
  issued_at: '2026-03-01T10:00:00Z',
  request: { id: request(1).id, reference: 'KW-000001' },
};

test('a refund needs a reason and never exceeds what was paid', async () => {
  const { user, calls } = await visit('/admin/payments', {
    backend: {
      invoices: () => ok([invoice]),
      record_payment: () => ok({ invoice_id: invoice.id, paid_cents: 10_000, status: 'part_paid' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /refund for INV-2026-000006/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Refund' }));
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, '200');
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  await refusal('Please give a reason.');
  await refusal('This is more than what was paid.');
  await user.clear(amount);
  await user.type(amount, '17');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Charged twice');
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(await screen.findByText('Refund recorded')).toBeDefined();
  expect(calls.find(({ name }) => name === 'record_payment')?.body.p_payload).toMatchObject({
    kind: 'refund',
    amount_cents: 1_700,
    reason: 'Charged twice',
  });
});

test('payments say who wrote them down', async () => {
  const payment = {
    id: '00000000-0000-4000-8000-0000000000ef',
    invoice_id: invoice.id,
    kind: 'capture',
    amount_cents: 11_700,
    currency: 'EUR',
    method: 'card',
    external_reference: 'TRX 000123',
    reason: null,
    recorded_by: '00000000-0000-4000-8000-0000000000aa',
    created_at: '2026-03-02T10:00:00Z',
    invoice: { id: invoice.id, number: invoice.number, request_id: invoice.request_id },
    recorder: { name: 'Ana Ferrer', email: 'agent.ana@kindwing.example' },
  };
  const gone = { ...payment, id: '00000000-0000-4000-8000-0000000000f0', recorded_by: null, recorder: null };
  await visit('/admin/payments?tab=payments', { backend: { payments: () => ok([payment, gone]) } });
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first as HTMLElement).getByText('Recorded by Ana Ferrer')).toBeDefined();
  expect(within(second as HTMLElement).queryByText(/Recorded by/)).toBeNull();
});
