import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardNumberCases } from '../../domain/forms/card-number.cases.ts';
import { accept, claimed, leg, requestForm, sent, submitted, threeAlternatives } from './stories.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.runClock());
afterAll(() => world.close());

const MINUTE = 60_000;

test('a lapsed lease holds nothing: another agent takes it, and the first hears who has it', async () => {
  const request = await claimed(world, world.clara, world.ana);
  expect(await refusal(world.call(world.ben, 'claim_request', { p_request_id: request }))).toMatchObject({
    reason: 'held',
    holder_name: 'Ana Ferrer',
  });
  await world.runClock(15 * MINUTE + 1000);
  const [row] = await world.as(
    world.ben,
    (sql) => sql`select holder_name, effective_status from public.request_overview where id = ${request}`,
  );
  expect(row).toEqual({ holder_name: null, effective_status: 'assessing' });
  await world.call(world.ben, 'claim_request', { p_request_id: request });
  expect(await refusal(world.call(world.ana, 'renew_claim', { p_request_id: request }))).toMatchObject({
    reason: 'held',
    holder_name: 'Ben Okafor',
  });
});

test('the holder whose lease lapsed while nobody took it goes on working', async () => {
  const request = await claimed(world, world.clara, world.ana);
  await world.runClock(60 * MINUTE);
  const renewed = await world.call(world.ana, 'renew_claim', { p_request_id: request });
  expect(Date.parse(String(renewed.held_until))).toBeGreaterThan(Date.now() + 70 * MINUTE);
});

test('whoever does not hold a request cannot compose for it', async () => {
  const request = await submitted(world, world.clara);
  const save = world.call(world.ana, 'save_offer_draft', {
    p_request_id: request,
    p_payload: threeAlternatives(),
    p_row_version: 0,
  });
  expect(await refusal(save)).toMatchObject({ code: 'PT409', reason: 'not_held' });
});

test('a question waits for the client, whose answer or message ends the waiting', async () => {
  const request = await claimed(world, world.clara, world.ana);
  const ask = () => world.call(world.ana, 'ask_client', { p_request_id: request, p_body: 'Can she do one step?' });
  const status = async () => (await world.sql`select status from public.requests where id = ${request}`)[0]?.status;
  await ask();
  expect(await status()).toBe('waiting_for_client');
  await world.call(world.clara, 'answer_request', { p_request_id: request, p_body: 'No.' });
  expect(await status()).toBe('assessing');
  await ask();
  await world.call(world.clara, 'post_message', { p_request_id: request, p_body: 'She uses a stick.' });
  expect(await status()).toBe('assessing');
  const late = world.call(world.clara, 'answer_request', { p_request_id: request, p_body: 'And a hat.' });
  expect(await refusal(late)).toMatchObject({ code: 'PT409', reason: 'wrong_status', status: 'assessing' });
  const strange = world.call(world.diego, 'post_message', { p_request_id: request, p_body: 'Hello' });
  expect(await refusal(strange)).toMatchObject({ code: 'PT404' });
});

test('an offer is sent with exactly three alternatives, complete and of today', async () => {
  const request = await claimed(world, world.clara, world.ana);
  let version = 0;
  const send = async (payload: object) => {
    const draft = await world.call(world.ana, 'save_offer_draft', {
      p_request_id: request,
      p_payload: payload,
      p_row_version: version,
    });
    version = Number(draft.row_version);
    return world.call(world.ana, 'send_offer', { p_offer_id: draft.offer_id, p_row_version: version });
  };
  const { alternatives } = threeAlternatives();
  const [first] = alternatives;
  const altered = (change: object) => ({ alternatives: [...alternatives.slice(0, 2), { ...first, ...change }] });
  expect(await refusal(send({ alternatives: alternatives.slice(0, 2) }))).toMatchObject({ reason: 'not_three' });
  expect(await refusal(send({ alternatives: [...alternatives, first] }))).toMatchObject({ reason: 'too_many' });
  expect(await refusal(send(altered({ fare_cents: 0 })))).toMatchObject({
    reason: 'fare_required',
    field: 'alternatives.2.fare_cents',
  });
  expect(await refusal(send(altered({ fare_cents: 12.5 })))).toMatchObject({ reason: 'not_cents' });
  expect(await refusal(send(altered({ legs: [leg('AGP', 'BRU', 'SN', 165, { days: -1 })] })))).toMatchObject({
    reason: 'in_the_past',
  });
  const shortened = { ...leg('AGP', 'BRU', 'SN', 165), block_minutes: 100 };
  expect(await refusal(send(altered({ legs: [shortened] })))).toMatchObject({ reason: 'leg.block_minutes_differ' });

  // The airline holds the third price for a day only: we say first that we carry the difference.
  const upstream_guarantee_until = new Date(Date.now() + 24 * 60 * MINUTE).toISOString();
  expect(await refusal(send(altered({ upstream_guarantee_until })))).toMatchObject({
    reason: 'difference_not_acknowledged',
    field: 'alternatives.2.difference_acknowledged',
  });
  await send(altered({ upstream_guarantee_until, difference_acknowledged: true }));
  const [third] = await world.sql`select a.* from public.offer_alternatives a join public.offers o on o.id = a.offer_id
    where o.request_id = ${request} and a.position = 3`;
  expect(third).toMatchObject({ difference_acknowledged_by: world.ana.id });
});

test('two agents on one draft: the second save is refused, not written over the first', async () => {
  const request = await claimed(world, world.clara, world.ana);
  const save = (rowVersion: number) =>
    world.call(world.ana, 'save_offer_draft', {
      p_request_id: request,
      p_payload: threeAlternatives(),
      p_row_version: rowVersion,
    });
  const first = await save(0);
  await save(Number(first.row_version));
  expect(await refusal(save(Number(first.row_version)))).toMatchObject({ code: 'PT409', reason: 'stale' });
  const send = world.call(world.ana, 'send_offer', { p_offer_id: first.offer_id, p_row_version: first.row_version });
  expect(await refusal(send)).toMatchObject({ code: 'PT409', reason: 'stale' });
});

test('undoing within 20 seconds leaves the client nothing, not even a mail', async () => {
  const offer = await sent(world, world.clara, world.ana);
  await world.call(world.ana, 'undo_send_offer', { p_offer_id: offer.offer });
  await world.runClock(60_000);
  expect(await world.as(world.clara, (sql) => sql`select 1 from public.offers where id = ${offer.offer}`)).toHaveLength(
    0,
  );
  const events = await world.as(
    world.clara,
    (sql) => sql`select type from public.request_events where request_id = ${offer.request}`,
  );
  expect(events.map(({ type }) => type)).toEqual(['submitted']);
  expect(await world.call(world.service, 'take_outbox', { p_limit: 100 })).not.toMatchObject({
    template: 'offer_sent',
  });
  const [mail] = await world.sql`select cancelled_at, sent_at from public.outbox
    where request_id = ${offer.request} and template = 'offer_sent'`;
  expect(mail?.cancelled_at).not.toBeNull();
  // It can be mended and sent again, with a mail of its own.
  const [draft] = await world.sql`select row_version from public.offers where id = ${offer.offer}`;
  await world.call(world.ana, 'claim_request', { p_request_id: offer.request });
  await world.call(world.ana, 'send_offer', { p_offer_id: offer.offer, p_row_version: draft?.row_version });
  expect(
    await world.sql`select 1 from public.outbox where request_id = ${offer.request} and template = 'offer_sent'`,
  ).toHaveLength(2);
});

test('after 20 seconds an offer can be withdrawn, not undone', async () => {
  const offer = await sent(world, world.clara, world.ana);
  await world.runClock(20_000);
  expect(await refusal(world.call(world.ana, 'undo_send_offer', { p_offer_id: offer.offer }))).toMatchObject({
    reason: 'too_late_to_undo',
  });
  const withdraw = (reason: string) =>
    world.call(world.ana, 'withdraw_offer', { p_offer_id: offer.offer, p_reason: reason });
  expect(await refusal(withdraw('  '))).toMatchObject({ code: 'PT422', field: 'reason', reason: 'reason_required' });
  await withdraw('The fare is gone.');
  const [row] = await world.as(
    world.clara,
    (sql) => sql`select effective_status, offer_id from public.request_overview where id = ${offer.request}`,
  );
  expect(row).toEqual({ effective_status: 'assessing', offer_id: null });
});

test('undoing a new version brings the version before it back', async () => {
  const first = await sent(world, world.clara, world.ana);
  await world.runClock(60_000);
  const draft = await world.call(world.ana, 'save_offer_draft', {
    p_request_id: first.request,
    p_payload: threeAlternatives(),
    p_row_version: 0,
  });
  await world.call(world.ana, 'send_offer', { p_offer_id: draft.offer_id, p_row_version: draft.row_version });
  expect(await refusal(accept(world, world.clara, first))).toMatchObject({ reason: 'offer_replaced' });
  await world.call(world.ana, 'undo_send_offer', { p_offer_id: draft.offer_id });
  expect(await accept(world, world.clara, first)).toMatchObject({ status: 'accepted' });
});

test('an expired offer is extended as a new version with a reason, at the same prices', async () => {
  const first = await sent(world, world.clara, world.ana);
  await world.runClock(73 * 60 * MINUTE);
  const [expired] = await world.as(
    world.ana,
    (sql) => sql`select effective_status from public.request_overview where id = ${first.request}`,
  );
  expect(expired?.effective_status).toBe('assessing');
  const extended = await world.call(world.ana, 'extend_offer', {
    p_offer_id: first.offer,
    p_reason: 'She was in hospital.',
  });
  const [offer] = await world.as(
    world.clara,
    (sql) => sql`select version, status, expires_at - visible_from as grace,
      (select array_agg(total_cents order by position) from public.offer_alternatives a where a.offer_id = o.id) totals
      from public.offers o where id = ${String(extended.offer_id)}`,
  );
  expect(offer).toMatchObject({ version: 2, status: 'sent', totals: [23_411, 23_412, 23_413] });
  const events = await world.sql`
    select type from public.request_events where request_id = ${first.request} order by seq desc limit 2`;
  expect(events.map(({ type }) => type)).toEqual(['offer_extended', 'offer_expired']);
});

test('what was sent stays as it was sent, even for the owner of the database', async () => {
  const offer = await sent(world, world.clara, world.ana);
  for (const change of [
    world.sql`update public.offers set expires_at = expires_at + interval '1 day',
      visible_from = visible_from + interval '1 day' where id = ${offer.offer}`,
    world.sql`update public.offer_alternatives set fare_cents = 1 where offer_id = ${offer.offer}`,
    world.sql`delete from public.offer_alternatives where offer_id = ${offer.offer}`,
    world.sql`update public.offers set note = 'Changed' where id = ${offer.offer}`,
  ]) {
    expect(await refusal(change)).toMatchObject({ code: 'PT409' });
  }
});

test('declining needs a reason and goes back to the assessment', async () => {
  const offer = await sent(world, world.clara, world.ana);
  await world.runClock(60_000);
  const decline = (reason: string) =>
    world.call(world.clara, 'decline_offer', { p_offer_id: offer.offer, p_reason: reason });
  expect(await refusal(decline(''))).toMatchObject({ field: 'reason' });
  expect(await decline('Too early in the morning.')).toMatchObject({ status: 'declined' });
  expect(await refusal(accept(world, world.clara, offer))).toMatchObject({ reason: 'offer_declined' });
  expect(await refusal(accept(world, world.diego, offer))).toMatchObject({ code: 'PT404' });
});

test('clients cancel up to acceptance, the desk until departure', async () => {
  const offer = await sent(world, world.clara, world.ana);
  await world.runClock(60_000);
  await accept(world, world.clara, offer);
  await world.call(world.ana, 'book_request', { p_request_id: offer.request, p_payload: { pnr: 'ABC123' } });
  const cancel = (actor: typeof world.clara) =>
    world.call(actor, 'cancel_request', { p_request_id: offer.request, p_reason: 'Plans changed.' });
  expect(await refusal(cancel(world.clara))).toMatchObject({ code: 'PT409', reason: 'booked' });
  expect(await cancel(world.ana)).toMatchObject({ status: 'cancelled' });
  expect(await refusal(cancel(world.ana))).toMatchObject({ reason: 'wrong_status', status: 'cancelled' });
  const [booking] = await world.sql`select status from public.bookings where request_id = ${offer.request}`;
  expect(booking?.status).toBe('cancelled');
  const own = await submitted(world, world.diego);
  expect(
    await world.call(world.diego, 'cancel_request', { p_request_id: own, p_reason: 'Found another way.' }),
  ).toMatchObject({ status: 'cancelled' });
});

test('a trip is completed after its departure, never before', async () => {
  const offer = await sent(world, world.clara, world.ana);
  await world.runClock(60_000);
  await accept(world, world.clara, offer);
  await world.call(world.ana, 'book_request', {
    p_request_id: offer.request,
    p_payload: { pnr: 'ABC123', ticket_numbers: ['0821234567890'] },
  });
  const complete = () => world.call(world.ben, 'complete_request', { p_request_id: offer.request });
  expect(await refusal(complete())).toMatchObject({ code: 'PT409', reason: 'not_departed' });
  await world.runClock(12 * 1440 * MINUTE);
  expect(await complete()).toMatchObject({ status: 'completed' });
  const [booking] = await world.sql`select status from public.bookings where request_id = ${offer.request}`;
  expect(booking?.status).toBe('flown');
});

test('bookings and payments say which field is wrong', async () => {
  const offer = await sent(world, world.clara, world.ana);
  await world.runClock(60_000);
  await accept(world, world.clara, offer);
  const book = (payload: object) =>
    world.call(world.ana, 'book_request', { p_request_id: offer.request, p_payload: payload });
  expect(await refusal(book({}))).toMatchObject({ field: 'pnr', reason: 'pnr_required' });
  expect(await refusal(book({ pnr: 'ABC12' }))).toMatchObject({ field: 'pnr', reason: 'pnr_invalid' });
  expect(await refusal(book({ pnr: 'ABC123', ticket_numbers: ['123'] }))).toMatchObject({ field: 'ticket_numbers' });
  const { invoice_id } = await book({ pnr: 'ABC123' });
  const pay = (payload: object) =>
    world.call(world.ana, 'record_payment', {
      p_invoice_id: invoice_id,
      p_payload: { idempotency_key: randomUUID(), kind: 'capture', method: 'card', ...payload },
    });
  expect(await refusal(pay({ amount_cents: 0 }))).toMatchObject({ field: 'amount_cents', reason: 'not_cents' });
  expect(await refusal(pay({ amount_cents: 23_412 }))).toMatchObject({ reason: 'over_the_total' });
  expect(await pay({ amount_cents: 10_000 })).toMatchObject({ status: 'part_paid' });
  expect(await refusal(pay({ kind: 'refund', amount_cents: 1 }))).toMatchObject({ field: 'reason' });
  expect(await refusal(pay({ kind: 'refund', amount_cents: 10_001, reason: 'Goodwill' }))).toMatchObject({
    reason: 'over_the_paid',
  });
  expect(await pay({ kind: 'refund', amount_cents: 10_000, reason: 'Goodwill' })).toMatchObject({ status: 'open' });
});

test('the desk writes down what it hears on the phone, and the caller confirms it as theirs', async () => {
  const made = await world.call(world.ana, 'quick_create_request', {
    p_payload: requestForm({ email: world.diego.email, priority: 'urgent', consent_processing: false }),
  });
  const [row] = await world.sql`select * from public.requests where id = ${String(made.request_id)}`;
  expect(row).toMatchObject({ source: 'quick_create', priority: 'urgent', owner: null, created_by: world.ana.id });
  expect(await refusal(world.call(world.clara, 'quick_create_request', { p_payload: requestForm() }))).toMatchObject({
    code: '42501',
    reason: 'staff_only',
  });
});

test('the database knows the numbers of cards as the domain does, and keeps none with a payment', async () => {
  const read = await world.sql`
    select text, private.holds_card_number(text) as holds
    from pg_catalog.unnest(${cardNumberCases.map(([text]) => text)}::text[]) with ordinality as of(text, place) order by place`;
  expect(read.map(({ text, holds }) => [text, holds])).toEqual(cardNumberCases.map(([text, holds]) => [text, holds]));

  const offer = await sent(world, world.clara, world.ana);
  await world.runClock(60_000);
  await accept(world, world.clara, offer);
  const { invoice_id } = await world.call(world.ana, 'book_request', {
    p_request_id: offer.request,
    p_payload: { pnr: 'ABC123' },
  });
  const pay = (payload: object) =>
    world.call(world.ana, 'record_payment', {
      p_invoice_id: invoice_id,
      p_payload: { idempotency_key: randomUUID(), kind: 'capture', method: 'card', amount_cents: 100, ...payload },
    });
  expect(await refusal(pay({ external_reference: '4111 1111 1111 1111' }))).toMatchObject({
    code: 'PT422',
    field: 'external_reference',
    reason: 'card_number',
  });
  expect(await refusal(pay({ reason: 'Paid with 378282246310005' }))).toMatchObject({ field: 'reason' });
  expect(await world.sql`select from public.payments where invoice_id = ${String(invoice_id)}`).toHaveLength(0);
  expect(await pay({ external_reference: 'TRX 000123, card ending in 1111' })).toMatchObject({ status: 'part_paid' });
});
