import { z } from 'zod';

/** What a row of `airline_rules` holds for each topic: the fields of the library's own types, without carrier and source. */

const years = z.number().int().min(0).max(25);
const band = z.tuple([years, years]).refine(([from, to]) => from <= to, 'the first age must not be above the second');
const bands = { mandatory: band.nullable(), optional: band.nullable(), aloneFrom: years };
const cm = z.number().positive().max(1000);
const kg = z.number().positive().max(500);
const box = z.tuple([cm, cm, cm]);
const hours = z
  .number()
  .int()
  .min(0)
  .max(24 * 60);
const airport = z.string().regex(/^[A-Z]{3}$/, 'an airport has three capitals');
const percent = z.number().min(0).max(300);

/** A misspelt field is refused instead of being ignored. */
export const ruleSchemas = {
  minor: z.strictObject({
    ...bands,
    us: z.strictObject(bands).optional(),
    domestic: z.strictObject(bands).optional(),
    nonstopOnly: band.optional(),
    transferAt: z.array(airport).optional(),
    groupDiffers: z.boolean().optional(),
    companionFrom: years.optional(),
    charged: z.enum(['per_route_and_child', 'each_way']).optional(),
    notOnline: z.boolean().optional(),
  }),
  pet: z.strictObject({
    cabin: z
      .strictObject({
        weightKg: kg.nullable(),
        cm: box.optional(),
        softCm: box.optional(),
        perFlight: z.number().int().positive().optional(),
      })
      .nullable(),
    hold: z.boolean().optional(),
    minimumWeeks: z.number().int().min(0).max(520).optional(),
    minimumMonthsAbroad: z.number().int().min(0).max(120).optional(),
    domesticOnly: z.boolean().optional(),
    notInto: z.array(airport).optional(),
  }),
  support_animal: z.strictObject({}),
  size: z.strictObject({
    farePercent: percent.nullable(),
    sameFareClass: z.boolean().optional(),
    refund: z.enum(['open_seat', 'not_full', 'every_flight', 'none']),
    refundClaimDays: z.number().int().positive().max(3650).optional(),
    oneFareDomestic: z.strictObject({ formHours: hours }).optional(),
  }),
  item: z.strictObject({
    kinds: z.array(z.string().min(1)).min(1).nullable(),
    cm: z.array(cm).min(1).max(3).optional(),
    kg: kg.optional(),
    hoursBefore: hours.optional(),
    preparation: z.enum(['bicycle', 'cylinders']).optional(),
    declaration: z.boolean().optional(),
  }),
  clearance: z.strictObject({
    hoursBefore: hours.optional(),
    validDays: z.number().int().positive().max(365).optional(),
    stretcherHours: hours.optional(),
    unfitListed: z.boolean().optional(),
  }),
} as const;

export type RuleTopic = keyof typeof ruleSchemas;
export const ruleTopics = Object.keys(ruleSchemas) as readonly RuleTopic[];

const date = z.iso.date();

/** A row as the database gives it; other columns are passed over. */
export const rowSchema = z.object({
  carrier: z.string().regex(/^(?=.*[A-Z])[A-Z0-9]{2}$/, 'a carrier has two capitals or digits'),
  topic: z.enum(ruleTopics as [RuleTopic, ...RuleTopic[]]),
  rule: z.record(z.string(), z.unknown()),
  source: z.string().trim().min(1),
  source_url: z.string().nullish(),
  seen_on: date,
  effective_from: date.nullish(),
  verified: z.boolean(),
});

/** A row of `airlines`. */
export const airlineSchema = z.object({
  code: z.string().regex(/^(?=.*[A-Z])[A-Z0-9]{2}$/, 'a carrier has two capitals or digits'),
  name: z.string().min(1),
  licence_area: z.enum(['EU', 'UK', 'CH', 'US', 'other']),
  country: z.string().regex(/^[A-Z]{2}$/, 'a country has two capitals'),
});
