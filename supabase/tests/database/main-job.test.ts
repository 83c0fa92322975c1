import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept, sent } from './stories.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('from the first message to the invoice, each step leaves one event, one notice and one mail', async () => {
  await world.runClock();
  const offered = await sent(world, world.clara, world.ana);
  const overview = (actor = world.clara) =>
    world.as(actor, (sql) => sql`select * from public.request_overview where id = ${offered.request}`);

  // The agent sees it sent; the client sees nothing for 20 seconds.
  expect((await overview(world.ana))[0]).toMatchObject({ effective_status: 'offered', holder_name: 'Ana Ferrer' });
  expect((await overview())[0]).toMatchObject({ effective_status: 'assessing', offer_id: null });
  expect(await world.as(world.clara, (sql) => sql`select * from public.offers`)).toHaveLength(0);
  expect(await world.as(world.clara, (sql) => sql`select * from public.offer_alternatives`)).toHaveLength(0);

  await world.runClock(21_000);
  expect((await overview())[0]).toMatchObject({ effective_status: 'offered', offer_id: offered.offer });
  const alternatives = await world.as(
    world.clara,
    (sql) => sql`select * from public.offer_alternatives order by position`,
  );
  expect(alternatives).toHaveLength(3);
  expect(alternatives[0]).toMatchObject({ fee_tier: 'medium', service_fee_cents: 4500, total_cents: 18_911 + 4500 });

  expect(await accept(world, world.clara, offered)).toMatchObject({ status: 'accepted', total_cents: 23_411 });
  const booking = await world.call(world.ana, 'book_request', {
    p_request_id: offered.request,
    p_payload: { pnr: 'abc123', ticket_numbers: ['082-1234567890'] },
  });
  const [invoice] = await world.as(
    world.clara,
    (
      sql,
    ) => sql`select i.*, (select jsonb_agg(l order by position) from public.invoice_lines l where l.invoice_id = i.id) as lines
      from public.invoices i where id = ${String(booking.invoice_id)}`,
  );
  expect(invoice).toMatchObject({ total_cents: 23_411, status: 'open', number: booking.invoice_number });
  expect(invoice?.lines).toMatchObject([
    { kind: 'fare', amount_cents: 18_911 },
    { kind: 'service_fee', amount_cents: 4500, details: { tier: 'medium' } },
  ]);
  const payment = { idempotency_key: randomUUID(), kind: 'capture', amount_cents: 23_411, method: 'card' };
  const pay = () => world.call(world.ana, 'record_payment', { p_invoice_id: booking.invoice_id, p_payload: payment });
  expect(await pay()).toMatchObject({ status: 'paid', paid_cents: 23_411 });
  expect(await pay()).toMatchObject({ status: 'paid', paid_cents: 23_411 });

  const events = await world.sql`
    select type, visibility, actor_role from public.request_events where request_id = ${offered.request} order by seq`;
  expect(events.map(({ type, visibility, actor_role }) => `${type} ${visibility} ${actor_role}`)).toEqual([
    'submitted client client',
    'claimed staff agent',
    'offer_sent client agent',
    'offer_accepted client client',
    'booked client agent',
    'payment_recorded client agent',
  ]);
  const mails = await world.sql`
    select template, to_email, language from public.outbox where request_id = ${offered.request} order by created_at`;
  expect(mails.map(({ template }) => template)).toEqual([
    'submitted',
    'offer_sent',
    'offer_accepted',
    'booked',
    'payment_recorded',
  ]);
  expect(new Set(mails.map(({ to_email }) => to_email))).toEqual(new Set([world.clara.email]));
  expect(
    await world.as(
      world.ana,
      (sql) => sql`select kind from public.notifications where request_id = ${offered.request}`,
    ),
  ).toMatchObject([{ kind: 'offer_accepted' }]);
});

test('the clock alone makes a booked trip travelling and completed', async () => {
  const base = new Date('2027-05-01T08:00:00Z');
  await world.freeze(base);
  const offered = await sent(world, world.diego, world.ben, base);
  await world.freeze(new Date(base.getTime() + 3_600_000));
  await accept(world, world.diego, offered);
  await world.call(world.ben, 'book_request', { p_request_id: offered.request, p_payload: { pnr: 'QWERTY' } });
  const departure = base.getTime() + 11 * 86_400_000;
  const arrival = departure + 165 * 60_000;
  const status = async (at: number) => {
    await world.freeze(new Date(at));
    const rows = await world.as(
      world.diego,
      (sql) => sql`select effective_status from public.request_overview where id = ${offered.request}`,
    );
    return rows[0]?.effective_status;
  };
  expect(await status(departure - 1)).toBe('booked');
  expect(await status(departure)).toBe('travelling');
  expect(await status(arrival + 48 * 3_600_000 - 1)).toBe('travelling');
  expect(await status(arrival + 48 * 3_600_000)).toBe('completed');
  await world.runClock();
});
