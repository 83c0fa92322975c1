import { randomUUID } from 'node:crypto';
import { assess, saveNeeds } from './assessments.ts';
import { measured } from './measured.ts';
import { accept, claimed, leg, requestForm, sent, threeAlternatives } from './stories.ts';
import type { Actor, World } from './world.ts';

/** For each `table.state` of the matrix the key of one row, belonging to the actor that the rows were made for. */
export type Rows = Record<string, string>;

const one = async (rows: PromiseLike<readonly { id?: unknown }[]>, what: string): Promise<string> => {
  const [row] = await rows;
  if (row?.id === undefined) throw new Error(`The fixture has no ${what}.`);
  return String(row.id);
};

/** Lives through everything that leaves rows of every state, for one client. */
export async function makeRows(world: World, client: Actor, agent: Actor): Promise<Rows> {
  const { sql } = world;
  await world.runClock(-3_600_000);
  const done = await sent(world, client, agent);
  const seen = await sent(world, client, agent);
  await world.runClock(-3_500_000);
  await accept(world, client, done);
  const booked = await world.call(agent, 'book_request', { p_request_id: done.request, p_payload: { pnr: 'ABC123' } });
  await world.call(agent, 'record_payment', {
    p_invoice_id: booked.invoice_id,
    p_payload: { idempotency_key: randomUUID(), kind: 'capture', method: 'card', amount_cents: 100 },
  });
  await world.call(client, 'post_message', { p_request_id: done.request, p_body: 'Thank you.' });
  const { request_id } = await world.call(client, 'submit_request', {
    p_payload: requestForm({
      source: 'client_wizard',
      legs: [leg('MAD', 'PMI', 'IB', 80, { zones: ['Europe/Madrid', 'Europe/Madrid'] })],
      travellers: [{ name: 'Nora' }],
    }),
  });
  const travellers = sql`select id from public.travellers where request_id = ${String(request_id)}`;
  const nora = await one(travellers, 'traveller');
  await saveNeeds(world, client, nora);
  await assess(world, String(request_id));
  await world.call(world.visitor, 'submit_request', { p_payload: requestForm({ consent_marketing: true }) });
  await world.call(world.visitor, 'submit_contact', {
    p_payload: {
      idempotency_key: randomUUID(),
      name: 'Emma',
      email: 'emma@example.com',
      subject: 'Hours',
      message: 'When?',
      consent_processing: true,
    },
  });
  const drafted = await claimed(world, client, agent);
  const draft = await world.call(agent, 'save_offer_draft', {
    p_request_id: drafted,
    p_payload: threeAlternatives(),
    p_row_version: 0,
  });
  // An hour ahead of the clock by which the rows are read: it can still be undone.
  await world.runClock(3_600_000);
  const undoable = await sent(world, client, agent);
  await world.runClock();
  await world.call(world.service, 'record_monitoring', { p_batch: measured(), p_address: '203.0.113.7' });

  const event = (request: string, type: string) =>
    one(sql`select id from public.request_events where request_id = ${request} and type::text = ${type}`, type);
  const notice = (request: string, kind: string) =>
    one(sql`select id from public.notifications where request_id = ${request} and kind::text = ${kind}`, kind);
  const unowned = await one(sql`select id from public.requests where owner is null limit 1`, 'request without owner');
  const ownConsent = sql`select id from public.consents where user_id = ${client.id} limit 1`;
  const line = sql`select id from public.invoice_lines where invoice_id = ${String(booked.invoice_id)} limit 1`;
  const payment = sql`select id from public.payments where invoice_id = ${String(booked.invoice_id)}`;
  const alternativeOfDraft = sql`select id from public.offer_alternatives where offer_id = ${String(draft.offer_id)}`;
  return {
    'profiles.own': String(client.id),
    'consents.own': await one(ownConsent, 'consent'),
    'consents.unowned': await one(sql`select id from public.consents where user_id is null limit 1`, 'strange consent'),
    'requests.own': done.request,
    'requests.unowned': unowned,
    'request_overview.own': done.request,
    'request_overview.unowned': unowned,
    'request_legs.own': await one(
      sql`select id from public.request_legs where request_id = ${String(request_id)}`,
      'leg',
    ),
    'travellers.own': nora,
    'traveller_needs.own': await one(sql`select id from public.traveller_needs where traveller_id = ${nora}`, 'needs'),
    'assistance_items.own': await one(
      sql`select id from public.assistance_items where traveller_id = ${nora} limit 1`,
      'assistance item',
    ),
    'deadlines.own': await one(sql`select id from public.deadlines where traveller_id = ${nora} limit 1`, 'deadline'),
    'required_documents.own': await one(
      sql`select id from public.required_documents where traveller_id = ${nora} limit 1`,
      'required document',
    ),
    'request_events.own': await event(done.request, 'submitted'),
    'request_events.staff': await event(done.request, 'claimed'),
    'request_events.undoable': await event(undoable.request, 'offer_sent'),
    'messages.own': await one(sql`select id from public.messages where request_id = ${done.request}`, 'message'),
    'offers.draft': String(draft.offer_id),
    'offers.undoable': undoable.offer,
    'offers.visible': seen.offer,
    'offer_alternatives.draft': await one(alternativeOfDraft, 'alternative'),
    'offer_alternatives.undoable': String(undoable.alternatives[0]),
    'offer_alternatives.visible': String(seen.alternatives[0]),
    'bookings.own': String(booked.booking_id),
    'invoices.own': String(booked.invoice_id),
    'invoice_lines.own': await one(line, 'line'),
    'payments.own': await one(payment, 'payment'),
    'contact_messages.any': await one(sql`select id from public.contact_messages limit 1`, 'contact message'),
    'marketing_subscriptions.any': 'clara@example.com',
    'notifications.own': await notice(done.request, 'submitted'),
    'notifications.undoable': await notice(undoable.request, 'offer_sent'),
    'airlines.any': 'IB',
    'airline_rules.any': await one(sql`select id from public.airline_rules limit 1`, 'airline rule'),
    'outbox.any': await one(sql`select id from public.outbox limit 1`, 'mail'),
    'monitoring_vitals.any': await one(sql`select id from public.monitoring_vitals limit 1`, 'vital'),
    'monitoring_loads.any': await one(sql`select id from public.monitoring_loads limit 1`, 'load'),
    'monitoring_faults.any': await one(sql`select id from public.monitoring_faults limit 1`, 'fault'),
    'audit_log.any': await one(sql`select id from public.audit_log limit 1`, 'audit row'),
  };
}
