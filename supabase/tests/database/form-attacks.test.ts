import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requestForm } from './stories.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.runClock());
afterAll(() => world.close());

test('a form that was changed is a form of its own, even under the key of the first', async () => {
  const form = requestForm({ email: 'nils@example.com' });
  const send = (change: object, actor = world.visitor) =>
    world.call(actor, 'submit_request', { p_payload: { ...form, ...change } });
  const first = await send({});
  const again = await send({ language: 'es' });
  expect(again).toEqual({ ...first, duplicate: true });
  const corrected = await send({ message: 'My mother is 85, not 84.' });
  expect(corrected).toMatchObject({ duplicate: false });
  expect(corrected.reference).not.toBe(first.reference);
  // Nobody else learns a reference by the key alone, nor the id by sending the very same.
  const copied = await send({ email: 'thief@example.com' }, world.diego);
  expect(copied.reference).not.toBe(first.reference);
  expect(await send({}, world.diego)).toMatchObject({ duplicate: true, request_id: null });

  const contact = {
    idempotency_key: randomUUID(),
    name: 'Nils',
    email: 'nils@example.com',
    subject: 'Hours',
    message: 'When?',
    consent_processing: true,
  };
  for (const message of ['When?', 'When?', 'When, and where?']) {
    await world.call(world.visitor, 'submit_contact', { p_payload: { ...contact, message } });
  }
  expect(await world.sql`select 1 from public.contact_messages where email = 'nils@example.com'`).toHaveLength(2);
});

test('one network counts once, however many addresses of its IPv6 prefix it uses; SOS has its own, wide count', async () => {
  await world.sql`update private.form_limits set hits = 2 where form = 'request'`;
  const from = (address: string) => world.call(world.visitor, 'submit_request', { p_payload: requestForm() }, address);
  await from('2001:db8:5:6::1');
  await from('2001:db8:5:6:ffff::2');
  expect(await refusal(from('2001:db8:5:6:1:2:3:4'))).toMatchObject({ code: 'PT429' });
  await from('2001:db8:5:7::1');
  // The edge's own header counts before what a caller can write in front of the chain.
  const forged = (first: string) =>
    world.as(world.visitor, async (sql) => {
      const headers = { 'cf-connecting-ip': '198.51.100.9', 'x-forwarded-for': `${first}, 198.51.100.9` };
      await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
      await sql`select public.submit_request(${sql.json(requestForm())})`;
    });
  await forged('192.0.2.1');
  await forged('192.0.2.2');
  expect(await refusal(forged('192.0.2.3'))).toMatchObject({ code: 'PT429' });
  await world.sql`update private.form_limits set hits = 60 where form = 'request'`;
});

test('yesterday’s counts can’t be recomputed: the salt changes with the day and the old rows go', async () => {
  await world.freeze('2030-06-01T12:00:00Z');
  await world.call(world.visitor, 'submit_request', { p_payload: requestForm() }, '192.0.2.77');
  const state = async () => ({
    salts: await world.sql`select day, encode(salt, 'hex') salt from private.form_salts`,
    hits: await world.sql`select encode(subject, 'hex') subject from private.form_hits where form = 'request'`,
  });
  const before = await state();
  await world.freeze('2030-06-03T12:00:00Z');
  await world.call(world.visitor, 'submit_request', { p_payload: requestForm() }, '192.0.2.77');
  const after = await state();
  expect(after.salts).toHaveLength(1);
  expect(after.salts[0]?.salt).not.toBe(before.salts[0]?.salt);
  expect(after.hits).toHaveLength(1);
  expect(before.hits.map(({ subject }) => subject)).not.toContain(after.hits[0]?.subject);
});

test('a form hears of everything that is wrong at once', async () => {
  const wrong = requestForm({ name: '', email: 'nobody', message: '', consent_processing: false });
  expect(await refusal(world.call(world.visitor, 'submit_request', { p_payload: wrong }))).toMatchObject({
    code: 'PT422',
    reason: 'name_required',
    field: 'name',
    fields: {
      name: { code: 'name_required', message: 'Your name is required.' },
      email: { code: 'email_invalid', message: 'A valid email is required.', hint: 'Write it like name@example.org.' },
      message: { code: 'details_required' },
      consent_processing: { code: 'consent.request' },
    },
  });
  const empty = { idempotency_key: randomUUID(), consent_processing: true };
  const contact = await refusal(world.call(world.visitor, 'submit_contact', { p_payload: empty }));
  expect(Object.keys(contact.fields as object).sort()).toEqual(['email', 'message', 'name', 'subject']);
  const sos = await refusal(world.call(world.visitor, 'submit_request', { p_payload: { ...empty, source: 'sos' } }));
  expect(Object.keys(sos.fields as object).sort()).toEqual(['email', 'location', 'name', 'needs', 'phone']);
});

test.each([
  [{ legs: [{ origin: 'MAD', destination: 'PMI', desired_date: 'infinity' }] }, 'legs.0.desired_date'],
  [
    {
      legs: [
        { origin: 'MAD', destination: 'PMI' },
        { origin: 'PMI', destination: 'PMI' },
      ],
    },
    'legs.1.destination',
  ],
  [{ travellers: [{ name: 'Nora' }, { name: ' ' }] }, 'travellers.1.name'],
  [{ travellers: [{ name: 'Nora', birth_date: 'today' }] }, 'travellers.0.birth_date'],
  [{ travellers: [{ name: 'Nora', birth_date: '2018-02-30' }] }, 'travellers.0.birth_date'],
  [{ travellers: ['Nora'] }, 'travellers.0.name'],
])('the wizard with %o is refused at %s', async (change, field) => {
  const payload = requestForm({ source: 'client_wizard', ...change });
  expect(await refusal(world.call(world.clara, 'submit_request', { p_payload: payload }))).toMatchObject({
    code: 'PT422',
    field,
  });
});

test('what is left out is asked for, not guessed', async () => {
  const consent = (p_purpose: string | null, p_given: boolean | null) =>
    world.call(world.clara, 'record_consent', { p_purpose, p_given, p_wording_version: '1' });
  expect(await refusal(consent(null, true))).toMatchObject({ code: 'PT422', field: 'purpose' });
  expect(await refusal(consent('cookies', null))).toMatchObject({ code: 'PT422', field: 'given' });
  const attach = world.call(world.clara, 'attach_request', { p_request_id: randomUUID(), p_mine: null });
  expect(await refusal(attach)).toMatchObject({ code: 'PT422', field: 'mine' });
});
