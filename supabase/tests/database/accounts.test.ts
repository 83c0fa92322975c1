import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestForm, submitted } from './stories.ts';
import { type Actor, openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const setRole = (actor: Actor | null, target: Actor, role: string, caller = world.service) =>
  world.call(caller, 'set_user_role', { p_actor: actor?.id ?? null, p_user_id: target.id, p_role: role });
const roleOf = async (user: Actor) => {
  const rows = await world.sql`select p.role, u.raw_app_meta_data ->> 'role' claim
    from public.profiles p join auth.users u using (id) where id = ${user.id}`;
  return rows[0];
};

test('a role changes in both places at once, and acts on the next query', async () => {
  const user = await world.newUser();
  await submitted(world, world.clara);
  const seen = () => world.as(user, (sql) => sql`select 1 from public.requests`);
  expect(await seen()).toHaveLength(0);
  await setRole(world.admin, user, 'agent');
  expect(await roleOf(user)).toEqual({ role: 'agent', claim: 'agent' });
  expect((await seen()).length).toBeGreaterThan(0);
  await setRole(world.admin, user, 'client');
  expect(await seen()).toHaveLength(0);
});

test('only admins change roles, never their own, and no one through the API alone', async () => {
  const user = await world.newUser();
  expect(await refusal(setRole(world.ana, user, 'agent'))).toMatchObject({ code: '42501', reason: 'admin_only' });
  expect(await refusal(setRole(world.ana, world.ana, 'admin'))).toMatchObject({ reason: 'admin_only' });
  expect(await refusal(setRole(world.admin, world.admin, 'client'))).toMatchObject({ reason: 'own_role' });
  for (const caller of [world.visitor, world.clara, world.ana, world.admin]) {
    expect(await refusal(setRole(world.admin, user, 'admin', caller))).toMatchObject({ code: '42501' });
  }
  const nobody = { ...user, id: randomUUID() };
  expect(await refusal(setRole(world.admin, nobody, 'agent'))).toMatchObject({ code: 'PT404' });
});

test('what users write about themselves grants nothing', async () => {
  const user = await world.newUser({ meta: { role: 'admin' } });
  expect(await roleOf(user)).toEqual({ role: 'client', claim: null });
});

test('the admin API of the auth service can neither split the two places nor take the last admin', async () => {
  const user = await world.newUser();
  await world.sql`update auth.users set raw_app_meta_data = '{"role": "traveller"}' where id = ${user.id}`;
  expect((await roleOf(user))?.role).toBe('client');
  await world.sql`update auth.users set raw_app_meta_data = '{"role": "Senior agent"}' where id = ${user.id}`;
  expect((await roleOf(user))?.role).toBe('agent');
  await setRole(world.admin, world.admin2, 'client');
  const last = world.sql`update auth.users set raw_app_meta_data = '{}' where id = ${world.admin.id}`;
  expect(await refusal(last)).toMatchObject({ code: 'PT409', reason: 'last_admin' });
  await setRole(world.admin, world.admin2, 'admin');
});

test('a suspended account is nobody from its next query on, and is told so', async () => {
  const user = await world.newUser();
  const request = await submitted(world, user);
  const seen = () => world.as(user, (sql) => sql`select 1 from public.requests`);
  expect(await seen()).toHaveLength(1);
  await world.call(world.admin, 'set_account_status', { p_user_id: user.id, p_status: 'suspended' });
  expect(await seen()).toHaveLength(0);
  expect(await world.as(user, (sql) => sql`select 1 from public.airlines`)).toHaveLength(0);
  const post = world.call(user, 'post_message', { p_request_id: request, p_body: 'Hello?' });
  expect(await refusal(post)).toMatchObject({ code: '42501', reason: 'suspended' });
  expect(await world.call(user, 'my_account')).toMatchObject({ status: 'suspended' });
  await world.call(world.admin, 'set_account_status', { p_user_id: user.id, p_status: 'active' });
  expect(await seen()).toHaveLength(1);
});

test('admins suspend others, not themselves, and not the last admin', async () => {
  const suspend = (actor: Actor, target: Actor) =>
    world.call(actor, 'set_account_status', { p_user_id: target.id, p_status: 'suspended' });
  expect(await refusal(suspend(world.ana, world.clara))).toMatchObject({ reason: 'admin_only' });
  expect(await refusal(suspend(world.admin, world.admin))).toMatchObject({ reason: 'own_account' });
});

test('who confirms an address gets the requests sent with it before; an unconfirmed address gets nothing', async () => {
  const email = 'Nora.Quinn@example.com';
  await world.call(world.visitor, 'submit_request', { p_payload: requestForm({ email: email.toLowerCase() }) });
  const nora = await world.newUser({ email, confirmed: false });
  const owned = () => world.sql`select 1 from public.requests where owner = ${nora.id}`;
  expect(await owned()).toHaveLength(0);
  expect(await world.as(nora, (sql) => sql`select * from public.unclaimed_requests()`)).toHaveLength(0);
  await world.sql`update auth.users set email_confirmed_at = now() where id = ${nora.id}`;
  expect(await owned()).toHaveLength(1);
});

test('one sent signed out later is offered, never attached silently', async () => {
  const finn = await world.newUser({ name: 'Finn' });
  for (let n = 0; n < 2; n++) {
    await world.call(world.visitor, 'submit_request', { p_payload: requestForm({ email: finn.email }) });
  }
  const offered = () => world.as(finn, (sql) => sql`select * from public.unclaimed_requests()`);
  const [mine, other] = await offered();
  expect(mine).toMatchObject({ service_type: 'elderly-travelers' });
  const attach = (actor: Actor, id: string, yes: boolean) =>
    world.call(actor, 'attach_request', { p_request_id: id, p_mine: yes });
  expect(await refusal(attach(world.diego, mine?.request_id, true))).toMatchObject({ code: 'PT404' });
  await attach(finn, mine?.request_id, true);
  await attach(finn, other?.request_id, false);
  expect(await offered()).toHaveLength(0);
  expect(await world.as(finn, (sql) => sql`select id from public.requests`)).toEqual([{ id: mine?.request_id }]);
});

test('sign-up keeps name, language and consents', async () => {
  const user = await world.newUser({
    name: 'Lucía',
    meta: { language: 'es', consent_processing: true, consent_marketing: false },
  });
  const [profile] = await world.sql`select name, language, role from public.profiles where id = ${user.id}`;
  expect(profile).toEqual({ name: 'Lucía', language: 'es', role: 'client' });
  expect(await world.sql`select purpose, source from public.consents where user_id = ${user.id}`).toEqual([
    { purpose: 'processing', source: 'signup' },
  ]);
});

test('people change their own name, phone, language and zone, nothing else', async () => {
  const update = (payload: object) => world.call(world.diego, 'update_profile', { p_payload: payload });
  expect(await update({ name: 'Diego R.', language: 'es', role: 'admin', status: 'active' })).toMatchObject({
    name: 'Diego R.',
    language: 'es',
    role: 'client',
  });
  expect(await refusal(update({ time_zone: 'Nowhere/City' }))).toMatchObject({ field: 'time_zone' });
  expect(await refusal(update({ name: '' }))).toMatchObject({ field: 'name' });
});

test('consents are given and withdrawn, and the history stays', async () => {
  const record = (given: boolean) =>
    world.call(world.clara, 'record_consent', { p_purpose: 'marketing', p_given: given, p_wording_version: '2026-11' });
  await record(true);
  await record(false);
  const rows = await world.as(
    world.clara,
    (sql) => sql`select withdrawn_at from public.consents where purpose = 'marketing'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.withdrawn_at).not.toBeNull();
});

test('the audit log names the admin and hides what people wrote', async () => {
  const user = await world.newUser();
  await setRole(world.admin, user, 'agent');
  const [entry] = await world.sql`select * from public.audit_log where row_id = ${user.id} order by id desc limit 1`;
  expect(entry).toMatchObject({
    actor_id: world.admin.id,
    actor_role: 'admin',
    action: 'update',
    table_name: 'profiles',
    old_values: { role: 'client' },
    new_values: { role: 'agent' },
  });
  const secret = 'Takes Keppra for epilepsy';
  await world.call(world.clara, 'submit_request', { p_payload: requestForm({ message: secret, needs: secret }) });
  const log = await world.sql`select old_values::text || new_values::text as text from public.audit_log`;
  expect(JSON.stringify(log)).not.toContain('Keppra');
});
