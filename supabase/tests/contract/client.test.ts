import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import ws from 'ws';
import * as backend from '../../client/index.ts';
import { anonymousClient, serviceClient } from '../support/clients.ts';
import { newPerson, type Person } from '../support/people.ts';

let client: Person;
let agent: Person;
let admin: Person;
beforeAll(async () => {
  client = await newPerson('clara');
  agent = await newPerson('ana');
  admin = await newPerson('ada');
  for (const [person, role] of [
    [agent, 'agent'],
    [admin, 'admin'],
  ] as const) {
    const { error } = await serviceClient().auth.admin.updateUserById(person.id, { app_metadata: { role } });
    if (error) throw error;
  }
});

const submission = (more: Partial<backend.RequestSubmission> = {}) =>
  ({
    idempotency_key: randomUUID(),
    source: 'request_form',
    name: 'Clara Vidal',
    email: client.email,
    service_type: 'elderly-travelers',
    message: 'My mother is 84 and cannot do steps.',
    consent_processing: true,
    ...more,
  }) as backend.RequestSubmission;

const leg = (days: number): backend.OfferLeg => {
  const departs = Date.now() + days * 86_400_000;
  return {
    origin: 'AGP',
    destination: 'BRU',
    departs_at: new Date(departs).toISOString(),
    arrives_at: new Date(departs + 165 * 60_000).toISOString(),
    origin_tz: 'Europe/Madrid',
    destination_tz: 'Europe/Brussels',
    block_minutes: 165,
    operating_carrier: 'SN',
    flight_number: 'SN3732',
  };
};
const draft = (): backend.OfferDraft => ({
  note: 'All three without a connection.',
  alternatives: [10, 11, 12].map((days) => ({
    label: `In ${days} days`,
    legs: [leg(days)],
    fare_cents: 18_900,
    needs_fit: [{ need: 'WCHS', fit: 'full' }],
  })),
});

test('the main job, through the typed client alone', { timeout: 60_000 }, async () => {
  const form = submission();
  const { request_id: request, reference } = await backend.submitRequest(client.client, form);
  if (request === null) throw new Error('A signed-in sender learns the id.');
  expect(await backend.submitRequest(client.client, form)).toEqual({ request_id: request, reference, duplicate: true });

  const queue = await backend.listQueue(agent.client);
  expect(queue.find(({ id }) => id === request)).toMatchObject({ reference, effective_status: 'new' });
  await backend.claimRequest(agent.client, request);
  await expect(backend.claimRequest(admin.client, request)).rejects.toMatchObject({
    kind: 'conflict',
    status: 409,
    code: 'PT409',
    reason: 'held',
    details: { holder_id: agent.id },
  });

  expect(await backend.quoteFee(agent.client, [leg(10)])).toMatchObject({ tier: 'medium', amount_cents: 4500 });
  const saved = await backend.saveOfferDraft(agent.client, request, draft(), 0);
  const sent = await backend.sendOffer(agent.client, saved.offer_id, saved.row_version);
  expect(await backend.listRequestOffers(client.client, request)).toEqual([]);
  await sleep(Math.max(0, Date.parse(sent.visible_from) - Date.now()) + 300);

  const [offer] = await backend.listRequestOffers(client.client, request);
  expect(offer?.alternatives.map(({ position, total_cents }) => [position, total_cents])).toEqual([
    [1, 23_400],
    [2, 23_400],
    [3, 23_400],
  ]);
  expect(offer?.alternatives[0]?.legs[0]).toMatchObject({ origin: 'AGP', block_minutes: 165 });
  expect(
    (await backend.listOffers(client.client, { owner: client.id, status: 'sent' })).rows[0]?.request,
  ).toMatchObject({ id: request, reference });
  const choice = offer?.alternatives[1]?.id ?? '';
  const key = randomUUID();
  const accepted = await backend.acceptOffer(client.client, sent.offer_id, choice, key);
  expect(await backend.acceptOffer(client.client, sent.offer_id, choice, key)).toEqual(accepted);

  const booked = await backend.bookRequest(agent.client, request, {
    pnr: 'ABC123',
    ticket_numbers: ['0821234567890'],
  });
  expect(await backend.getRequest(client.client, request)).toMatchObject({ effective_status: 'booked' });
  expect(await backend.listRequestBookings(client.client, request)).toMatchObject([
    { pnr: 'ABC123', status: 'ticketed', ticket_numbers: ['0821234567890'], legs: [{ destination: 'BRU' }] },
  ]);
  expect((await backend.listBookings(client.client, { owner: client.id })).rows).toHaveLength(1);
  expect((await backend.listBookings(agent.client, { owner: agent.id })).rows).toEqual([]);
  expect((await backend.listInvoices(client.client, { owner: client.id })).rows).toHaveLength(1);
  const [invoice] = await backend.listRequestInvoices(client.client, request);
  expect(invoice).toMatchObject({ id: booked.invoice_id, total_cents: 23_400, status: 'open', payments: [] });
  expect(invoice?.lines.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['fare', 18_900],
    ['service_fee', 4500],
  ]);
  await backend.recordPayment(admin.client, booked.invoice_id, {
    idempotency_key: randomUUID(),
    kind: 'capture',
    amount_cents: 23_400,
    method: 'card',
  });
  expect(await backend.getInvoice(client.client, booked.invoice_id)).toMatchObject({
    status: 'paid',
    payments: [{ amount_cents: 23_400 }],
  });
  expect(
    (await backend.listInvoices(admin.client)).rows.find(({ id }) => id === booked.invoice_id)?.request,
  ).toMatchObject({ reference });
  expect(
    (await backend.listPayments(admin.client)).rows.find(({ invoice_id }) => invoice_id === booked.invoice_id),
  ).toMatchObject({ invoice: { number: booked.invoice_number }, recorder: { email: admin.email } });
  expect((await backend.listPayments(client.client)).rows.map(({ recorder }) => recorder)).toEqual([null]);

  const events = await backend.listEvents(client.client, request);
  expect(events.map(({ type }) => type)).toEqual([
    'payment_recorded',
    'booked',
    'offer_accepted',
    'offer_sent',
    'submitted',
  ]);
  const notices = await backend.listNotifications(client.client);
  const [latest] = notices;
  expect(latest).toMatchObject({ kind: 'payment_recorded', payload: { reference }, read_at: null });
  await backend.markNotificationRead(client.client, latest?.id ?? '');
  expect((await backend.listNotifications(client.client))[0]?.read_at).not.toBeNull();
  expect((await backend.listOutbox(admin.client)).rows.map(({ to_email }) => to_email)).toContain(client.email);
  expect((await backend.listAuditLog(admin.client)).rows.length).toBeGreaterThan(0);
});

test('questions, answers and messages', async () => {
  const { request_id } = await backend.submitRequest(client.client, submission());
  const request = request_id ?? '';
  await backend.claimRequest(agent.client, request);
  await backend.askClient(agent.client, request, 'Can she do one step?');
  expect(await backend.getRequest(client.client, request)).toMatchObject({ effective_status: 'waiting_for_client' });
  await backend.answerRequest(client.client, request, 'No.');
  await backend.postMessage(agent.client, request, 'Thank you.');
  expect(
    (await backend.listMessages(client.client, request)).map(({ author_role, body }) => [author_role, body]),
  ).toEqual([
    ['agent', 'Can she do one step?'],
    ['client', 'No.'],
    ['agent', 'Thank you.'],
  ]);
  await backend.releaseRequest(agent.client, request);
  await expect(backend.getRequest((await newPerson('other')).client, request)).rejects.toMatchObject({
    kind: 'not_found',
  });
  await backend.cancelRequest(client.client, request, 'We stay at home.');
  await expect(backend.cancelRequest(client.client, request, 'Again.')).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'wrong_status',
  });
});

test('pages by keyset go there and back again, with filters', async () => {
  const person = await newPerson('many');
  const references: string[] = [];
  for (let n = 0; n < 5; n++) {
    const { reference } = await backend.submitRequest(person.client, submission({ email: person.email }));
    references.unshift(reference);
  }
  const page = (seek: backend.Seek) =>
    backend.listRequests(person.client, { statuses: ['new'] }, { limit: 2, ...seek });
  const of = ({ rows }: { rows: { reference: string }[] }) => rows.map(({ reference }) => reference);
  const first = await page({});
  const second = await page({ after: first.next });
  const third = await page({ after: second.next });
  expect([first, second, third].flatMap(of)).toEqual(references);
  expect([first.previous, third.next]).toEqual([null, null]);
  expect(of(await page({ before: third.previous }))).toEqual(of(second));
  expect(of(await page({ before: second.previous }))).toEqual(of(first));
  expect((await page({ before: second.previous })).previous).toBeNull();
  await expect(page({ after: 'nonsense' })).rejects.toMatchObject({ kind: 'validation' });
  expect(of(await backend.listRequests(person.client, { search: references[2] ?? '' }))).toEqual([references[2]]);
  expect(of(await backend.listRequests(person.client, { search: `${person.email.slice(0, 12)}` }))).toHaveLength(5);
  expect(of(await backend.listRequests(person.client, { statuses: ['booked', 'travelling'] }))).toEqual([]);
  expect(of(await backend.listRequests(person.client, { search: 'a,b)"(\\%' }))).toEqual([]);
});

test('strangers send forms and read nothing; errors name the field', async () => {
  const stranger = anonymousClient();
  expect(await backend.submitRequest(stranger, submission({ email: 'x@example.com' }))).toMatchObject({
    request_id: null,
  });
  const contact = { idempotency_key: randomUUID(), name: 'Emma', email: 'emma@example.com', consent_processing: true };
  const subject = `Hours ${randomUUID()}`;
  await backend.submitContact(stranger, { ...contact, subject, message: 'When?' });
  await backend.subscribe(stranger, 'emma@example.com', 'ContactForm');
  await expect(backend.submitContact(stranger, { ...contact, subject: '', message: 'When?' })).rejects.toMatchObject({
    kind: 'validation',
    status: 422,
    field: 'subject',
    reason: 'subject_required',
    message: 'Subject is required.',
  });
  await expect(backend.listRequests(stranger)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(backend.claimRequest(stranger, randomUUID())).rejects.toMatchObject({ kind: 'forbidden' });
  const open = (await backend.listContactMessages(agent.client, { open: true })).rows;
  const message = open.find((row) => row.subject === subject);
  await backend.handleContactMessage(agent.client, message?.id ?? '');
  expect(
    (await backend.listContactMessages(agent.client, { open: true })).rows.map((row) => row.subject),
  ).not.toContain(subject);
  expect((await backend.listSubscriptions(admin.client)).map(({ email }) => email)).toContain('emma@example.com');
});

test('people, airlines and one’s own account', async () => {
  expect((await backend.listProfiles(admin.client, { role: 'agent' })).rows.map(({ id }) => id)).toContain(agent.id);
  expect((await backend.listProfiles(admin.client, { search: client.email.slice(0, 20) })).rows).toMatchObject([
    { id: client.id },
  ]);
  expect(await backend.getProfile(agent.client, client.id)).toMatchObject({ role: 'client' });
  const airlines = await backend.listAirlines(client.client);
  expect(airlines.length).toBeGreaterThan(60);
  expect(airlines.find(({ code }) => code === 'LX')).toMatchObject({ name: 'SWISS', licence_area: 'CH' });
  expect(await backend.updateProfile(client.client, { name: 'Clara V.', language: 'es' })).toMatchObject({
    name: 'Clara V.',
    language: 'es',
  });
  await backend.recordConsent(client.client, 'cookies', true, '2026-11');
  expect(await backend.listMyConsents(client.client, client.id)).toContainEqual(
    expect.objectContaining({ purpose: 'cookies', withdrawn_at: null }),
  );
  const quick = await backend.quickCreateRequest(agent.client, {
    idempotency_key: randomUUID(),
    name: 'Clara V.',
    email: client.email,
    service_type: 'other',
    message: 'Called about a cello.',
  });
  expect(await backend.listUnclaimedRequests(client.client)).toMatchObject([{ request_id: quick.request_id }]);
  await backend.attachRequest(client.client, quick.request_id, true);
  expect(await backend.getRequest(client.client, quick.request_id)).toMatchObject({ owner: client.id });
  await backend.setAccountStatus(admin.client, client.id, 'suspended');
  expect((await backend.listRequests(client.client)).rows).toEqual([]);
  expect(await backend.getMyAccount(client.client)).toMatchObject({ status: 'suspended' });
});

test('a backend that is away is an offline error', async () => {
  const away = createClient<backend.Database>('http://127.0.0.1:9', 'key', {
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
  await expect(backend.listAirlines(away)).rejects.toMatchObject({ name: 'BackendError', kind: 'offline', status: 0 });
});
