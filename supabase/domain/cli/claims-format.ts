import { z } from 'zod';

/** The file format of `fixtures/claims-vectors.json`. Unknown keys of expectations are kept, so that none passes unread. */

const code = z.string().regex(/^[A-Z]{3}$/);
const minutes = z.number().nullable().optional();

const factsFormat = z.looseObject({
  from: code,
  to: code,
  via: z.array(code).optional(),
  carrier: z.string(),
  event: z.string(),
  delay: minutes,
  departure_delay: minutes,
  notice_days: minutes,
  notice_hours: minutes,
  reroute: z.object({ early: z.number(), late: z.number() }).nullable().optional(),
  brought_forward: minutes,
  extraordinary: z.boolean().optional(),
  extraordinary_minutes: minutes,
  presented: z.boolean().optional(),
  cause: z.string().optional(),
  flight_date: z.string().optional(),
});
export type VectorFacts = z.output<typeof factsFormat>;

const law = z.record(z.string(), z.unknown());

export const vectorFormat = z.looseObject({
  id: z.string(),
  facts: factsFormat,
  expect: z.record(z.string(), law),
  great_circle_km: z.number().optional(),
});
export type Vector = z.output<typeof vectorFormat>;

const row = z.record(z.string(), z.unknown());
export type Row = z.output<typeof row>;

/** The file alone: each vector and row is read by itself, so that an ill-formed one fails without hiding the others. */
export const claimsFile = z.looseObject({
  vectors: z.array(z.unknown()),
  other: z.record(z.string(), z.array(row)).optional(),
});

export const claimsFormat = z.looseObject({
  vectors: z.array(vectorFormat),
  other: z.record(z.string(), z.array(row)).optional(),
});
