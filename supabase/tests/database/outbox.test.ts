import { afterAll, beforeAll, expect, test } from 'vitest';
import { sent } from './stories.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const take = (limit: number) =>
  world.as(world.service, (sql) => sql`select id, template, attempts, payload from public.take_outbox(${limit})`);
const close = (id: string, error: string | null = null) =>
  world.as(world.service, (sql) => sql`select public.close_outbox(${id}, ${error})`);

test('workers at once never take the same mail; what is closed does not come back, what failed comes later', async () => {
  const offer = await sent(world, world.clara, world.ana);
  const [one, two] = await Promise.all([take(10), take(10)]);
  expect([...one, ...two].map(({ template }) => template)).toEqual(['submitted']);
  const [mail] = [...one, ...two];
  expect(mail?.payload).toMatchObject({ name: 'Clara Vidal', has_account: true });
  await close(mail?.id, 'The mail server is away.');
  expect(await take(10)).toHaveLength(0);
  await world.runClock(2 * 60_000);
  const again = await take(10);
  expect(again.map(({ template, attempts }) => [template, attempts])).toEqual([
    ['submitted', 2],
    ['offer_sent', 1],
  ]);
  for (const { id } of again) await close(id);
  await world.runClock(24 * 3_600_000);
  expect(await take(10)).toHaveLength(0);
  // When the offer's mail leaves, the client's open pages hear of it.
  const topics =
    await world.sql`select distinct topic from realtime.messages where payload ->> 'request_id' = ${offer.request}`;
  expect(topics.map(({ topic }) => topic).sort()).toEqual(['desk', `user:${world.clara.id}`]);
  await world.runClock();
});

test('nobody but the service takes mails', async () => {
  for (const actor of [world.visitor, world.clara, world.ana, world.admin]) {
    expect(await refusal(world.call(actor, 'take_outbox', { p_limit: 1 }))).toMatchObject({ code: '42501' });
  }
});

test('broadcasts carry ids only', async () => {
  const rows = await world.sql`select payload from realtime.messages where extension = 'broadcast'`;
  expect(rows.length).toBeGreaterThan(0);
  for (const { payload } of rows) {
    for (const [key, value] of Object.entries(payload)) {
      if (key === 'id') continue;
      expect(key).toMatch(/_id$/);
      expect(value).toMatch(/^[0-9a-f-]{36}$/);
    }
  }
});

test('one hears the desk only as staff, and a person only as that person', async () => {
  const hears = (actor: typeof world.clara, topic: string) =>
    world.as(actor, async (sql) => {
      await sql`select set_config('realtime.topic', ${topic}, true)`;
      return (await sql`select 1 from realtime.messages where topic = ${topic}`).length > 0;
    });
  const own = `user:${world.clara.id}`;
  expect(await hears(world.ana, 'desk')).toBe(true);
  expect(await hears(world.clara, 'desk')).toBe(false);
  expect(await hears(world.sam, 'desk')).toBe(false);
  expect(await hears(world.clara, own)).toBe(true);
  expect(await hears(world.diego, own)).toBe(false);
  expect(await hears(world.ana, own)).toBe(false);
  expect(await hears(world.visitor, own)).toBe(false);
});
