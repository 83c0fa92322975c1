import { z } from 'zod';
import { type Client, callFunction, unwrap } from './call.ts';

async function makeSchema() {
  const { ruleSchemas } = await import('../domain/airlines/row-schemas.ts');
  const of = <Topic extends keyof typeof ruleSchemas>(topic: Topic) =>
    z.object({
      id: z.string(),
      carrier: z.string(),
      topic: z.literal(topic),
      variant: z.string(),
      rule: ruleSchemas[topic],
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
type Schema = Awaited<ReturnType<typeof makeSchema>>;

let schema: Promise<Schema> | null = null;

/**
 * The schema of a row of `airline_rules`; the topic says which fields its rule has, as the library's own schemas say. Made
 * when first asked for, so that pages without airline rules carry none of it.
 */
export function airlineRuleSchema(): Promise<Schema> {
  schema ??= makeSchema().catch((cause: unknown) => {
    schema = null;
    throw cause;
  });
  return schema;
}

export type AirlineRule = z.output<Schema>;
export type AirlineRuleTopic = AirlineRule['topic'];

/** The rules of all carriers, or of one. @throws ZodError when a row's rule lacks fields of its topic */
export async function listAirlineRules(client: Client, filter: { carrier?: string } = {}): Promise<AirlineRule[]> {
  let query = client.from('airline_rules').select('*');
  if (filter.carrier !== undefined) query = query.eq('carrier', filter.carrier);
  const rows: unknown = await unwrap(query.order('topic').order('carrier').order('variant'));
  return z.array(await airlineRuleSchema()).parse(rows);
}

type Mended<Rule> = Rule extends AirlineRule ? Omit<Rule, 'id' | 'updated_at' | 'updated_by' | 'row_version'> : never;

/** Staff: makes a rule (`rowVersion` 0) or mends it. @throws BackendError `conflict` when somebody was faster */
export const saveAirlineRule = (
  client: Client,
  rule: Mended<AirlineRule>,
  rowVersion: number,
): Promise<{ rule_id: string; row_version: number }> =>
  callFunction(client, 'save_airline_rule', { p_payload: rule, p_row_version: rowVersion });
