import { z } from 'zod';
import { type Client, callFunction, unwrap } from './call.ts';

/**
 * The fields of each topic's rule, as the library's types in domain/airlines. Ages in completed years, both ends included.
 * Made when first asked for, so that pages without airline rules carry none of it.
 */
function makeRuleSchemas() {
  const band = z.tuple([z.number().int(), z.number().int()]);
  const bands = { mandatory: band.nullable(), optional: band.nullable(), aloneFrom: z.number().int() };
  const sides = z.array(z.number().positive());
  return {
    minor: z.strictObject({
      ...bands,
      us: z.strictObject(bands).optional(),
      domestic: z.strictObject(bands).optional(),
      nonstopOnly: band.optional(),
      transferAt: z.array(z.string()).optional(),
      groupDiffers: z.boolean().optional(),
      companionFrom: z.number().int(),
      charged: z.enum(['per_route_and_child', 'each_way']).optional(),
      notOnline: z.boolean().optional(),
    }),
    pet: z.strictObject({
      cabin: z
        .strictObject({
          weightKg: z.number().positive().nullable(),
          cm: sides.length(3).optional(),
          perFlight: z.number().int().optional(),
        })
        .nullable(),
      hold: z.boolean().optional(),
      minimumWeeks: z.number().int().optional(),
      domesticOnly: z.boolean().optional(),
      notInto: z.array(z.string()).optional(),
    }),
    support_animal: z.strictObject({}),
    size: z.strictObject({
      farePercent: z.number().min(0).max(100).nullable(),
      sameFareClass: z.boolean().optional(),
      refund: z.enum(['open_seat', 'not_full', 'every_flight', 'none']),
      refundClaimDays: z.number().int().optional(),
      oneFareDomestic: z.strictObject({ formHours: z.number().int() }).optional(),
    }),
    item: z.strictObject({
      kinds: z.array(z.string()).nullable(),
      cm: sides.optional(),
      kg: z.number().positive().optional(),
      hoursBefore: z.number().int().optional(),
      preparation: z.enum(['bicycle', 'cylinders']).optional(),
    }),
    clearance: z.strictObject({
      hoursBefore: z.number().int(),
      validDays: z.number().int(),
      stretcherHours: z.number().int().optional(),
    }),
  };
}
type RuleSchemas = ReturnType<typeof makeRuleSchemas>;

function makeSchema() {
  const rules = makeRuleSchemas();
  const of = <Topic extends keyof RuleSchemas>(topic: Topic) =>
    z.object({
      id: z.string(),
      carrier: z.string(),
      topic: z.literal(topic),
      variant: z.string(),
      rule: rules[topic],
      source: z.string(),
      source_url: z.string().nullable(),
      seen_on: z.string(),
      effective_from: z.string().nullable(),
      verified: z.boolean(),
      updated_at: z.string(),
      updated_by: z.string().nullable(),
      row_version: z.number(),
    });
  const topics = [of('minor'), of('pet'), of('support_animal'), of('size'), of('item'), of('clearance')] as const;
  return z.discriminatedUnion('topic', topics);
}

let schema: ReturnType<typeof makeSchema> | null = null;

/** The schema of a row of `airline_rules`; the topic says which fields its rule has. */
export function airlineRuleSchema(): ReturnType<typeof makeSchema> {
  schema ??= makeSchema();
  return schema;
}

export type AirlineRule = z.output<ReturnType<typeof makeSchema>>;
export type AirlineRuleTopic = AirlineRule['topic'];

/** The rules of all carriers, or of one. @throws ZodError when a row's rule lacks fields of its topic */
export async function listAirlineRules(client: Client, filter: { carrier?: string } = {}): Promise<AirlineRule[]> {
  let query = client.from('airline_rules').select('*');
  if (filter.carrier !== undefined) query = query.eq('carrier', filter.carrier);
  const rows: unknown = await unwrap(query.order('topic').order('carrier').order('variant'));
  return z.array(airlineRuleSchema()).parse(rows);
}

type Mended<Rule> = Rule extends AirlineRule ? Omit<Rule, 'id' | 'updated_at' | 'updated_by' | 'row_version'> : never;

/** Staff: makes a rule (`rowVersion` 0) or mends it. @throws BackendError `conflict` when somebody was faster */
export const saveAirlineRule = (
  client: Client,
  rule: Mended<AirlineRule>,
  rowVersion: number,
): Promise<{ rule_id: string; row_version: number }> =>
  callFunction(client, 'save_airline_rule', { p_payload: rule, p_row_version: rowVersion });
