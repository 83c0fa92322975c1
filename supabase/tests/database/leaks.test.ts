import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requestForm, sent, submitted } from './stories.ts';
import { type Actor, openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.runClock());
afterAll(() => world.close());

const MINUTE = 60_000;

test('no mail, notice or audit row repeats what a person wrote', async () => {
  const secret = 'Keppra-1500';
  const offer = await sent(world, world.clara, world.ana);
  await world.runClock(MINUTE);
  const say = { p_request_id: offer.request, p_body: secret };
  await world.call(world.clara, 'post_message', say);
  await world.call(world.ana, 'post_message', say);
  await world.call(world.ana, 'extend_offer', { p_offer_id: offer.offer, p_reason: secret });
  await world.call(world.clara, 'cancel_request', { p_request_id: offer.request, p_reason: secret });
  const other = await sent(world, world.diego, world.ana);
  await world.runClock(2 * MINUTE);
  await world.call(world.diego, 'decline_offer', { p_offer_id: other.offer, p_reason: secret });
  await world.call(world.ana, 'claim_request', { p_request_id: other.request });
  await world.call(world.ana, 'ask_client', { p_request_id: other.request, p_body: secret });
  await world.call(world.visitor, 'submit_request', {
    p_payload: requestForm({ message: secret, needs: secret, location: secret }),
  });
  await world.call(world.visitor, 'submit_contact', {
    p_payload: {
      idempotency_key: randomUUID(),
      name: 'Nils',
      email: 'nils@example.com',
      subject: secret,
      message: secret,
      consent_processing: true,
    },
  });
  for (const table of ['outbox', 'notifications', 'audit_log']) {
    const rows = await world.sql.unsafe(`select to_jsonb(t)::text as row from public.${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    expect([table, rows.filter(({ row }) => String(row).includes(secret))]).toEqual([table, []]);
  }
});

test('only the desk’s topic and one’s own are heard, and nobody signed in broadcasts', async () => {
  const hears = (actor: Actor, topic: string) =>
    world.as(actor, async (sql) => {
      await sql`select set_config('realtime.topic', ${topic}, true)`;
      return (await sql`select 1 from realtime.messages where extension = 'broadcast' limit 1`).length > 0;
    });
  await submitted(world, world.clara);
  expect(await hears(world.ana, 'desk')).toBe(true);
  expect(await hears(world.clara, `user:${world.clara.id}`)).toBe(true);
  expect(await hears(world.clara, 'desk')).toBe(false);
  expect(await hears(world.clara, `user:${world.diego.id}`)).toBe(false);
  expect(await hears(world.ana, `user:${world.clara.id}`)).toBe(false);
  expect(await hears(world.sam, `user:${world.sam.id}`)).toBe(false);
  for (const actor of [world.visitor, world.clara, world.ana, world.admin]) {
    const write = world.as(
      actor,
      (sql) => sql`insert into realtime.messages (topic, extension, event, payload, private)
        values ('desk', 'broadcast', 'request_changed', '{}', true)`,
    );
    expect(await refusal(write)).toMatchObject({ code: '42501' });
  }
});

test('no bucket and no file is open before a policy opens it', async () => {
  await world.sql`insert into storage.buckets (id, name) values ('probe', 'probe') on conflict do nothing`;
  await world.sql`insert into storage.objects (bucket_id, name) values ('probe', 'letter.pdf')`;
  for (const actor of [world.visitor, world.clara, world.ana, world.admin]) {
    expect(await world.as(actor, (sql) => sql`select 1 from storage.objects`)).toHaveLength(0);
    const write = world.as(actor, (sql) => sql`insert into storage.objects (bucket_id, name) values ('probe', 'mine')`);
    expect(await refusal(write)).toMatchObject({ code: '42501' });
  }
});
