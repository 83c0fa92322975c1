import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  BackendError,
  findUserByEmail,
  getMyAccount,
  setAccountStatus,
  setUserRole,
  submitContact,
} from '../../client/index.ts';
import { anonymousClient, clientWithToken, serviceClient } from '../support/clients.ts';
import { newPerson, type Person } from '../support/people.ts';
import { probeClient } from '../support/probe.ts';
import { send } from '../support/raw-http.ts';

const grant = async (person: Person, role: string): Promise<void> => {
  const { error } = await serviceClient().auth.admin.updateUserById(person.id, { app_metadata: { role } });
  if (error) throw error;
};

describe('who lost a right has lost it, whatever their token still says', () => {
  let chief: Person;
  beforeAll(async () => {
    chief = await newPerson('chief');
    await grant(chief, 'admin');
  });

  /** A token that says admin, of somebody who is one when it is made. */
  async function adminWithToken(): Promise<Person> {
    const email = `admin-${randomUUID()}@example.com`;
    const password = randomUUID();
    const app_metadata = { role: 'admin' };
    const made = await serviceClient().auth.admin.createUser({ email, password, email_confirm: true, app_metadata });
    if (made.error) throw made.error;
    const session = await anonymousClient().auth.signInWithPassword({ email, password });
    if (session.error) throw session.error;
    const token = session.data.session.access_token;
    expect(JSON.parse(atob(token.split('.')[1] ?? '')).app_metadata.role).toBe('admin');
    return { id: made.data.user.id, email, token, client: clientWithToken(token) };
  }
  const attempts = (client: Person['client'], target: string) => [
    () => findUserByEmail(client, chief.email),
    () => setUserRole(client, target, 'admin'),
    () => setAccountStatus(client, target, 'suspended'),
  ];

  test.each([
    ['demoted', (person: Person) => setUserRole(chief.client, person.id, 'client')],
    ['suspended', (person: Person) => setAccountStatus(chief.client, person.id, 'suspended')],
  ])('a %s admin', async (_, lose) => {
    const admin = await adminWithToken();
    const target = await newPerson('target');
    expect(await findUserByEmail(admin.client, target.email)).toMatchObject({ id: target.id });
    await lose(admin);
    for (const attempt of attempts(admin.client, target.id)) {
      await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' });
    }
    for (const table of ['audit_log', 'outbox', 'contact_messages'] as const) {
      const { data, error } = await admin.client.from(table).select('id').limit(1);
      expect([table, error, data]).toEqual([table, null, []]);
    }
    expect(await getMyAccount(target.client)).toMatchObject({ role: 'client', status: 'active' });
  });

  test('a suspended person cannot renew the session nor sign in again, until they are restored', async () => {
    const email = `guest-${randomUUID()}@example.com`;
    const password = randomUUID();
    const made = await serviceClient().auth.admin.createUser({ email, password, email_confirm: true });
    if (made.error) throw made.error;
    const client = anonymousClient();
    const first = await client.auth.signInWithPassword({ email, password });
    const refresh_token = first.data.session?.refresh_token ?? '';
    await setAccountStatus(chief.client, made.data.user.id, 'suspended');
    const renewed = await client.auth.refreshSession({ refresh_token });
    expect([renewed.data.session, renewed.error?.code]).toEqual([null, 'user_banned']);
    const again = await anonymousClient().auth.signInWithPassword({ email, password });
    expect(again.error?.code).toBe('user_banned');
    await setAccountStatus(chief.client, made.data.user.id, 'active');
    expect((await anonymousClient().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

describe('what people write about themselves', () => {
  test('neither a role nor a foreign address in user_metadata opens anything', async () => {
    const victim = `victim-${randomUUID()}@example.com`;
    const sent = await anonymousClient().rpc('submit_request', {
      p_payload: {
        idempotency_key: randomUUID(),
        name: 'Vera',
        email: victim,
        service_type: 'other',
        message: 'Help',
        consent_processing: true,
      },
    });
    expect(sent.error).toBeNull();
    const email = `thief-${randomUUID()}@example.com`;
    const password = randomUUID();
    await serviceClient().auth.admin.createUser({ email, password, email_confirm: true });
    const client = anonymousClient();
    await client.auth.signInWithPassword({ email, password });
    const data = { role: 'admin', email: victim, email_verified: true, app_metadata: { role: 'admin' } };
    expect((await client.auth.updateUser({ data })).error).toBeNull();
    expect((await client.auth.updateUser({ email: victim })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await getMyAccount(client)).toMatchObject({ email, role: 'client' });
    expect((await client.from('requests').select('id')).data).toEqual([]);
    expect((await client.rpc('unclaimed_requests')).data).toEqual([]);
    await expect(findUserByEmail(client, victim)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('what a stranger reaches', () => {
  const names = [
    ...['pg_sleep', 'version', 'current_setting', 'set_config', 'pg_read_file', 'clock', 'role_from', 'set_role'],
    ...['take_outbox', 'close_outbox', 'set_user_role', 'my_account', 'unclaimed_requests', 'quote_fee'],
    ...['claim_request', 'accept_offer', 'set_account_status', 'update_profile', 'quick_create_request'],
  ];
  test.each(names)('not the function %s', async (name) => {
    for (const profile of ['public', 'private', 'pg_catalog']) {
      const answer = await send({
        path: `/rest/v1/rpc/${name}`,
        headers: { 'content-type': 'application/json', 'content-profile': profile },
        body: '{}',
      });
      expect([name, answer.status >= 400 && answer.status < 500]).toEqual([name, true]);
    }
  });

  test.each(['private', 'auth', 'pg_catalog', 'information_schema', 'storage', 'realtime'])(
    'not the schema %s, not even with the service key',
    async (schema) => {
      const { status, error } = await probeClient(inject('backend').serviceKey).schema(schema).from('users').select();
      expect([status, error?.code]).toEqual([406, 'PGRST106']);
    },
  );

  test('no bucket', async () => {
    const client = anonymousClient();
    expect((await client.storage.listBuckets()).data ?? []).toEqual([]);
    expect((await client.storage.from('documents').upload('a.txt', new Blob(['a']))).error).not.toBeNull();
  });
});

test('no refusal quotes a statement, a constraint’s row or a place in our code', async () => {
  const person = await newPerson('clumsy');
  const answers = await Promise.all([
    person.client.rpc('accept_offer', { p_offer_id: 'x', p_alternative_id: 'x', p_idempotency_key: 'x' }),
    person.client.rpc('record_consent', { p_purpose: 'x' as 'cookies', p_given: true, p_wording_version: '1' }),
    person.client.rpc('update_profile', { p_payload: { phone: '1'.repeat(50), time_zone: "'; drop table x" } }),
    person.client.from('requests').select('id').eq('id', "1' or '1'='1"),
    person.client.from('requests').select('id,nothing_like_it'),
    anonymousClient().rpc('submit_request', { p_payload: 'x' }),
    anonymousClient().rpc('subscribe', { p_email: 'a@example.com', p_source: 'x' as 'SignUp' }),
  ]);
  for (const { error, status } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(error)).not.toMatch(/select |insert into|PL\/pgSQL|Failing row|\.sql|\.ts:|\bat line\b/i);
  }
});

test('the client hands on every wrong field of a form', async () => {
  const form = {
    idempotency_key: randomUUID(),
    name: '',
    email: 'x',
    subject: 'S',
    message: '',
    consent_processing: true,
  };
  const error = await submitContact(anonymousClient(), form).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(BackendError);
  expect(error).toMatchObject({
    field: 'name',
    fields: { name: 'name_required', email: 'email_invalid', message: 'message_required' },
  });
});
