import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accept, requestForm, sent, submitted } from './stories.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(30);
});
afterEach(() => world.runClock());
afterAll(() => world.close());

const outcomes = (attempts: Promise<unknown>[]) =>
  Promise.all(
    attempts.map((attempt) =>
      attempt.then(
        () => 'won' as const,
        () => refusal(attempt),
      ),
    ),
  );

/** Somebody else's transaction that holds the request's row until it is let go. */
async function holdRequest(request: string) {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  let began = () => {};
  const locked = new Promise<void>((resolve) => {
    began = resolve;
  });
  const done = world.sql.begin(async (sql) => {
    await sql`select 1 from public.requests where id = ${request} for update`;
    began();
    await until;
  });
  await locked;
  return {
    release: () => {
      release();
      return done;
    },
  };
}

const waitingForLock = async () => {
  for (let tries = 0; tries < 200; tries++) {
    const rows = await world.sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    if (rows.length > 0) return;
    await sleep(10);
  }
  throw new Error('Nobody waits for a lock.');
};

test('50 agents claim at once: one holds it, 49 hear who', async () => {
  const request = await submitted(world, world.clara);
  const agents = await Promise.all(
    Array.from({ length: 50 }, (_, n) => world.newUser({ name: `Agent ${n}`, role: 'agent' })),
  );
  const results = await outcomes(agents.map((agent) => world.call(agent, 'claim_request', { p_request_id: request })));
  const winner = agents[results.indexOf('won')];
  expect(results.filter((result) => result === 'won')).toHaveLength(1);
  const [row] = await world.sql`select holder_id from public.requests where id = ${request}`;
  expect(row?.holder_id).toBe(winner?.id);
  for (const lost of results.filter((result) => result !== 'won')) {
    expect(lost).toMatchObject({ code: 'PT409', reason: 'held', holder_name: winner?.name });
    expect(lost.message).toMatch(new RegExp(`is held by ${winner?.name} since \\d{4}-`));
  }
  const events =
    await world.sql`select 1 from public.request_events where request_id = ${request} and type = 'claimed'`;
  expect(events).toHaveLength(1);
});

/** An offer with the clock stopped this many milliseconds after it became visible. */
async function offerAt(milliseconds: number) {
  const base = new Date('2027-03-25T12:00:00Z');
  await world.freeze(base);
  const offer = await sent(world, world.clara, world.ana, base);
  await world.freeze(new Date(base.getTime() + 20_000 + milliseconds));
  return offer;
}
const HOURS_72 = 72 * 3_600_000;

// The 72 hours cross the night of 28 March 2027, which has 23 hours in Europe: they are counted on the instant.
test('acceptance at 71:59:59 is in time', async () => {
  expect(await accept(world, world.clara, await offerAt(HOURS_72 - 1000))).toMatchObject({ status: 'accepted' });
});

test('acceptance at 72:00:00 is too late, and the request is being assessed again', async () => {
  const offer = await offerAt(HOURS_72);
  expect(await refusal(accept(world, world.clara, offer))).toMatchObject({ code: 'PT409', reason: 'offer_expired' });
  const [row] = await world.as(
    world.clara,
    (sql) => sql`select effective_status from public.request_overview where id = ${offer.request}`,
  );
  expect(row?.effective_status).toBe('assessing');
});

test('before the 20 seconds are over there is no offer to accept', async () => {
  const offer = await offerAt(-1);
  expect(await refusal(accept(world, world.clara, offer))).toMatchObject({ code: 'PT404', reason: 'offer_not_found' });
});

test('two acceptances at once: one wins, the other hears that it is accepted', async () => {
  const offer = await offerAt(1000);
  const results = await outcomes([
    accept(world, world.clara, offer),
    accept(world, world.clara, { ...offer, alternatives: offer.alternatives.toReversed() }),
  ]);
  expect(results.filter((result) => result === 'won')).toHaveLength(1);
  expect(results.find((result) => result !== 'won')).toMatchObject({ code: 'PT409', reason: 'offer_accepted' });
});

test('the same acceptance sent five times at once is one acceptance, and all get its answer', async () => {
  const offer = await offerAt(1000);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(world, world.clara, offer, key)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const events = await world.sql`
    select 1 from public.request_events where request_id = ${offer.request} and type = 'offer_accepted'`;
  expect(events).toHaveLength(1);
});

test('who waits for a lock across the limit is too late', async () => {
  const offer = await offerAt(HOURS_72 - 50);
  const other = await holdRequest(offer.request);
  const waiting = accept(world, world.clara, offer);
  const answer = refusal(waiting);
  await waitingForLock();
  // In time when it was sent; the limit passes while it waits.
  await world.freeze(new Date(new Date('2027-03-25T12:00:20Z').getTime() + HOURS_72));
  await other.release();
  expect(await answer).toMatchObject({ code: 'PT409', reason: 'offer_expired' });
});

test('accepted or withdrawn, never both, when both come at once', async () => {
  for (let round = 0; round < 5; round++) {
    const offer = await offerAt(1000);
    const other = await holdRequest(offer.request);
    const both = outcomes([
      accept(world, world.clara, offer),
      world.call(world.ana, 'withdraw_offer', { p_offer_id: offer.offer, p_reason: 'The fare is gone.' }),
    ]);
    await waitingForLock();
    await other.release();
    const [accepted, withdrawn] = await both;
    const [row] = await world.sql`
      select o.status offer, r.status request from public.offers o join public.requests r on r.id = o.request_id
      where o.id = ${offer.offer}`;
    if (accepted === 'won') {
      expect(withdrawn).toMatchObject({ code: 'PT409', reason: 'offer_accepted' });
      expect(row).toEqual({ offer: 'accepted', request: 'accepted' });
    } else {
      expect(withdrawn).toBe('won');
      expect(accepted).toMatchObject({ code: 'PT409', reason: 'offer_withdrawn' });
      expect(row).toEqual({ offer: 'withdrawn', request: 'assessing' });
    }
  }
});

test('the last two admins demote each other at once: one admin stays', async () => {
  const demote = (actor: string, target: string) =>
    world.call(world.service, 'set_user_role', { p_actor: actor, p_user_id: target, p_role: 'client' });
  const [one, two] = [String(world.admin.id), String(world.admin2.id)];
  const results = await outcomes([demote(one, two), demote(two, one)]);
  expect(results.filter((result) => result === 'won')).toHaveLength(1);
  const rows = await world.sql`
    select p.id, u.raw_app_meta_data ->> 'role' claim from public.profiles p join auth.users u using (id)
    where p.role = 'admin'`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.claim).toBe('admin');

  // The server itself, twice at once, can't do it either.
  const last = String(rows[0]?.id);
  const second = last === one ? two : one;
  await world.call(world.service, 'set_user_role', { p_actor: last, p_user_id: second, p_role: 'admin' });
  const byServer = (target: string) =>
    world.call(world.service, 'set_user_role', { p_actor: null, p_user_id: target, p_role: 'agent' });
  const served = await outcomes([byServer(one), byServer(two)]);
  expect(served.filter((result) => result === 'won')).toHaveLength(1);
  expect(served.find((result) => result !== 'won')).toMatchObject({ code: 'PT409', reason: 'last_admin' });
});

test('one form sent ten times at once makes one request, and every answer has its reference', async () => {
  const form = requestForm({ email: 'twice@example.com' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.call(world.visitor, 'submit_request', { p_payload: form })),
  );
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(answers.filter(({ duplicate }) => duplicate === false)).toHaveLength(1);
  expect(await world.sql`select 1 from public.requests where contact_email = 'twice@example.com'`).toHaveLength(1);
});

test('invoice numbers have no gaps, though bookings run at once and one is rolled back', async () => {
  await world.freeze('2028-02-01T12:00:00Z');
  const base = new Date('2028-02-01T12:00:00Z');
  const offers = [];
  for (let n = 0; n < 6; n++) offers.push(await sent(world, world.clara, world.ana, base));
  await world.freeze('2028-02-01T12:01:00Z');
  for (const offer of offers) await accept(world, world.clara, offer);
  const results = await outcomes(
    offers.map((offer, n) =>
      n === 3
        ? world.as(world.ana, async (sql) => {
            await sql`select public.book_request(${offer.request}, '{"pnr": "ROLLBK"}')`;
            await sql`select 1 / 0`;
          })
        : world.call(world.ana, 'book_request', { p_request_id: offer.request, p_payload: { pnr: 'ABC123' } }),
    ),
  );
  expect(results.filter((result) => result === 'won')).toHaveLength(5);
  const numbers = await world.sql`select number from public.invoices where number like 'INV-2028-%' order by number`;
  expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5].map((n) => `INV-2028-00000${n}`));
});
