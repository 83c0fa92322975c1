import { paymentNote } from '@kindwing/backend/domain';
import { z } from 'zod';
import { readEuros } from './euros.ts';

export const methods = ['card', 'bank_transfer', 'cash', 'voucher'] as const;
export const isMethod = (value: string): value is (typeof methods)[number] =>
  methods.some((method) => method === value);

interface Amounts {
  total_cents: number;
  paid_cents: number;
}

/** A payment or refund for one invoice: never more than is open, nor back more than was paid; a refund says why. */
export const paymentSchema = ({ total_cents: total, paid_cents: paid }: Amounts) =>
  z
    .object({
      kind: z.enum(['capture', 'refund']),
      amount: z
        .string()
        .refine((text) => (readEuros(text) ?? 0) > 0, 'payments.error.amount')
        .transform((text) => readEuros(text) ?? 0),
      method: z.enum(methods),
      reference: paymentNote(120),
      reason: paymentNote(2000),
    })
    .check(({ value, issues }) => {
      const { kind, amount, reason } = value;
      if (kind === 'refund' && reason === '')
        issues.push({ code: 'custom', input: reason, path: ['reason'], message: 'error.reason_required' });
      if (kind === 'capture' && amount > total - paid)
        issues.push({ code: 'custom', input: amount, path: ['amount'], message: 'failure.over_the_total' });
      if (kind === 'refund' && amount > paid)
        issues.push({ code: 'custom', input: amount, path: ['amount'], message: 'failure.over_the_paid' });
    });
