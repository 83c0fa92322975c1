import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accept, claimed, leg, requestForm, submitted, threeAlternatives } from './stories.ts';
import { type Actor, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.runClock());
afterAll(() => world.close());

const HOUR = 3_600_000;

const departure = async (reader: Actor, request: string) => {
  const [row] = await world.as(
    reader,
    (sql) => sql`select first_departure_at as at, first_departure_tz as zone
      from public.request_overview where id = ${request}`,
  );
  return row;
};

/** A trip from New York by way of Madrid, booked. */
async function booked(): Promise<{ request: string; booking: string; departs: string }> {
  const request = await claimed(world, world.clara, world.ana);
  const first = leg('JFK', 'MAD', 'IB', 420, { days: 20, zones: ['America/New_York', 'Europe/Madrid'] });
  const onward = leg('MAD', 'AGP', 'IB', 75, { days: 20.5, zones: ['Europe/Madrid', 'Europe/Madrid'] });
  const draft = await world.call(world.ana, 'save_offer_draft', {
    p_request_id: request,
    p_payload: threeAlternatives({ legs: [first, onward] }),
    p_row_version: 0,
  });
  const result = await world.call(world.ana, 'send_offer', {
    p_offer_id: draft.offer_id,
    p_row_version: draft.row_version,
  });
  const offer = String(draft.offer_id);
  const rows = await world.sql<{ id: string }[]>`
    select id from public.offer_alternatives where offer_id = ${offer} order by position`;
  await world.runClock(60_000);
  await accept(world, world.clara, { request, offer, alternatives: rows.map(({ id }) => id), result });
  const { booking_id } = await world.call(world.ana, 'book_request', {
    p_request_id: request,
    p_payload: { pnr: 'JFKMAD' },
  });
  return { request, booking: String(booking_id), departs: first.departs_at };
}

test('a booked departure comes with its airport’s zone, for the desk and for the client', async () => {
  const { request, departs } = await booked();
  const told = { at: new Date(departs), zone: 'America/New_York' };
  expect(await departure(world.ana, request)).toEqual(told);
  expect(await departure(world.clara, request)).toEqual(told);
});

test('the zone is that of the flight which leaves first, also after the carrier has moved it', async () => {
  const { request, booking, departs } = await booked();
  const later = (ms: number) => new Date(Date.parse(departs) + ms).toISOString();
  await world.call(world.ana, 'record_schedule_change', {
    p_booking_id: booking,
    p_leg_position: 1,
    p_payload: { departs_at: later(HOUR), arrives_at: later(8 * HOUR) },
  });
  expect(await departure(world.ana, request)).toEqual({ at: new Date(later(HOUR)), zone: 'America/New_York' });
});

test('a departure that is only asked for has its airport’s zone too; a request without one has none', async () => {
  const { request_id } = await world.call(world.clara, 'submit_request', {
    p_payload: requestForm({ legs: [leg('LPA', 'MAD', 'IB', 170, { zones: ['Atlantic/Canary', 'Europe/Madrid'] })] }),
  });
  expect((await departure(world.ana, String(request_id)))?.zone).toBe('Atlantic/Canary');
  expect(await departure(world.ana, await submitted(world, world.diego))).toEqual({ at: null, zone: null });
});
