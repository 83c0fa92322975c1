import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { claimed, requestForm, sent } from './stories.ts';
import { type Actor, openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.runClock());
afterAll(() => world.close());

const MINUTE = 60_000;

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

test('nobody at the desk cancels or completes what a colleague has in hand', async () => {
  const request = await claimed(world, world.clara, world.ana);
  const cancel = (actor: Actor) =>
    world.call(actor, 'cancel_request', { p_request_id: request, p_reason: 'No reply.' });
  expect(await refusal(cancel(world.ben))).toMatchObject({ code: 'PT409', reason: 'held', holder_name: 'Ana Ferrer' });
  expect(await cancel(world.ana)).toMatchObject({ status: 'cancelled' });
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
