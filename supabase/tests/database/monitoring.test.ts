import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { measured } from './measured.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.runClock();
  await world.sql`truncate public.monitoring_vitals, public.monitoring_loads, public.monitoring_faults,
    private.monitoring_cleanings, private.form_hits`;
});

const DAY_MS = 24 * 3_600_000;
const record = (batch: object, address: string | null = '203.0.113.7') =>
  world.call(world.service, 'record_monitoring', { p_batch: batch, p_address: address });
const report = (days = 7) => world.call(world.admin, 'monitoring_report', { p_days: days });
const vitals = (...values: number[]) => ({ ...measured(), vitals: values.map((value) => ({ vital: 'LCP', value })) });

test('an admin reads the 75th percentile by route, load times by version, and faults by owner', async () => {
  await record(vitals(100, 200, 300, 400));
  await record({ ...vitals(1000), route: '/' });
  expect(await report()).toMatchObject({
    vitals: [
      { route: '/', vital: 'LCP', count: 1, p75: 1000 },
      { route: '/portal', vital: 'LCP', count: 4, p75: 325 },
    ],
    loads: [
      {
        remote: 'portal',
        owner: 'Traveler portal team',
        version: '1.0.0-0123456789',
        count: 2,
        retried: 0,
        total: 300,
      },
    ],
    faults: [{ owner: 'Traveler portal team', remote: 'portal', cause: 'handler', count: 4, trace: '0a1b2c3d' }],
  });
});

test('one fault is one row for each day, with the newest event’s version and reference', async () => {
  await world.runClock(-DAY_MS);
  await record(measured());
  await world.runClock();
  await record(measured());
  await record(measured({ version: '1.1.0-1111111111', trace: 'ffffffff', place: null, count: 5 }));
  expect(await world.sql`select count from public.monitoring_faults order by day`).toMatchObject([
    { count: 2 },
    { count: 7 },
  ]);
  const { faults } = (await report()) as { faults: Record<string, string>[] };
  expect(faults).toMatchObject([
    { count: 9, version: '1.1.0-1111111111', trace: 'ffffffff', place: 'static/js/a.js:1:20' },
  ]);
  expect(Date.parse(String(faults[0]?.first_seen))).toBeLessThan(Date.parse(String(faults[0]?.last_seen)) - DAY_MS / 2);
});

test('batches at once lose no count and don’t wait for each other for ever', async () => {
  const two = {
    ...measured(),
    faults: ['a', 'b'].map((fault) => ({ ...measured().faults[0], fault, count: 1 })),
  };
  await Promise.all(Array.from({ length: 12 }, () => record(two)));
  expect(await world.sql`select count from public.monitoring_faults`).toMatchObject([{ count: 12 }, { count: 12 }]);
});

test('what is kept says no more than the hour, and nothing of who it was', async () => {
  await record(measured(), '198.51.100.23');
  const kept = JSON.stringify([
    await world.sql`select * from public.monitoring_vitals`,
    await world.sql`select * from public.monitoring_loads`,
    await world.sql`select * from public.monitoring_faults`,
    await world.sql`select * from private.form_hits`,
  ]);
  expect(kept).not.toContain('198.51.100');
  const hours =
    await world.sql`select hour from public.monitoring_vitals union select hour from public.monitoring_loads`;
  for (const { hour } of hours) expect(new Date(hour).toISOString()).toMatch(/:00:00\.000Z$/);
});

test('only admins are answered; everybody else is told that they may not', async () => {
  for (const actor of [world.visitor, world.clara, world.sam, world.ana, world.service]) {
    const attempt = world.call(actor, 'monitoring_report', { p_days: 7 });
    expect([actor.name, await refusal(attempt)]).toMatchObject([actor.name, { code: '42501' }]);
  }
  const asked = world.call(world.ana, 'monitoring_report', { p_days: 7 });
  expect(await refusal(asked)).toMatchObject({ reason: 'admin_only' });
});

test.each([0, 31])('%i days can’t be asked for', async (days) => {
  expect(await refusal(report(days))).toMatchObject({ code: 'PT422', field: 'days' });
});

test('after 30 days it is gone, with the first batch of a day or by a scheduler', async () => {
  await world.runClock(-31 * DAY_MS);
  await record(measured());
  await world.runClock(-29 * DAY_MS);
  await record(measured());
  await world.runClock();
  expect(await report(30)).toMatchObject({ vitals: [{ count: 1 }] });
  expect(await world.sql`select 1 from public.monitoring_vitals`).toHaveLength(2);
  await record({ route: '/', vitals: [], loads: [], faults: [] });
  expect(await world.sql`select 1 from public.monitoring_vitals`).toHaveLength(1);
  expect(await world.sql`select 1 from public.monitoring_loads`).toHaveLength(1);
  expect(await world.sql`select 1 from public.monitoring_faults`).toHaveLength(1);
  await world.runClock(2 * DAY_MS);
  await world.sql`select private.forget_monitoring()`;
  expect(await world.sql`select 1 from public.monitoring_vitals`).toHaveLength(0);
});

test('one network, and everybody together, can send only so much in an hour', async () => {
  await world.sql`update private.form_limits set hits = 2 where form = 'monitoring'`;
  for (const _ of [1, 2]) await record(measured(), '203.0.113.50');
  expect(await refusal(record(measured(), '203.0.113.50'))).toMatchObject({ code: 'PT429', reason: 'rate_limited' });
  await record(measured(), '203.0.113.51');
  await world.sql`update private.form_limits set hits = 3 where form = 'monitoring_all'`;
  expect(await refusal(record(measured(), '203.0.113.52'))).toMatchObject({ code: 'PT429' });
  await world.runClock(3_600_000);
  await record(measured(), '203.0.113.50');
  await world.sql`update private.form_limits set hits = 600 where form = 'monitoring'`;
  await world.sql`update private.form_limits set hits = 20000 where form = 'monitoring_all'`;
});
