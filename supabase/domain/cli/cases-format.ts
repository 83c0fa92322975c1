import { z } from 'zod';

/** The file format of `fixtures/intake-cases.json`. Expectations are kept whole, so that no unknown one passes unread. */

const legFormat = z.looseObject({
  from: z.string().regex(/^[A-Z]{3}$/),
  to: z.string().regex(/^[A-Z]{3}$/),
  op: z.string(),
  marketing: z.string().optional(),
  min: z.number().int().positive(),
  tz: z.tuple([z.string(), z.string()]),
  dep_local: z.string().optional(),
  arr_local: z.string().optional(),
});
export type CaseLeg = z.output<typeof legFormat>;

const ssr = z.looseObject({
  code: z.string(),
  on: z.union([z.string(), z.array(z.string())]).default('all'),
  mandatory: z.boolean().optional(),
});
const deadline = z.looseObject({
  what: z.string(),
  anchor: z.string(),
  offset: z.string(),
  kind: z.string(),
  source: z.string().optional(),
});
export type ExpectedDeadline = z.output<typeof deadline>;

const expectation = z.record(z.string(), z.unknown()).and(
  z.looseObject({
    ssr: z.array(ssr).optional(),
    must_not: z.array(z.string()).optional(),
    documents: z.array(z.string()).optional(),
    deadlines: z.array(deadline).optional(),
    flags: z.array(z.string()).optional(),
    block: z.array(z.looseObject({ carrier: z.string().optional(), reason: z.string() })).optional(),
    decision: z.string().optional(),
    claim: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  }),
);
export type Expectation = z.output<typeof expectation>;

const fee = z.looseObject({
  tier: z.string(),
  eur: z.number(),
  flight_minutes: z.number().optional(),
  return_flight_minutes: z.number().optional(),
  connections: z.number().optional(),
  operating_carriers: z.array(z.string()).optional(),
  driven_by: z.string().optional(),
});
export type ExpectedFee = z.output<typeof fee>;

export const caseFormat = z.looseObject({
  id: z.string(),
  service_type: z.string(),
  title: z.looseObject({ en: z.string() }),
  traveller: z.record(z.string(), z.unknown()),
  outbound: z.array(legFormat).min(1),
  return: z.array(legFormat).optional(),
  request: z.string(),
  depart: z.string(),
  requested_depart: z.string().optional(),
  return_depart: z.string().optional(),
  layover_minutes: z.number().optional(),
  requested_carrier: z.string().optional(),
  bag_delivered: z.string().optional(),
  event: z.record(z.string(), z.unknown()).optional(),
  expect: expectation,
  fee: fee.optional(),
});
export type IntakeCase = z.output<typeof caseFormat>;

export const casesFormat = z.looseObject({ cases: z.array(caseFormat) });

/** The file alone: each case is read by itself, so that an ill-formed one fails without hiding the others. */
export const casesFile = z.looseObject({ cases: z.array(z.unknown()) });
