import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { assess, assessedTrip } from './assessments.ts';
import { accept, sent } from './stories.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(16);
});
afterEach(() => world.runClock());
afterAll(() => world.close());

const reason = { p_reason: 'x' };

test('everybody at once on one offer: no deadlock, and one story in the end', async () => {
  for (let round = 0; round < 8; round++) {
    const offer = await sent(world, world.clara, world.ana);
    await world.runClock(60_000);
    const attempts = [
      accept(world, world.clara, offer),
      accept(world, world.clara, { ...offer, alternatives: offer.alternatives.toReversed() }),
      world.call(world.clara, 'decline_offer', { p_offer_id: offer.offer, ...reason }),
      world.call(world.ana, 'withdraw_offer', { p_offer_id: offer.offer, ...reason }),
      world.call(world.ana, 'extend_offer', { p_offer_id: offer.offer, ...reason }),
      world.call(world.clara, 'cancel_request', { p_request_id: offer.request, ...reason }),
      world.call(world.ana, 'book_request', { p_request_id: offer.request, p_payload: { pnr: 'ABC123' } }),
      world.call(world.ben, 'claim_request', { p_request_id: offer.request }),
      world.call(world.clara, 'post_message', { p_request_id: offer.request, p_body: randomUUID() }),
      world.as(world.service, (sql) => sql`select * from public.take_outbox(50)`),
    ].sort(() => Math.random() - 0.5);
    const refused = await Promise.all(
      attempts.map((attempt) =>
        attempt.then(
          () => null,
          () => refusal(attempt),
        ),
      ),
    );
    for (const one of refused) if (one !== null) expect(one.code).toMatch(/^PT4(04|09)$/);

    const [end] = await world.sql`
      select r.status, count(*) filter (where o.status = 'accepted')::int accepted,
        count(*) filter (where o.status = 'sent')::int sent,
        (select count(*)::int from public.bookings b where b.request_id = r.id and b.status <> 'cancelled') bookings
      from public.requests r join public.offers o on o.request_id = r.id where r.id = ${offer.request} group by r.id`;
    expect(end?.accepted).toBeLessThanOrEqual(1);
    expect(end?.sent).toBe(end?.status === 'offered' ? 1 : 0);
    if (end?.status === 'accepted' || end?.status === 'booked') expect(end.accepted).toBe(1);
    expect(end?.bookings).toBe(end?.status === 'booked' ? 1 : 0);
    await world.runClock();
  }
});

test('admins suspend and demote each other at once: one active admin stays, and no deadlock', async () => {
  const [one, two] = [world.admin, world.admin2];
  const suspend = (actor: typeof one, target: typeof one) =>
    world.call(actor, 'set_account_status', { p_user_id: target.id, p_status: 'suspended' });
  const demote = (actor: typeof one, target: typeof one) =>
    world.call(world.service, 'set_user_role', { p_actor: actor.id, p_user_id: target.id, p_role: 'client' });
  const attempts = [suspend(one, two), demote(two, one), suspend(two, one), demote(one, two)];
  const refused = await Promise.all(
    attempts.map((attempt) =>
      attempt.then(
        () => null,
        () => refusal(attempt),
      ),
    ),
  );
  expect(refused).toContain(null);
  for (const one of refused) if (one !== null) expect(['42501', 'PT409']).toContain(one.code);
  const left = await world.sql`select id from public.profiles where role = 'admin' and status = 'active'`;
  expect(left).toHaveLength(1);
});

test('a consent withdrawn while its answers are being computed on leaves nothing of them', async () => {
  const { request, traveller } = await assessedTrip(world, world.diego);
  // As if nothing had been computed before: only what is being written now could stay behind.
  for (const table of ['deadlines', 'assistance_items', 'required_documents']) {
    await world.sql`delete from ${world.sql(`public.${table}`)} where request_id = ${request}`;
  }
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let written = () => {};
  const computed = new Promise<void>((resolve) => {
    written = resolve;
  });
  const assessment = assess(
    {
      ...world,
      call: (actor, name, args = {}) =>
        name === 'write_assessment'
          ? world.as(actor, async (sql) => {
              const payload = sql.json(args.p_payload as never);
              await sql`select public.write_assessment(${String(args.p_request_id)}, ${payload})`;
              written();
              await held;
              return {};
            })
          : world.call(actor, name, args),
    },
    request,
  );
  await computed;
  const withdrawal = world.call(world.diego, 'record_consent', {
    p_purpose: 'health',
    p_given: false,
    p_wording_version: '2026-11',
  });
  await sleep(300);
  letGo();
  await Promise.all([assessment, withdrawal]);
  const [left] = await world.sql`select
    (select count(*)::int from public.traveller_needs where traveller_id = ${traveller}) needs,
    (select count(*)::int from public.deadlines where traveller_id = ${traveller}) deadlines,
    (select count(*)::int from public.required_documents where traveller_id = ${traveller}) documents,
    (select count(*)::int from public.assistance_items where traveller_id = ${traveller} and status = 'draft') drafts`;
  expect(left).toEqual({ needs: 0, deadlines: 0, documents: 0, drafts: 0 });
});
