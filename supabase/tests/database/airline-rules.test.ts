import { afterAll, beforeAll, expect, test } from 'vitest';
import { airlineRuleSchema } from '../../client/airline-rules.ts';
import { bookFromRows, builtInBook, rowsOf } from '../../domain/airlines/index.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(3);
});
afterAll(() => world.close());

const rows = (where = '') =>
  world.sql.unsafe(`select carrier, topic, variant, rule, source, source_url, seen_on::text, effective_from::text, verified
    from public.airline_rules ${where} order by carrier collate "C", topic::text collate "C", variant collate "C"`);

test('the database begins with exactly the rules of the library', async () => {
  const ours = rowsOf().map((row) => JSON.parse(JSON.stringify(row)));
  expect(ours.length).toBeGreaterThan(40);
  expect([...(await rows())], 'write a new migration with supabase/local/airline-rules-sql.ts').toEqual(ours);
});

test('the rule book read from the database is the library’s own, carriers and licences included', async () => {
  const airlines = await world.sql`select code, name, licence_area, country from public.airlines`;
  const book = bookFromRows([...(await rows())], airlines);
  const told = (list: readonly object[]) => list.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  for (const topic of ['carriers', 'minor', 'pet', 'support_animal', 'size', 'item', 'clearance'] as const) {
    const library: object[] = JSON.parse(JSON.stringify(builtInBook[topic]));
    expect([topic, told(JSON.parse(JSON.stringify(book[topic])))]).toEqual([topic, told(library)]);
  }
});

test('every row has the shape that the client reads', async () => {
  const found = await world.sql`select id, carrier, topic, variant, rule, source, source_url, seen_on::text,
    effective_from::text, verified, updated_at::text, updated_by, row_version from public.airline_rules`;
  const schema = await airlineRuleSchema();
  for (const row of found) expect(() => schema.parse(row)).not.toThrow();
});

const iberia = {
  carrier: 'IB',
  topic: 'minor',
  rule: { mandatory: [5, 12], optional: [13, 17], aloneFrom: 13, companionFrom: 18 },
  source: 'Iberia help, unaccompanied minors',
  source_url: 'https://help.iberia.com/minors',
  seen_on: '2026-11-28',
  verified: true,
};
const save = (actor = world.ana, more: object = {}, version = 1) =>
  world.call(actor, 'save_airline_rule', { p_payload: { ...iberia, ...more }, p_row_version: version });

test('an agent mends a rule; the audit log says who, and what it was', async () => {
  const saved = await save();
  expect(saved).toMatchObject({ row_version: 2 });
  expect((await rows(`where carrier = 'IB' and topic = 'minor'`))[0]).toMatchObject({
    rule: iberia.rule,
    seen_on: '2026-11-28',
    verified: true,
  });
  const [entry] = await world.sql`select * from public.audit_log where table_name = 'airline_rules'`;
  expect(entry).toMatchObject({ actor_id: world.ana.id, action: 'update', row_id: saved.rule_id });
  expect(entry?.old_values.rule.mandatory).toEqual([5, 11]);
});

test('a second agent’s change to what somebody else has mended meanwhile is refused', async () => {
  expect(await refusal(save(world.ben, { verified: false }, 1))).toMatchObject({ code: 'PT409', reason: 'stale' });
  expect(await save(world.ben, { verified: false }, 2)).toMatchObject({ row_version: 3 });
});

test('a new rule is made with version 0; a payload that says no source, carrier or object is refused by field', async () => {
  expect(await save(world.ana, { carrier: 'VY' }, 0)).toMatchObject({ row_version: 1 });
  const reasons = [];
  for (const more of [
    { carrier: 'Q9' },
    { topic: 'weather' },
    { source: ' ' },
    { source_url: 'http://help.iberia.com' },
    { seen_on: '2026-13-01' },
    { seen_on: 'yesterday' },
    { rule: [] },
  ]) {
    const { code, field, reason } = await refusal(save(world.ana, more, 3));
    reasons.push(`${code} ${field}: ${reason}`);
  }
  expect(reasons).toEqual([
    'PT422 carrier: carrier_unknown',
    'PT422 topic: topic_required',
    'PT422 source: source_required',
    'PT422 source_url: not_https',
    'PT422 seen_on: not_a_date',
    'PT422 seen_on: not_a_date',
    'PT422 rule: not_an_object',
  ]);
  expect(await refusal(save(world.clara, {}, 3))).toMatchObject({ code: '42501', reason: 'staff_only' });
});

test('a rule that begins later stands beside the one that holds until then', async () => {
  const later = { effective_from: '2027-03-28', rule: { ...iberia.rule, mandatory: [5, 13] } };
  expect(await save(world.ana, later, 0)).toMatchObject({ row_version: 1 });
  const both = await rows(`where carrier = 'IB' and topic = 'minor'`);
  expect(both.map(({ effective_from }) => effective_from)).toEqual(expect.arrayContaining(['2027-03-28', null]));
  expect(both).toHaveLength(2);
});
