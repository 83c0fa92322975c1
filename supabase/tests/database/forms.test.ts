import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymizeAddress } from '../../domain/references/index.ts';
import { requestForm } from './stories.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const submit = (payload: unknown, address?: string) =>
  world.call(world.visitor, 'submit_request', { p_payload: payload }, address);
const sosForm = (more: object = {}) => ({
  idempotency_key: randomUUID(),
  source: 'sos',
  name: 'Emma Byrne',
  email: 'emma@example.com',
  phone: '+353 1 555 0100',
  location: 'Gate B12, Brussels',
  needs: 'My wheelchair did not arrive.',
  consent_processing: true,
  ...more,
});
const contactForm = (more: object = {}) => ({
  idempotency_key: randomUUID(),
  name: 'Emma Byrne',
  email: 'emma@example.com',
  subject: 'Opening hours',
  message: 'When can I call?',
  consent_processing: true,
  ...more,
});

test('a stranger gets the reference alone, and their words are kept whole', async () => {
  const answer = await submit(requestForm({ consent_marketing: true, phone: '' }), '198.51.100.77');
  expect(answer).toMatchObject({ request_id: null, duplicate: false });
  expect(answer.reference).toMatch(/^KW-[0-9A-HJKMNP-TV-Z]{6}$/);
  const [row] = await world.sql`select * from public.requests where reference = ${String(answer.reference)}`;
  expect(row).toMatchObject({
    owner: null,
    status: 'new',
    priority: 'normal',
    trip_type: 'one_way',
    contact_phone: null,
    anonymized_ip: '198.51.100.0',
    ai_intake_text: [
      'Name: Clara Vidal',
      'Email: clara@example.com',
      'Phone: N/A',
      'Service: elderly-travelers',
      'Message: My mother is 84 and cannot do steps.',
    ].join('\n'),
  });
  const consents = await world.sql`select purpose from public.consents where request_id = ${row?.id} order by purpose`;
  expect(consents.map(({ purpose }) => purpose)).toEqual(['processing', 'marketing']);
  const [subscription] =
    await world.sql`select * from public.marketing_subscriptions where email = 'clara@example.com'`;
  expect(subscription).toMatchObject({ source: 'RequestForm', anonymized_ip: '198.51.100.0' });
});

test('an SOS is urgent and of service type other', async () => {
  const { reference } = await submit(sosForm());
  const [row] = await world.sql`select * from public.requests where reference = ${String(reference)}`;
  expect(row).toMatchObject({
    service_type: 'other',
    priority: 'urgent',
    source: 'sos',
    location: 'Gate B12, Brussels',
  });
});

test.each([
  [{ name: ' ' }, 'name', 'name_required', 'Your name is required.'],
  [{ email: '' }, 'email', 'email_required', 'Email is required.'],
  [{ email: 'nobody@nowhere' }, 'email', 'email_invalid', 'A valid email is required.'],
  [{ service_type: undefined }, 'service_type', 'service_type_required', 'Please select a service type.'],
  [{ service_type: 'space-travel' }, 'service_type', 'service_type_required', 'Please select a service type.'],
  [{ message: '' }, 'message', 'details_required', 'Please provide details about your request.'],
  [{ message: 'x'.repeat(10_001) }, 'message', 'too_long', 'This is too long.'],
  [{ message: { text: 'x' } }, 'message', 'not_text', 'message must be text.'],
  [
    { consent_processing: false },
    'consent_processing',
    'consent.request',
    'You must consent to data processing to submit your request.',
  ],
  [{ consent_processing: 'yes' }, 'consent_processing', 'not_boolean', 'consent_processing must be true or false.'],
  [{ idempotency_key: 'abc' }, 'idempotency_key', 'not_a_uuid', 'The idempotency key must be a UUID.'],
  [{ language: 'fr' }, 'language', 'not_a_choice', 'language cannot be "fr".'],
  [{ source: 'quick_create' }, 'source', 'not_a_choice', 'source cannot be "quick_create".'],
])('a request with %o is refused at %s', async (change, field, reason, message) => {
  const payload = JSON.parse(JSON.stringify(requestForm(change)));
  expect(await refusal(submit(payload))).toMatchObject({ code: 'PT422', field, reason, message });
});

test.each([
  [{ phone: '' }, 'A contact number is required for urgent assistance.'],
  [{ location: '' }, 'Please provide your current location.'],
  [{ needs: '' }, 'Please describe your situation.'],
  [{ consent_processing: false }, 'You must consent to data processing for us to assist you.'],
])('an SOS with %o is refused in words', async (change, message) => {
  expect(await refusal(submit(sosForm(change)))).toMatchObject({ code: 'PT422', message });
});

test('a payload that is no object, and a wizard without a session, are refused', async () => {
  expect(await refusal(submit([1, 2]))).toMatchObject({ code: 'PT422', field: 'payload' });
  expect(await refusal(submit(requestForm({ source: 'client_wizard' })))).toMatchObject({ code: '42501' });
});

test('whoever fills in the hidden field gets an answer, and nothing is kept', async () => {
  const answer = await submit(requestForm({ email: 'bot@example.com', website: 'https://spam.example' }));
  expect(answer.reference).toMatch(/^KW-/);
  await world.call(world.visitor, 'submit_contact', {
    p_payload: contactForm({ email: 'bot@example.com', website: 'x' }),
  });
  expect(await world.sql`select 1 from public.requests where contact_email = 'bot@example.com'`).toHaveLength(0);
  expect(await world.sql`select 1 from public.contact_messages where email = 'bot@example.com'`).toHaveLength(0);
});

test('the answer is the same whether or not the address has an account', async () => {
  const known = await submit(requestForm({ email: world.clara.email }));
  const unknown = await submit(requestForm({ email: 'nobody@example.com' }));
  expect(Object.keys(known).sort()).toEqual(Object.keys(unknown).sort());
  expect([known.request_id, unknown.request_id]).toEqual([null, null]);
  const subscribe = (email: string) =>
    world.call(world.visitor, 'subscribe', { p_email: email, p_source: 'ContactForm' });
  expect(await subscribe('clara@example.com')).toEqual(await subscribe('new@example.com'));
});

test('one address is slowed down; another, and an SOS from the same, are not', async () => {
  await world.sql`update private.form_limits set hits = 3 where form in ('request', 'contact')`;
  const from = (payload: object) => submit(payload, '192.0.2.200');
  for (let n = 0; n < 3; n++) await from(requestForm());
  expect(await refusal(from(requestForm()))).toMatchObject({ code: 'PT429', reason: 'rate_limited', form: 'request' });
  await submit(requestForm(), '192.0.2.201');
  await from(sosForm());
  // No address, nor anything that one could be found from, is kept.
  const kept = await world.sql`select encode(subject, 'hex') subject from private.form_hits`;
  expect(kept.every(({ subject }) => subject.length === 64)).toBe(true);
  await world.sql`update private.form_limits set hits = 60 where form in ('request', 'contact')`;
});

test('an address that somebody types in again and again gets no more than a few mails', async () => {
  await world.sql`update private.form_limits set hits = 2 where form = 'mail'`;
  for (let n = 0; n < 4; n++) await submit(requestForm({ email: 'victim@example.com' }));
  expect(await world.sql`select 1 from public.requests where contact_email = 'victim@example.com'`).toHaveLength(4);
  expect(await world.sql`select 1 from public.outbox where to_email = 'victim@example.com'`).toHaveLength(2);
});

test('a contact message is kept, once', async () => {
  const form = contactForm({ subject: 'Once only' });
  const write = () => world.call(world.visitor, 'submit_contact', { p_payload: form });
  expect([await write(), await write()]).toEqual([{ received: true }, { received: true }]);
  expect(await world.sql`select 1 from public.contact_messages where subject = 'Once only'`).toHaveLength(1);
  const missing = world.call(world.visitor, 'submit_contact', { p_payload: contactForm({ subject: '' }) });
  expect(await refusal(missing)).toMatchObject({ field: 'subject', message: 'Subject is required.' });
});

test('the wizard keeps legs and travellers', async () => {
  const { request_id } = await world.call(world.clara, 'submit_request', {
    p_payload: requestForm({
      source: 'client_wizard',
      trip_type: 'return',
      legs: [
        { origin: 'MAD', destination: 'PMI', desired_date: '2027-06-01' },
        { origin: 'PMI', destination: 'MAD', direction: 'return', departs_at: '2027-06-10T10:00:00+02:00' },
      ],
      travellers: [{ name: 'Nora Vidal', birth_date: '2018-02-03', relation: 'child' }],
    }),
  });
  const id = String(request_id);
  const legs = await world.as(world.clara, (sql) => sql`select * from public.request_legs where request_id = ${id}`);
  expect(legs).toHaveLength(2);
  const [row] = await world.sql`select trip_type, first_departure_at from public.requests where id = ${id}`;
  expect(row).toEqual({ trip_type: 'return', first_departure_at: new Date('2027-06-10T08:00:00Z') });
  expect(
    await world.as(world.clara, (sql) => sql`select name from public.travellers where request_id = ${id}`),
  ).toEqual([{ name: 'Nora Vidal' }]);
});

test.each(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1:2:3:4:5:6', '2002:cb00:7109:1::1', '::1', 'fe80::1'])(
  '%s is stored as the library shortens it',
  async (address) => {
    const [row] = await world.sql`select private.anonymize_address(${address}::inet) as short`;
    expect(row?.short).toBe(anonymizeAddress(address));
  },
);

test('a form posted without scripts is the visitor’s: their address, not the function’s; later the same words are new', async () => {
  const { idempotency_key: _, ...words } = contactForm({ email: 'posted@example.com', subject: randomUUID() });
  const post = (form = 'contact', address = '198.51.100.9') =>
    world.call(
      world.service,
      'submit_for_visitor',
      { p_form: form, p_payload: words, p_address: address },
      '192.0.2.1',
    );
  const stored = () =>
    world.sql`select anonymized_ip from public.contact_messages where email = 'posted@example.com' order by created_at`;
  expect(await post()).toEqual({ reference: null, duplicate: false });
  expect(await post()).toMatchObject({ duplicate: true });
  expect([...(await stored())]).toEqual([{ anonymized_ip: '198.51.100.0' }]);
  await world.sql`update private.idempotency set created_at = created_at - interval '11 minutes'
    where scope = 'visitor_form'`;
  expect(await post()).toMatchObject({ duplicate: false });
  expect(await stored()).toHaveLength(2);
  expect(await refusal(post('newsletter'))).toMatchObject({ code: 'PT422', field: 'form' });
});
