import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCase } from '../../domain/cli/cases.ts';
import { casesFormat } from '../../domain/cli/cases-format.ts';
import cases from '../../domain/fixtures/intake-cases.json' with { type: 'json' };
import { loadAirports } from '../../domain/places/index.ts';
import { computeAssessment } from '../../functions/_shared/compute.ts';
import { assess, assessedTrip, itemsOf, move, saveNeeds, wheelchair, wishedTrip } from './assessments.ts';
import { claimed, leg, requestForm } from './stories.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const deadlinesOf = (request: string) =>
  world.sql`select * from public.deadlines where request_id = ${request} order by due_at, rule`;
const noticeOf = async (request: string) => {
  const [row] = await world.sql`select * from public.deadlines
    where request_id = ${request} and rule = 'EU_PRM_NOTICE' and leg_position = 1`;
  if (!row) throw new Error('There is no notice.');
  return row;
};

test('codes, deadlines and the checklist are written as the library computed them', async () => {
  const { request, traveller } = await wishedTrip(world, world.clara);
  await saveNeeds(world, world.clara, traveller);
  const counts = await assess(world, request);
  expect(counts).toMatchObject({ request_id: request, assistance: 6 });
  const deadlines = await deadlinesOf(request);
  expect(deadlines).toHaveLength(Number(counts.deadlines));
  const notice = await noticeOf(request);
  expect(notice).toMatchObject({
    kind: 'hard',
    force: 'guarantee',
    audience: 'client',
    source: 'Reg.1107/2006 Art.7',
    source_verified: false,
    traveller_id: traveller,
  });
  expect(notice.anchor_at.getTime() - notice.due_at.getTime()).toBe(48 * 3_600_000);
  const forward = deadlines.find(({ rule }) => rule === 'EU_PRM_FORWARD');
  expect(forward).toMatchObject({ audience: 'desk', kind: 'hard' });
  const papers =
    await world.sql`select kind, leg_positions from public.required_documents where request_id = ${request}`;
  expect(papers).toHaveLength(Number(counts.documents));
  expect(papers.length).toBeGreaterThan(0);
});

test('a two-sided window keeps both its sides', async () => {
  const dog = { pet: { role: 'pet', species: 'dog', weight_kg: 6, birth_date: '2022-01-01', place: 'cabin' } };
  const toDublin = [leg('MAD', 'DUB', 'IB', 150, { zones: ['Europe/Madrid', 'Europe/Dublin'] })];
  const { request } = await assessedTrip(world, world.clara, dog, toDublin);
  const [tapeworm] = (await deadlinesOf(request)).filter(({ window_from, due_at }) => window_from && due_at);
  expect(tapeworm).toMatchObject({ window_from: expect.any(Date), due_at: expect.any(Date), kind: 'hard' });
  // 24 to 120 hours before the animal arrives (Reg. 2018/772).
  expect(tapeworm?.due_at.getTime() - tapeworm?.window_from.getTime()).toBe(96 * 3_600_000);
});

test('the same assessment twice changes nothing, not even the audit log', async () => {
  const { request } = await assessedTrip(world, world.clara);
  const items = await itemsOf(world, request);
  const log = await world.sql`select count(*)::int from public.audit_log`;
  await assess(world, request);
  expect(await itemsOf(world, request)).toEqual(items);
  expect(await world.sql`select count(*)::int from public.audit_log`).toEqual(log);
});

test('an answer to facts that have changed meanwhile is refused', async () => {
  const { request, traveller } = await assessedTrip(world, world.clara);
  const old = await world.call(world.service, 'assessment_input', { p_request_id: request });
  await saveNeeds(world, world.clara, traveller, { mobility: { walks: 'short' } });
  expect(await refusal(assess(world, request, { fingerprint: old.fingerprint }))).toMatchObject({
    code: 'PT409',
    reason: 'stale',
  });
});

test('a traveller of another request, a leg that is not there and what is no list are refused by field', async () => {
  const { request, traveller } = await assessedTrip(world, world.clara);
  const other = await wishedTrip(world, world.diego);
  const item = { traveller, leg: 0, code: 'WCHR', mandatory: true, text: null, fallback: null };
  for (const [more, field] of [
    [{ assistance: [{ ...item, traveller: other.traveller }] }, 'assistance.0.traveller'],
    [{ assistance: [item, { ...item, leg: 2 }] }, 'assistance.1.leg'],
    [{ deadlines: null }, 'deadlines'],
  ] as const) {
    expect(await refusal(assess(world, request, more))).toMatchObject({ code: 'PT422', field });
  }
});

test('nobody but the server writes an assessment or gathers its facts', async () => {
  const { request } = await assessedTrip(world, world.clara);
  for (const actor of [world.visitor, world.clara, world.diego, world.sam, world.ana, world.admin]) {
    const write = world.call(actor, 'write_assessment', { p_request_id: request, p_payload: {} });
    expect(await refusal(write)).toMatchObject({ code: '42501' });
    const read = world.call(actor, 'assessment_input', { p_request_id: request });
    expect(await refusal(read)).toMatchObject({ code: '42501' });
  }
});

test('other needs: drafts vanish, what the carrier knows waits to be cancelled, a changed text must be said again', async () => {
  const { request, traveller } = await assessedTrip(world, world.clara);
  for (const { id, code } of await itemsOf(world, request)) {
    if (code === 'WCOB') continue;
    await move(world, world.ana, id, 'ask');
    await move(world, world.ana, id, 'advice', { advice: 'HK' });
  }
  const { device } = wheelchair.mobility;
  await saveNeeds(world, world.clara, traveller, {
    mobility: { walks: 'short', device: { ...device, weight_kg: 40 } },
  });
  await assess(world, request);
  const states = (await itemsOf(world, request))
    .filter(({ leg_position }) => leg_position === 1)
    .map(({ code, status, still_needed }) => `${code} ${status} ${still_needed}`);
  expect(states).toEqual(['WCHP confirmed false', 'WCHR draft true', 'WCLB revalidate true']);
});

test('a deadline is done, taken back, waived with a reason; another’s lease and clients are refused', async () => {
  const { request } = await assessedTrip(world, world.clara);
  const { id } = await noticeOf(request);
  const settle = (name: string, actor = world.ana, more: object = {}) =>
    world.call(actor, name, { p_deadline_id: id, ...more });
  expect(await settle('complete_deadline')).toMatchObject({ done_at: expect.any(String), waived_at: null });
  expect(await noticeOf(request)).toMatchObject({ done_by: world.ana.id });
  expect(await refusal(settle('waive_deadline', world.ana, { p_reason: 'x' }))).toMatchObject({
    code: 'PT409',
    reason: 'wrong_status',
  });
  await settle('reopen_deadline');
  expect(await refusal(settle('reopen_deadline'))).toMatchObject({ reason: 'wrong_status' });
  expect(await refusal(settle('waive_deadline', world.ana, { p_reason: ' ' }))).toMatchObject({
    reason: 'reason_required',
  });
  await settle('waive_deadline', world.ben, { p_reason: 'The airport confirmed by telephone.' });
  expect(await noticeOf(request)).toMatchObject({ waived_by: world.ben.id, done_at: null });
  await world.call(world.ben, 'claim_request', { p_request_id: request });
  expect(await refusal(settle('reopen_deadline', world.ana))).toMatchObject({ reason: 'held' });
  expect(await refusal(settle('reopen_deadline', world.clara))).toMatchObject({ code: '42501' });
});

test('what was done stays done as long as the deadline stands, and is open again once it has moved', async () => {
  const { request } = await assessedTrip(world, world.clara);
  const { id } = await noticeOf(request);
  await world.call(world.ana, 'complete_deadline', { p_deadline_id: id });
  await assess(world, request);
  expect(await noticeOf(request)).toMatchObject({ id, done_by: world.ana.id });
  await world.sql`update public.request_legs set departs_at = departs_at - interval '1 hour',
    arrives_at = arrives_at - interval '1 hour' where request_id = ${request} and position = 1`;
  await assess(world, request);
  expect(await noticeOf(request)).toMatchObject({ id, done_at: null, done_by: null });
});

test('without complete flights or travellers there is nothing to compute, and nothing is left of before', async () => {
  const bare = await claimed(world, world.clara, world.ana);
  expect(await assess(world, bare)).toMatchObject({ assistance: 0, deadlines: 0, documents: 0 });
  const { request } = await assessedTrip(world, world.clara);
  await world.sql`update public.request_legs set departs_at = null, arrives_at = null where request_id = ${request}`;
  expect(await assess(world, request)).toMatchObject({ assistance: 0, deadlines: 0, documents: 0 });
});

const iso = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : null);

test.each(casesFormat.parse(cases).cases.map((one) => [one.id, one] as const))(
  'intake case %s: what is read back is what the library computed',
  async (_, intake) => {
    const { trip, t0 } = readCase(intake);
    await world.freeze(new Date(t0));
    const { request_id } = await world.call(world.clara, 'submit_request', {
      p_payload: requestForm({
        source: 'client_wizard',
        service_type: trip.service,
        legs: trip.legs,
        travellers: trip.travellers.map(({ id, birth_date }) => ({ name: id, birth_date })),
      }),
    });
    const request = String(request_id);
    const people = await world.sql`select id from public.travellers where request_id = ${request} order by position`;
    for (const [place, { id }] of people.entries()) {
      await saveNeeds(world, world.clara, String(id), trip.travellers[place]?.needs ?? {});
    }
    await assess(world, request);
    await world.runClock();

    const input = await world.call(world.service, 'assessment_input', { p_request_id: request });
    const wanted = computeAssessment(input, await loadAirports(), new Date(t0).toISOString());
    const items = await itemsOf(world, request);
    const place = (leg: number | null) => (leg === null ? null : leg + 1);
    expect(
      items.map((i) => [i.traveller_id, i.leg_position, i.code, i.airline_text, i.carrier].join(' ')).sort(),
    ).toEqual(wanted.assistance.map((i) => [i.traveller, i.leg + 1, i.code, i.text, i.confirm_with].join(' ')).sort());
    const found = await deadlinesOf(request);
    const line = (...values: unknown[]) => values.map(String).join(' ');
    expect(
      found.map((d) => line(d.traveller_id, d.rule, d.leg_position, iso(d.window_from), iso(d.due_at), d.force)).sort(),
    ).toEqual(
      wanted.deadlines.map((d) => line(d.traveller, d.rule, place(d.leg), d.opens_at, d.due_at, d.force)).sort(),
    );
    const papers = await world.sql`select * from public.required_documents where request_id = ${request}`;
    expect(
      papers.map((d) => line(d.traveller_id, d.kind, d.leg_positions, d.issued_from, d.issued_until)).sort(),
    ).toEqual(
      wanted.documents.map((d) => line(d.traveller, d.id, d.legs.map(place), d.issued_from, d.issued_until)).sort(),
    );
  },
);
