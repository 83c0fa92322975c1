import { BackendError, type Invoice, recordPayment } from '@kindwing/backend/client';
import { refusal } from '@kindwing/ui/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PaymentDialog } from '../src/desk/payment-dialog.tsx';
import { renderPortal } from './fixtures.tsx';

vi.mock('@kindwing/backend/client', async (original) => ({
  ...(await original<typeof import('@kindwing/backend/client')>()),
  recordPayment: vi.fn(),
}));

const invoice = { id: 'i1', total_cents: 33_411, paid_cents: 10_000 } as Invoice;

test.each([
  ['Amount (EUR)', '234.12', 'This is more than what is still to pay.'],
  [/reference/, '4111 1111 1111 1111', /This looks like a card number/],
])('a payment that can’t be recorded is told at its field: %s', async (field, typed, told) => {
  const { user } = renderPortal(<PaymentDialog invoice={invoice} open onClose={() => undefined} />, { as: 'agent' });
  const input = screen.getByRole('textbox', { name: field });
  await user.clear(input);
  await user.type(input, typed);
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  await refusal(told);
  const about = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(about.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(told);
  expect(recordPayment).not.toHaveBeenCalled();
});

test('what somebody else has meanwhile recorded is told at the amount, and what was typed stays', async () => {
  const facts = { code: 'PT422', message: '', hint: '', status: 422, details: {} };
  vi.mocked(recordPayment).mockRejectedValueOnce(
    new BackendError({ ...facts, kind: 'validation', reason: 'over_the_total', field: 'amount_cents' }),
  );
  const { user } = renderPortal(<PaymentDialog invoice={invoice} open onClose={() => undefined} />, { as: 'agent' });
  await user.type(screen.getByRole('textbox', { name: /reference/ }), 'Terminal 4');
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  await refusal('This is more than what is still to pay.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /reference/ }).value).toBe('Terminal 4');
});
