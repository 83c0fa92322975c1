import { z } from 'zod';
import { mailTemplates } from './templates.ts';

const instant = z.coerce.date();

/** A row of the outbox, as far as rendering needs it. */
export const outboxMailSchema = z.object({
  template: z.enum(mailTemplates),
  language: z.enum(['en', 'es']),
  to_email: z.string().min(3),
  request_id: z.string().nullable(),
  payload: z.object({
    reference: z.string(),
    name: z.string().default(''),
    time_zone: z.string().default('UTC'),
    has_account: z.boolean().default(false),
    expires_at: instant.optional(),
    departs_at: instant.nullish(),
    total_cents: z.number().int().optional(),
    amount_cents: z.number().int().optional(),
    currency: z.string().length(3).default('EUR'),
    invoice_number: z.string().optional(),
    pnr: z.string().optional(),
    origin: z.string().optional(),
    destination: z.string().optional(),
    kind: z.enum(['capture', 'refund']).optional(),
  }),
});

export type OutboxMail = z.infer<typeof outboxMailSchema>;
