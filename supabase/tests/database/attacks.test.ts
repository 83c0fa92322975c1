import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accept, claimed, requestForm, sent, submitted, threeAlternatives } from './stories.ts';
import { type Actor, openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.runClock());
afterAll(() => world.close());

const MINUTE = 60_000;
const pick = (actor: Actor, offer: string, alternative: string | undefined, key: string = randomUUID()) =>
  world.call(actor, 'accept_offer', { p_offer_id: offer, p_alternative_id: alternative, p_idempotency_key: key });

test('an alternative is accepted through its own offer, by the request’s owner alone', async () => {
  const mine = await sent(world, world.clara, world.ana);
  const other = await sent(world, world.clara, world.ana);
  const foreign = await sent(world, world.diego, world.ana);
  await world.runClock(MINUTE);
  for (const alternative of [other.alternatives[0], foreign.alternatives[0], randomUUID()]) {
    expect(await refusal(pick(world.clara, mine.offer, alternative))).toMatchObject({
      reason: 'alternative_not_found',
    });
  }
  // A stranger's offer looks like none at all, to clients and to the desk.
  for (const actor of [world.diego, world.ana, world.admin, world.sam]) {
    const attempt = refusal(pick(actor, mine.offer, mine.alternatives[0]));
    expect(await attempt).toMatchObject(actor === world.sam ? { reason: 'suspended' } : { reason: 'offer_not_found' });
  }
  const untouched = await world.sql`select status from public.offers where id = ${mine.offer}`;
  expect(untouched).toEqual([{ status: 'sent' }]);
});

test('what a client may not reach looks as if it did not exist, whatever step is tried on it', async () => {
  const foreign = await sent(world, world.diego, world.ana);
  await world.runClock(MINUTE);
  const missing = randomUUID();
  const steps = (request: string, offer: string): [string, Record<string, unknown>][] => [
    ['answer_request', { p_request_id: request, p_body: 'x' }],
    ['post_message', { p_request_id: request, p_body: 'x' }],
    ['cancel_request', { p_request_id: request, p_reason: 'x' }],
    ['attach_request', { p_request_id: request, p_mine: true }],
    ['decline_offer', { p_offer_id: offer, p_reason: 'x' }],
  ];
  const absent = steps(missing, missing);
  for (const [index, [name, args]] of steps(foreign.request, foreign.offer).entries()) {
    const real = await refusal(world.call(world.clara, name, args));
    const none = await refusal(world.call(world.clara, name, absent[index]?.[1]));
    expect([name, real]).toEqual([name, none]);
    expect(real.code).toBe('PT404');
  }
});

test('a key of acceptance belongs to one person and one choice', async () => {
  const one = await sent(world, world.clara, world.ana);
  const two = await sent(world, world.diego, world.ana);
  await world.runClock(MINUTE);
  const key = randomUUID();
  await accept(world, world.clara, one, key);
  expect(await refusal(accept(world, world.diego, two, key))).toMatchObject({ code: 'PT409', reason: 'key_reused' });
  expect(await accept(world, world.diego, two)).toMatchObject({ status: 'accepted' });
});

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

test('a payment under the key of another one is refused, not swallowed', async () => {
  const offer = await sent(world, world.clara, world.ana);
  await world.runClock(MINUTE);
  await accept(world, world.clara, offer);
  const { invoice_id } = await world.call(world.ana, 'book_request', {
    p_request_id: offer.request,
    p_payload: { pnr: 'ABC123' },
  });
  const idempotency_key = randomUUID();
  const pay = (amount_cents: number) =>
    world.call(world.ana, 'record_payment', {
      p_invoice_id: invoice_id,
      p_payload: { idempotency_key, kind: 'capture', method: 'card', amount_cents },
    });
  const first = await pay(1000);
  expect(await pay(1000)).toEqual(first);
  expect(await refusal(pay(2000))).toMatchObject({ code: 'PT409', reason: 'key_reused' });
  expect(await world.sql`select 1 from public.payments where invoice_id = ${String(invoice_id)}`).toHaveLength(1);
});

test.each([
  ['withdraw_offer', (offer: string) => ({ p_offer_id: offer, p_reason: 'A typing error of ours' })],
  ['cancel_request', (_: string, request: string) => ({ p_request_id: request, p_reason: 'A typing error of ours' })],
])('after %s within the 20 seconds, the client never sees the offer', async (name, args) => {
  const offer = await sent(world, world.clara, world.ana);
  await world.call(world.ana, name, args(offer.offer, offer.request));
  await world.runClock(10 * MINUTE);
  const seen = await world.as(
    world.clara,
    async (sql) =>
      (
        await sql`select
        (select count(*)::int from public.offers where id = ${offer.offer}) offers,
        (select count(*)::int from public.offer_alternatives where offer_id = ${offer.offer}) alternatives,
        (select count(*)::int from public.request_events where request_id = ${offer.request}
          and type in ('offer_sent', 'offer_withdrawn')) events,
        (select count(*)::int from public.notifications where request_id = ${offer.request}
          and kind = 'offer_sent') notices`
      )[0],
  );
  expect(seen).toEqual({ offers: 0, alternatives: 0, events: 0, notices: 0 });
  expect(await refusal(accept(world, world.clara, offer))).toMatchObject({ reason: 'offer_not_found' });
  const mails = await world.sql`select 1 from public.outbox
    where request_id = ${offer.request} and template = 'offer_sent' and cancelled_at is null`;
  expect(mails).toHaveLength(0);
});

test('nobody at the desk cancels or completes what a colleague has in hand', async () => {
  const request = await claimed(world, world.clara, world.ana);
  const cancel = (actor: Actor) =>
    world.call(actor, 'cancel_request', { p_request_id: request, p_reason: 'No reply.' });
  expect(await refusal(cancel(world.ben))).toMatchObject({ code: 'PT409', reason: 'held', holder_name: 'Ana Ferrer' });
  expect(await cancel(world.ana)).toMatchObject({ status: 'cancelled' });
});

test('a trip that has begun cannot be accepted any more', async () => {
  const base = new Date('2027-05-03T12:00:00Z');
  await world.freeze(base);
  const request = await claimed(world, world.clara, world.ana);
  const form = threeAlternatives({}, base);
  const [first] = form.alternatives;
  const soon = new Date(base.getTime() + 60 * MINUTE);
  const legs = first?.legs.map((leg) => ({
    ...leg,
    departs_at: soon.toISOString(),
    arrives_at: new Date(soon.getTime() + 165 * MINUTE).toISOString(),
  }));
  const draft = await world.call(world.ana, 'save_offer_draft', {
    p_request_id: request,
    p_payload: { ...form, alternatives: [{ ...first, legs }, ...form.alternatives.slice(1)] },
    p_row_version: 0,
  });
  const offer = String(draft.offer_id);
  await world.call(world.ana, 'send_offer', { p_offer_id: offer, p_row_version: draft.row_version });
  const rows = await world.sql<{ id: string }[]>`
    select id from public.offer_alternatives where offer_id = ${offer} order by position`;
  await world.freeze(soon);
  expect(await refusal(pick(world.clara, offer, rows[0]?.id))).toMatchObject({ reason: 'alternative_departed' });
  expect(await pick(world.clara, offer, rows[1]?.id)).toMatchObject({ status: 'accepted' });
});

test('suspension ends sessions and leases in the same step, and its end restores them', async () => {
  const agent = await world.newUser({ name: 'Iris', role: 'agent' });
  const request = await claimed(world, world.clara, agent);
  const set = (status: string) =>
    world.call(world.admin, 'set_account_status', { p_user_id: agent.id, p_status: status });
  const banned = async () => {
    const [row] = await world.sql`select banned_until > now() + interval '50 years' banned
      from auth.users where id = ${agent.id}`;
    return row?.banned;
  };
  await set('suspended');
  expect(await banned()).toBe(true);
  await world.call(world.ben, 'claim_request', { p_request_id: request });
  await set('active');
  expect(await banned()).toBeNull();
});

test('a demoted agent reads nothing of the desk: no request, no old notice, no new one', async () => {
  const agent = await world.newUser({ name: 'Joel', role: 'agent' });
  const request = await claimed(world, world.clara, agent);
  const say = () => world.call(world.clara, 'post_message', { p_request_id: request, p_body: 'Are you there?' });
  const notices = () => world.as(agent, (sql) => sql`select id from public.notifications`);
  await say();
  expect(await notices()).toHaveLength(1);
  await world.call(world.service, 'set_user_role', { p_actor: world.admin.id, p_user_id: agent.id, p_role: 'client' });
  await say();
  expect(await notices()).toHaveLength(0);
  expect(await world.sql`select 1 from public.notifications where user_id = ${agent.id}`).toHaveLength(1);
  expect(await world.as(agent, (sql) => sql`select 1 from public.request_overview`)).toHaveLength(0);
  for (const name of ['claim_request', 'renew_claim', 'release_request', 'complete_request']) {
    expect(await refusal(world.call(agent, name, { p_request_id: request }))).toMatchObject({ reason: 'staff_only' });
  }
});

test('an address that somebody only says is theirs attaches nothing', async () => {
  const victim = `victim-${randomUUID()}@example.com`;
  await world.call(world.visitor, 'submit_request', { p_payload: requestForm({ email: victim }) });
  const thief = await world.newUser({ meta: { email: victim, email_verified: true, role: 'admin' } });
  const owned = () => world.as(thief, (sql) => sql`select 1 from public.requests`);
  // As the auth service notes a change of address that nobody has confirmed yet.
  await world.sql`update auth.users set email_change = ${victim}, email_change_sent_at = now(),
    raw_user_meta_data = raw_user_meta_data || ${world.sql.json({ email: victim })} where id = ${thief.id}`;
  expect(await owned()).toHaveLength(0);
  expect(await world.as(thief, (sql) => sql`select * from public.unclaimed_requests()`)).toHaveLength(0);
  await world.call(thief, 'update_profile', { p_payload: { email: victim, name: 'Thief' } });
  expect(await world.call(thief, 'my_account')).toMatchObject({ email: thief.email, role: 'client' });
  expect(await owned()).toHaveLength(0);
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
