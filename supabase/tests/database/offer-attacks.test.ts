import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accept, claimed, sent, threeAlternatives } from './stories.ts';
import { type Actor, openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.runClock());
afterAll(() => world.close());

const MINUTE = 60_000;
const pick = (actor: Actor, offer: string, alternative: string | undefined, key: string = randomUUID()) =>
  world.call(actor, 'accept_offer', { p_offer_id: offer, p_alternative_id: alternative, p_idempotency_key: key });

test('an alternative is accepted through its own offer, by the request’s owner alone', async () => {
  const mine = await sent(world, world.clara, world.ana);
  const other = await sent(world, world.clara, world.ana);
  const foreign = await sent(world, world.diego, world.ana);
  await world.runClock(MINUTE);
  for (const alternative of [other.alternatives[0], foreign.alternatives[0], randomUUID()]) {
    expect(await refusal(pick(world.clara, mine.offer, alternative))).toMatchObject({
      reason: 'alternative_not_found',
    });
  }
  // A stranger's offer looks like none at all, to clients and to the desk.
  for (const actor of [world.diego, world.ana, world.admin, world.sam]) {
    const attempt = refusal(pick(actor, mine.offer, mine.alternatives[0]));
    expect(await attempt).toMatchObject(actor === world.sam ? { reason: 'suspended' } : { reason: 'offer_not_found' });
  }
  const untouched = await world.sql`select status from public.offers where id = ${mine.offer}`;
  expect(untouched).toEqual([{ status: 'sent' }]);
});

test('a key of acceptance belongs to one person and one choice', async () => {
  const one = await sent(world, world.clara, world.ana);
  const two = await sent(world, world.diego, world.ana);
  await world.runClock(MINUTE);
  const key = randomUUID();
  await accept(world, world.clara, one, key);
  expect(await refusal(accept(world, world.diego, two, key))).toMatchObject({ code: 'PT409', reason: 'key_reused' });
  expect(await accept(world, world.diego, two)).toMatchObject({ status: 'accepted' });
});

test('a payment under the key of another one is refused, not swallowed', async () => {
  const offer = await sent(world, world.clara, world.ana);
  await world.runClock(MINUTE);
  await accept(world, world.clara, offer);
  const { invoice_id } = await world.call(world.ana, 'book_request', {
    p_request_id: offer.request,
    p_payload: { pnr: 'ABC123' },
  });
  const idempotency_key = randomUUID();
  const pay = (amount_cents: number) =>
    world.call(world.ana, 'record_payment', {
      p_invoice_id: invoice_id,
      p_payload: { idempotency_key, kind: 'capture', method: 'card', amount_cents },
    });
  const first = await pay(1000);
  expect(await pay(1000)).toEqual(first);
  expect(await refusal(pay(2000))).toMatchObject({ code: 'PT409', reason: 'key_reused' });
  expect(await world.sql`select 1 from public.payments where invoice_id = ${String(invoice_id)}`).toHaveLength(1);
});

test.each([
  ['withdraw_offer', (offer: string) => ({ p_offer_id: offer, p_reason: 'A typing error of ours' })],
  ['cancel_request', (_: string, request: string) => ({ p_request_id: request, p_reason: 'A typing error of ours' })],
])('after %s within the 20 seconds, the client never sees the offer', async (name, args) => {
  const offer = await sent(world, world.clara, world.ana);
  await world.call(world.ana, name, args(offer.offer, offer.request));
  await world.runClock(10 * MINUTE);
  const seen = await world.as(
    world.clara,
    async (sql) =>
      (
        await sql`select
        (select count(*)::int from public.offers where id = ${offer.offer}) offers,
        (select count(*)::int from public.offer_alternatives where offer_id = ${offer.offer}) alternatives,
        (select count(*)::int from public.request_events where request_id = ${offer.request}
          and type in ('offer_sent', 'offer_withdrawn')) events,
        (select count(*)::int from public.notifications where request_id = ${offer.request}
          and kind = 'offer_sent') notices`
      )[0],
  );
  expect(seen).toEqual({ offers: 0, alternatives: 0, events: 0, notices: 0 });
  expect(await refusal(accept(world, world.clara, offer))).toMatchObject({ reason: 'offer_not_found' });
  const mails = await world.sql`select 1 from public.outbox
    where request_id = ${offer.request} and template = 'offer_sent' and cancelled_at is null`;
  expect(mails).toHaveLength(0);
});

test('a trip that has begun cannot be accepted any more', async () => {
  const base = new Date('2027-05-03T12:00:00Z');
  await world.freeze(base);
  const request = await claimed(world, world.clara, world.ana);
  const form = threeAlternatives({}, base);
  const [first] = form.alternatives;
  const soon = new Date(base.getTime() + 60 * MINUTE);
  const legs = first?.legs.map((leg) => ({
    ...leg,
    departs_at: soon.toISOString(),
    arrives_at: new Date(soon.getTime() + 165 * MINUTE).toISOString(),
  }));
  const draft = await world.call(world.ana, 'save_offer_draft', {
    p_request_id: request,
    p_payload: { ...form, alternatives: [{ ...first, legs }, ...form.alternatives.slice(1)] },
    p_row_version: 0,
  });
  const offer = String(draft.offer_id);
  await world.call(world.ana, 'send_offer', { p_offer_id: offer, p_row_version: draft.row_version });
  const rows = await world.sql<{ id: string }[]>`
    select id from public.offer_alternatives where offer_id = ${offer} order by position`;
  await world.freeze(soon);
  expect(await refusal(pick(world.clara, offer, rows[0]?.id))).toMatchObject({ reason: 'alternative_departed' });
  expect(await pick(world.clara, offer, rows[1]?.id)).toMatchObject({ status: 'accepted' });
});
