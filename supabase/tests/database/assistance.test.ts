import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssistanceEvent, assistanceStatuses, isAdviceCode, nextStatus } from '../../domain/assistance/status.ts';
import { mailOfRow } from '../../domain/mails/index.ts';
import { assess, assessedTrip, type Item, itemsOf, move, saveNeeds } from './assessments.ts';
import { accept, leg, sent } from './stories.ts';
import { type Actor, openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const advices = 'HK KK KL NN HN PN US UU HL UC UN NO TK TL TN HX XK'.split(' ').filter(isAdviceCode);
const events: readonly AssistanceEvent[] = [
  { kind: 'ask' },
  ...advices.map((code): AssistanceEvent => ({ kind: 'advice', code })),
  { kind: 'documents_asked' },
  { kind: 'documents_sent' },
  { kind: 'schedule_change' },
  { kind: 'cancel' },
];

test('the database’s machine is the library’s, for every status and every event', async () => {
  expect(advices).toHaveLength(17);
  for (const status of assistanceStatuses) {
    for (const event of events) {
      const advice = event.kind === 'advice' ? event.code : null;
      const [row] = await world.sql`select private.next_assistance_status(${status}, ${event.kind}, ${advice}) as next`;
      expect([status, event.kind, advice, row?.next]).toEqual([status, event.kind, advice, nextStatus(status, event)]);
    }
  }
});

const first = async (request: string): Promise<Item> => {
  const [item] = await itemsOf(world, request);
  if (!item) throw new Error('There is no item.');
  return item;
};
const again = async (item: Item): Promise<Item> => {
  const [row] = await world.sql<Item[]>`select * from public.assistance_items where id = ${item.id}`;
  if (!row) throw new Error('The item is gone.');
  return row;
};

test('computed items are drafts with the moment at which the traveller asked, and no other date', async () => {
  const { request } = await assessedTrip(world, world.clara);
  const items = await itemsOf(world, request);
  expect(items.map(({ leg_position, code, status }) => `${leg_position} ${code} ${status}`)).toEqual([
    '1 WCHP draft',
    '1 WCLB draft',
    '1 WCOB draft',
    '2 WCHP draft',
    '2 WCLB draft',
    '2 WCOB draft',
  ]);
  expect(items[1]).toMatchObject({
    carrier: 'IB',
    airline_text: '30KG H90CM LI-ION 280WH',
    fallback: 'ssr.fallback.WCLB',
    asked_at: expect.any(Date),
    carrier_notified_at: null,
    carrier_confirmed_at: null,
  });
});

test('asked, answered, confirmed: each date comes with its evidence, and only the carrier’s word confirms', async () => {
  const item = await first((await assessedTrip(world, world.clara)).request);
  expect(await refusal(move(world, world.ana, item.id, 'advice', { advice: 'HK' }))).toMatchObject({
    code: 'PT409',
    reason: 'wrong_status',
  });
  expect(await refusal(move(world, world.ana, item.id, 'ask', { evidence: null }))).toMatchObject({
    field: 'evidence',
    reason: 'evidence_required',
  });
  expect(await move(world, world.ana, item.id, 'ask')).toMatchObject({ status: 'requested' });
  expect(await again(item)).toMatchObject({ carrier_notified_at: expect.any(Date), carrier_confirmed_at: null });
  expect(await move(world, world.ana, item.id, 'advice', { advice: 'PN' })).toMatchObject({ status: 'pending' });
  await move(world, world.ana, item.id, 'advice', { advice: 'KK', evidence: 'SSR WCHP IB KK1' });
  expect(await again(item)).toMatchObject({
    status: 'confirmed',
    advice_code: 'KK',
    carrier_confirmed_at: expect.any(Date),
    carrier_confirmed_evidence: 'SSR WCHP IB KK1',
  });
});

test('documents, a refusal, asking again, cancelling', async () => {
  const item = await first((await assessedTrip(world, world.clara)).request);
  const states = [];
  for (const [event, advice] of [
    ['ask'],
    ['documents_asked'],
    ['documents_sent'],
    ['advice', 'UC'],
    ['ask'],
    ['advice', 'HK'],
    ['documents_asked'],
    ['cancel'],
  ]) {
    const moved = await move(world, world.ana, item.id, String(event), advice ? { advice } : {});
    states.push(moved.status);
  }
  expect(states).toEqual([
    'requested',
    'needs_documents',
    'pending',
    'refused',
    'requested',
    'confirmed',
    'needs_documents',
    'cancelled',
  ]);
  expect(await again(item)).toMatchObject({ carrier_confirmed_at: null, carrier_confirmed_evidence: null });
  expect(await refusal(move(world, world.ana, item.id, 'ask'))).toMatchObject({ reason: 'wrong_status' });
});

test('an unknown answer, an unknown event, a stale version and another’s lease are refused', async () => {
  const { request } = await assessedTrip(world, world.clara);
  const item = await first(request);
  await move(world, world.ana, item.id, 'ask');
  expect(await refusal(move(world, world.ana, item.id, 'advice', { advice: 'ZZ' }))).toMatchObject({ field: 'advice' });
  expect(await refusal(move(world, world.ana, item.id, 'schedule_change'))).toMatchObject({ field: 'event' });
  const stale = { p_item_id: item.id, p_event: 'cancel', p_row_version: item.row_version };
  expect(await refusal(world.call(world.ana, 'move_assistance_item', stale))).toMatchObject({ reason: 'stale' });
  await world.call(world.ben, 'claim_request', { p_request_id: request });
  expect(await refusal(move(world, world.ana, item.id, 'cancel'))).toMatchObject({ code: 'PT409', reason: 'held' });
  for (const actor of [world.clara, world.diego, world.sam, world.visitor]) {
    expect(await refusal(move(world, actor, item.id, 'cancel'))).toMatchObject({ code: '42501' });
  }
});

/** A booked trip (AGP to BRU with SN) with needs, asked and confirmed. */
async function confirmedTrip(client: Actor): Promise<{ request: string; booking: string; traveller: string }> {
  const offer = await sent(world, client, world.ana);
  await world.sql`insert into public.travellers (request_id, position, name) values (${offer.request}, 1, 'Rosa')`;
  const [row] = await world.sql`select id from public.travellers where request_id = ${offer.request}`;
  await saveNeeds(world, client, String(row?.id));
  await world.runClock(60_000);
  await accept(world, client, offer);
  const booked = await world.call(world.ana, 'book_request', {
    p_request_id: offer.request,
    p_payload: { pnr: 'ABC123', ticket_numbers: ['0821234567890'] },
  });
  await world.runClock();
  await assess(world, offer.request);
  for (const item of await itemsOf(world, offer.request)) {
    await move(world, world.ana, item.id, 'ask');
    await move(world, world.ana, item.id, 'advice', { advice: 'KK' });
  }
  return { request: offer.request, booking: String(booked.booking_id), traveller: String(row?.id) };
}

test('a schedule change puts every item of that leg back, and the next assessment moves its deadlines', async () => {
  const { request, booking } = await confirmedTrip(world.clara);
  expect(new Set((await itemsOf(world, request)).map(({ status }) => status))).toEqual(new Set(['confirmed']));
  const dueBefore = await world.sql`select due_at from public.deadlines
    where request_id = ${request} and rule = 'EU_PRM_NOTICE'`;
  const [{ legs } = { legs: [] }] = await world.sql`select legs from public.bookings where id = ${booking}`;
  const later = (iso: string) => new Date(Date.parse(iso) + 3_600_000).toISOString();
  const moved = { departs_at: later(legs[0].departs_at), arrives_at: later(legs[0].arrives_at) };
  const change = { p_booking_id: booking, p_leg_position: 1, p_payload: moved };
  expect(await refusal(world.call(world.clara, 'record_schedule_change', change))).toMatchObject({ code: '42501' });
  expect(await world.call(world.ana, 'record_schedule_change', change)).toMatchObject({ status: 'changed' });
  for (const item of await itemsOf(world, request)) {
    expect(item).toMatchObject({
      status: 'revalidate',
      carrier_confirmed_at: null,
      departs_at: new Date(moved.departs_at),
    });
  }
  await assess(world, request);
  const dueAfter = await world.sql`select due_at from public.deadlines
    where request_id = ${request} and rule = 'EU_PRM_NOTICE'`;
  expect(dueAfter[0]?.due_at.getTime() - dueBefore[0]?.due_at.getTime()).toBe(3_600_000);
  const [held] = await world.sql`select first_departure_at from public.requests where id = ${request}`;
  expect(held?.first_departure_at).toEqual(new Date(moved.departs_at));
});

test('the client is told of each change of a flight, on the clock of the airport that it leaves from', async () => {
  const { request, booking } = await confirmedTrip(world.clara);
  const [{ legs } = { legs: [] }] = await world.sql`select legs from public.bookings where id = ${booking}`;
  const moveBy = (hours: number) => {
    const at = (iso: string) => new Date(Date.parse(iso) + hours * 3_600_000).toISOString();
    const p_payload = { departs_at: at(legs[0].departs_at), arrives_at: at(legs[0].arrives_at) };
    return world.call(world.ana, 'record_schedule_change', { p_booking_id: booking, p_leg_position: 1, p_payload });
  };
  for (const hours of [1, 0, 1]) {
    await moveBy(hours);
    await world.runClock(60_000);
  }
  const mails = await world.sql`select * from public.outbox
    where request_id = ${request} and template = 'flight_moved' order by created_at`;
  expect(mails.map(({ to_email }) => to_email)).toEqual(Array(3).fill(world.clara.email));
  const { text } = mailOfRow(mails[2], 'https://kindwing.example');
  expect(text).toContain('AGP');
  expect(text).toContain('BRU');
  expect(text).toContain('(Europe/Madrid)');
  const told = await world.as(
    world.clara,
    (sql) => sql`select kind from public.notifications where request_id = ${request} and kind = 'flight_moved'`,
  );
  expect(told).toHaveLength(3);
  const events = await world.as(
    world.clara,
    (sql) => sql`select payload from public.request_events where request_id = ${request} and type = 'flight_moved'`,
  );
  expect(events[0]?.payload).toMatchObject({ origin: 'AGP', destination: 'BRU', departs_tz: 'Europe/Madrid' });
  await world.runClock();
});

test('only the changed leg’s items move, and a change that is none is refused by field', async () => {
  const { request, booking } = await confirmedTrip(world.diego);
  const change = (position: number, payload: object) =>
    world.call(world.ana, 'record_schedule_change', {
      p_booking_id: booking,
      p_leg_position: position,
      p_payload: payload,
    });
  expect(await refusal(change(2, {}))).toMatchObject({ field: 'leg_position' });
  expect(await refusal(change(0, {}))).toMatchObject({ field: 'leg_position' });
  expect(await refusal(change(1, { departs_at: '2027-01-01 10:00' }))).toMatchObject({ reason: 'leg.instant' });
  await world.sql`update public.bookings set legs = legs || ${world.sql.json([leg('BRU', 'OSL', 'SN', 120, { days: 13 })])}
    where id = ${booking}`;
  await assess(world, request);
  const before = (await itemsOf(world, request)).map(({ leg_position, status }) => `${leg_position} ${status}`);
  expect(before).toEqual(['1 confirmed', '1 confirmed', '1 confirmed', '2 draft', '2 draft', '2 draft']);
  await change(1, { flight_number: 'SN3732' });
  const after = (await itemsOf(world, request)).map(({ leg_position, status }) => `${leg_position} ${status}`);
  expect(after).toEqual(['1 revalidate', '1 revalidate', '1 revalidate', '2 draft', '2 draft', '2 draft']);
});
