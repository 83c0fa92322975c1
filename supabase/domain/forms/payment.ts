import { z } from 'zod';
import { holdsCardNumber } from './card-number.ts';
import { readEuros } from './euros.ts';
import { plainText } from './text.ts';

export const paymentMethods = ['card', 'bank_transfer', 'cash', 'voucher'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const isPaymentMethod = (value: string): value is PaymentMethod =>
  paymentMethods.some((method) => method === value);

export const paymentKinds = ['capture', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What is written beside a payment, at most so many characters: kept for years, so never the number of a card. */
const note = (max: number) =>
  z
    .string()
    .overwrite(plainText)
    .trim()
    .max(max, 'error.too_long')
    .refine((text) => !holdsCardNumber(text), 'error.card_number');

/** Of the invoice, in integer cents. */
interface Amounts {
  readonly total_cents: number;
  readonly paid_cents: number;
}

/**
 * A payment or a refund as a person writes it down: never more than is open, nor back more than was paid, and a refund
 * says why. `record_payment` in the database says the same. `amount` is euros as typed, and becomes integer cents.
 */
export const paymentSchema = ({ total_cents: total, paid_cents: paid }: Amounts) =>
  z
    .object({
      kind: z.enum(paymentKinds),
      amount: z
        .string()
        .refine((text) => (readEuros(text) ?? 0) > 0, 'error.amount')
        .transform((text) => readEuros(text) ?? 0),
      method: z.enum(paymentMethods),
      reference: note(120),
      reason: note(2000),
    })
    .check(({ value: { kind, amount, reason }, issues }) => {
      if (kind === 'refund' && reason === '')
        issues.push({ code: 'custom', input: reason, path: ['reason'], message: 'error.reason_required' });
      if (kind === 'capture' && amount > total - paid)
        issues.push({ code: 'custom', input: amount, path: ['amount'], message: 'error.over_the_total' });
      if (kind === 'refund' && amount > paid)
        issues.push({ code: 'custom', input: amount, path: ['amount'], message: 'error.over_the_paid' });
    });
