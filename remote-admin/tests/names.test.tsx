import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactMessage, ok, visit } from './support.tsx';

const id = '00000000-0000-4000-8000-000000000001';

const person = {
  id: '00000000-0000-4000-8000-0000000000ab',
  name: 'Clara Vidal',
  email: 'clara@kindwing.example',
  phone: null,
  role: 'client',
  status: 'active',
  language: 'es',
  time_zone: 'Europe/Madrid',
  created_at: '2026-03-01T10:00:00Z',
};
const invoice = (number: string, paid: number) => ({
  id: number,
  number,
  request_id: id,
  billed_to: 'Diego Roca',
  currency: 'EUR',
  total_cents: 23_400,
  paid_cents: paid,
  status: paid === 23_400 ? 'paid' : 'part_paid',
  issued_at: '2026-03-01T10:00:00Z',
  request: { id, reference: 'KW-000001' },
});
const backend = {
  contact_messages: () => ok([contactMessage]),
  profiles: () => ok([person]),
  invoices: () => ok([invoice('INV-1', 11_700), invoice('INV-2', 23_400)]),
};

// Who speaks to their device says what they see (WCAG 2.5.3).
test.each([
  ['/admin/support', 'en', 'Pau Serra'],
  ['/admin/support', 'es', 'Pau Serra'],
  ['/admin/users', 'en', 'Clara Vidal'],
  ['/admin/users', 'es', 'Clara Vidal'],
  ['/admin/payments', 'en', 'Diego Roca'],
  ['/admin/payments', 'es', 'Diego Roca'],
] as const)('%s (%s): what stands on a button is in its name, too', async (path, language, seen) => {
  await visit(path, { backend, language });
  await screen.findAllByText(seen, { exact: false });
  const named = [...document.querySelectorAll(':is(a, button)[aria-label]')];
  const told = named.filter((control) => control.textContent?.trim());
  expect(told.length).toBeGreaterThan(1);
  for (const control of told)
    expect(control.getAttribute('aria-label')?.toLowerCase()).toContain(control.textContent?.trim().toLowerCase());
});

test('on a paid invoice only a refund can be recorded, and its button says so', async () => {
  const { user } = await visit('/admin/payments', { backend });
  expect(await screen.findByRole('button', { name: 'Record payment or refund for INV-1' })).toBeDefined();
  const refund = screen.getByRole('button', { name: 'Record refund for INV-2' });
  expect(refund.textContent).toBe('Record refund');
  await user.click(refund);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Refund' })).checked).toBe(true);
});
