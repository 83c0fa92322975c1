import { afterAll, beforeAll, expect, test } from 'vitest';
import { assessedTrip, itemsOf, move, saveNeeds, wheelchair, wishedTrip } from './assessments.ts';
import { claimed, requestForm } from './stories.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const open = (actor = world.ana, request = '', reason: string | null = null) =>
  world.call(actor, 'open_needs', { p_request_id: request, p_reason: reason });
const readings = (request: string) =>
  world.sql`select actor_id, action, new_values from public.audit_log
    where table_name = 'traveller_needs' and row_id = ${request} order by id`;
const select = (actor = world.clara, traveller = '') =>
  world.as(actor, (sql) => sql`select answers from public.traveller_needs where traveller_id = ${traveller}`);

test('Clara gives needs with a consent of their own, and reads them; Diego and the desk can’t select them', async () => {
  const { traveller, request } = await wishedTrip(world, world.clara);
  await saveNeeds(world, world.clara, traveller);
  expect([...(await select(world.clara, traveller))]).toEqual([{ answers: wheelchair }]);
  for (const actor of [world.diego, world.ana, world.admin]) expect([...(await select(actor, traveller))]).toEqual([]);
  const consents = await world.sql`select purpose, source, user_id, wording_version from public.consents
    where request_id = ${request} and purpose = 'health'`;
  expect([...consents]).toEqual([
    { purpose: 'health', source: 'needs', user_id: world.clara.id, wording_version: '2026-11' },
  ]);
});

test('without consent nothing is kept; giving them again does not ask again, another wording does', async () => {
  const { traveller, request } = await wishedTrip(world, world.clara);
  const without = saveNeeds(world, world.clara, traveller, wheelchair, { consent_health: false });
  expect(await refusal(without)).toMatchObject({ code: 'PT422', field: 'consent_health', reason: 'consent.health' });
  expect([...(await select(world.clara, traveller))]).toEqual([]);
  await saveNeeds(world, world.clara, traveller);
  await saveNeeds(world, world.clara, traveller, { mobility: { walks: 'short' } });
  const count = () => world.sql`select 1 from public.consents where request_id = ${request} and purpose = 'health'`;
  expect(await count()).toHaveLength(1);
  await saveNeeds(world, world.clara, traveller, {}, { wording_version: '2027-01' });
  expect(await count()).toHaveLength(2);
});

test('ill-formed answers are refused by field; somebody else’s traveller does not exist', async () => {
  const { traveller } = await wishedTrip(world, world.clara);
  for (const [answers, field] of [
    [[], 'answers'],
    [{ diagnosis: {} }, 'answers'],
    [{ mobility: 'none' }, 'answers.mobility'],
    [{ medical: { condition: 'x'.repeat(20_001) } }, 'answers'],
  ] as const) {
    expect(await refusal(saveNeeds(world, world.clara, traveller, answers))).toMatchObject({ code: 'PT422', field });
  }
  expect(await refusal(saveNeeds(world, world.diego, traveller))).toMatchObject({ code: 'PT404' });
  expect(await refusal(saveNeeds(world, world.sam, traveller))).toMatchObject({ code: '42501', reason: 'suspended' });
});

test('the holder writes down what was said on the phone; an agent who does not hold the request can’t', async () => {
  const { traveller, request } = await wishedTrip(world, world.clara);
  expect(await refusal(saveNeeds(world, world.ana, traveller))).toMatchObject({ code: 'PT409', reason: 'not_held' });
  await world.call(world.ana, 'claim_request', { p_request_id: request });
  await saveNeeds(world, world.ana, traveller);
  const [consent] = await world.sql`select source, user_id from public.consents
    where request_id = ${request} and purpose = 'health'`;
  expect(consent).toEqual({ source: 'phone', user_id: world.clara.id });
});

test('the holder opens the needs without a reason, others with one; every reading is in the audit log', async () => {
  const { request, traveller } = await assessedTrip(world, world.clara);
  await world.call(world.ana, 'claim_request', { p_request_id: request });
  const opened = [{ traveller_id: traveller, name: 'Rosa Vidal', answers: wheelchair, saved_at: expect.any(String) }];
  expect(await open(world.ana, request)).toEqual(opened);
  expect(await refusal(open(world.ben, request))).toMatchObject({ code: 'PT422', reason: 'reason_required' });
  expect(await refusal(open(world.admin, request, '  '))).toMatchObject({ code: 'PT422', reason: 'reason_required' });
  expect(await open(world.ben, request, 'Ana is ill; the airline calls back.')).toEqual(opened);
  expect([...(await readings(request))]).toEqual([
    {
      actor_id: world.ana.id,
      action: 'read',
      new_values: { holder: true, reason: null, reference: expect.any(String) },
    },
    {
      actor_id: world.ben.id,
      action: 'read',
      new_values: {
        holder: false,
        reason: 'Ana is ill; the airline calls back.',
        reference: expect.any(String),
      },
    },
  ]);
});

test('a lapsed lease is no lease', async () => {
  const { request } = await assessedTrip(world, world.clara);
  await world.call(world.ana, 'claim_request', { p_request_id: request });
  await world.runClock(20 * 60_000);
  expect(await refusal(open(world.ana, request))).toMatchObject({ reason: 'reason_required' });
  await world.runClock();
});

test('clients and strangers never open needs, not even their own, by the desk’s function', async () => {
  const { request } = await assessedTrip(world, world.clara);
  for (const actor of [world.clara, world.diego, world.sam, world.visitor]) {
    expect(await refusal(open(actor, request, 'Because.'))).toMatchObject({ code: '42501' });
  }
  expect(await readings(request)).toHaveLength(0);
});

test('the audit log holds neither answers nor codes', async () => {
  const { traveller } = await assessedTrip(world, world.clara, {
    medical: { condition: 'Chronic secret', reasons: [] },
  });
  await saveNeeds(world, world.clara, traveller, { medical: { condition: 'Another secret', reasons: [] } });
  const log = await world.sql`select old_values::text as old, new_values::text as new from public.audit_log`;
  const text = log.map((row) => `${row.old} ${row.new}`).join('\n');
  expect(text).toContain('[redacted]');
  expect(text).not.toMatch(/secret|WCHP|WCLB|EU_PRM_NOTICE|medif/i);
});

test('withdrawing the consent removes the needs and what was computed; what the carrier knows waits to be cancelled', async () => {
  const { request, traveller } = await assessedTrip(world, world.clara);
  const [first] = await itemsOf(world, request);
  await move(world, world.ana, String(first?.id), 'ask');
  await world.call(world.clara, 'withdraw_needs', { p_traveller_id: traveller });
  expect([...(await select(world.clara, traveller))]).toEqual([]);
  expect((await itemsOf(world, request)).map(({ id, still_needed }) => [id, still_needed])).toEqual([
    [first?.id, false],
  ]);
  for (const table of ['deadlines', 'required_documents']) {
    const left = await world.sql`select 1 from ${world.sql(`public.${table}`)} where traveller_id = ${traveller}`;
    expect([table, left.length]).toEqual([table, 0]);
  }
});

test('the withdrawal of one’s consent to health data in the profile does the same', async () => {
  const erika = await world.newUser({ name: 'Erika Blau' });
  const { traveller, request } = await assessedTrip(world, erika);
  await world.call(erika, 'record_consent', { p_purpose: 'health', p_given: false, p_wording_version: '2026-11' });
  expect([...(await select(erika, traveller))]).toEqual([]);
  expect(await itemsOf(world, request)).toEqual([]);
});

test('needs of a cancelled request can’t be changed', async () => {
  const { traveller, request } = await wishedTrip(world, world.clara);
  await world.call(world.clara, 'cancel_request', { p_request_id: request, p_reason: 'No more.' });
  expect(await refusal(saveNeeds(world, world.clara, traveller))).toMatchObject({ code: 'PT409' });
});

test('a request without needs opens empty', async () => {
  const request = await claimed(world, world.clara, world.ana);
  expect(await open(world.ana, request)).toEqual([]);
});

const withNeeds = (more: object = {}, needs: unknown = wheelchair) =>
  requestForm({ travellers: [{ name: 'Iker' }, { name: 'Rosa Vidal', needs }], consent_health: true, ...more });

test('needs may come with the request, also a visitor’s: under a consent of their own, and the desk only opens them', async () => {
  const { reference } = await world.call(world.visitor, 'submit_request', { p_payload: withNeeds() });
  const [request] = await world.sql`select * from public.requests where reference = ${String(reference)}`;
  expect(JSON.stringify(request)).not.toContain('walks');
  const consents = await world.sql`select user_id, email, purpose, source from public.consents
    where request_id = ${request?.id} and purpose = 'health'`;
  expect([...consents]).toEqual([{ user_id: null, email: 'clara@example.com', purpose: 'health', source: 'request' }]);
  const [traveller] = await world.sql`select t.id, t.name, n.answers from public.traveller_needs n
    join public.travellers t on t.id = n.traveller_id where n.request_id = ${request?.id}`;
  expect(traveller).toMatchObject({ name: 'Rosa Vidal', answers: wheelchair });
  for (const actor of [world.clara, world.ana]) expect([...(await select(actor, traveller?.id))]).toEqual([]);
  await world.call(world.ana, 'claim_request', { p_request_id: request?.id });
  expect(await open(world.ana, request?.id)).toMatchObject([{ name: 'Rosa Vidal', answers: wheelchair }]);
  // With an account of the same, confirmed address the request is its sender's, and the needs are theirs to withdraw.
  const sender = await world.newUser({ email: 'clara@example.com' });
  await world.call(sender, 'withdraw_needs', { p_traveller_id: traveller?.id });
  expect(await world.sql`select 1 from public.traveller_needs where request_id = ${request?.id}`).toHaveLength(0);
});

test('a consent that covers two travellers is withdrawn for both of them', async () => {
  const walks = (how: string) => ({ mobility: { walks: how } });
  const travellers = [
    { name: 'Iker', needs: walks('none') },
    { name: 'Rosa Vidal', needs: walks('short') },
  ];
  const { request_id } = await world.call(world.clara, 'submit_request', { p_payload: withNeeds({ travellers }) });
  const kept = () =>
    world.sql`select traveller_id from public.traveller_needs where request_id = ${String(request_id)}`;
  const [first, second] = await kept();
  expect(second).toBeDefined();
  await world.call(world.clara, 'withdraw_needs', { p_traveller_id: first?.traveller_id });
  expect(await kept()).toHaveLength(0);
});

test('needs that come with a request without their consent, or ill-formed, are refused with the request', async () => {
  const email = 'refused@example.com';
  const send = (payload: object) => refusal(world.call(world.clara, 'submit_request', { p_payload: payload }));
  expect(await send(withNeeds({ email, consent_health: false }))).toMatchObject({
    field: 'consent_health',
    reason: 'consent.health',
  });
  expect(await send(withNeeds({ email }, { diagnosis: {} }))).toMatchObject({ field: 'answers' });
  expect(await world.sql`select 1 from public.requests where contact_email = ${email}`).toHaveLength(0);
  const none = requestForm({ email, travellers: [{ name: 'Iker', needs: null }] });
  await world.call(world.clara, 'submit_request', { p_payload: none });
  expect(await world.sql`select 1 from public.requests where contact_email = ${email}`).toHaveLength(1);
});
