import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { anonymousClient, serviceClient } from '../support/clients.ts';
import { newPerson, type Person } from '../support/people.ts';
import { makeProbe, probeClient } from '../support/probe.ts';

describe('rights of the data', () => {
  test('a visitor reads no table', async () => {
    const { error, status } = await anonymousClient().from('requests').select('id');
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: '42501', message: 'permission denied for table requests' });
  });

  test('a client changes neither a status nor their own role', async () => {
    const { client, id } = await newPerson('rights');
    const request = await client.from('requests').update({ status: 'booked' }).eq('owner', id);
    expect([request.status, request.error?.code]).toEqual([403, '42501']);
    const profile = await client.from('profiles').update({ role: 'admin' }).eq('id', id);
    expect([profile.status, profile.error?.code]).toEqual([403, '42501']);
  });

  test('schemas that are not exposed cannot be chosen', async () => {
    const client = probeClient(inject('backend').serviceKey);
    const { error, status } = await client.schema('auth').from('users').select('id');
    expect([status, error?.code]).toEqual([406, 'PGRST106']);
  });
});

describe('errors say what, where and how to mend it', () => {
  test('a function’s own error keeps status, code, details and hint', async () => {
    const { error, status } = await anonymousClient().rpc('submit_contact', {
      p_payload: { name: 'A', email: 'a@example.com', subject: 'S', message: 'M', wording_version: 'v1' },
    });
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'PT422', hint: 'Tick the box.' });
    expect(JSON.parse(error?.details ?? '')).toMatchObject({ field: 'consent_processing' });
  });

  test('an unknown table, column and function', async () => {
    const client = probeClient(inject('backend').serviceKey);
    const table = await client.from('nothing_like_it').select();
    expect([table.status, table.error?.code]).toEqual([404, 'PGRST205']);
    const column = await client.from('airlines').select('nothing_like_it');
    expect([column.status, column.error?.code]).toEqual([400, '42703']);
    const call = await client.rpc('nothing_like_it');
    expect([call.status, call.error?.code]).toEqual([404, 'PGRST202']);
  });

  test('one row where there is none', async () => {
    const { error, status } = await serviceClient().from('profiles').select().eq('id', randomUUID()).single();
    expect([status, error?.code]).toEqual([406, 'PGRST116']);
  });
});

describe('lists', () => {
  test('are counted, cut and ordered', async () => {
    const { data, count } = await serviceClient()
      .from('airlines')
      .select('code', { count: 'exact' })
      .order('code', { ascending: false })
      .range(0, 2);
    expect(count).toBeGreaterThan(50);
    expect(data?.map((row) => row.code)).toEqual(
      [...(data ?? [])]
        .map((row) => row.code)
        .sort()
        .reverse(),
    );
    expect(data).toHaveLength(3);
  });

  test('instants are ISO 8601 with their offset', async () => {
    const { data } = await serviceClient().from('airlines').select('updated_at').limit(1).single();
    expect(data?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });
});

describe.runIf(inject('backend').databaseUrl)('a probe', () => {
  let person: Person;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    remove = await makeProbe();
    person = await newPerson('probe');
    const service = probeClient(inject('backend').serviceKey);
    const { error } = await service.from('contract_probe').insert([
      { id: 1, title: 'one', facts: { a: [1, { b: 'two' }] } },
      { id: 2, title: 'two' },
    ]);
    if (error) throw error;
  });
  afterAll(() => remove());

  test('column grants hold for reading', async () => {
    const probe = probeClient(person.token).from('contract_probe');
    expect((await probe.select('id, title').order('id')).data).toHaveLength(2);
    for (const columns of ['secret', '*']) {
      const { error, status } = await probe.select(columns);
      expect([columns, status, error?.code]).toEqual([columns, 403, '42501']);
    }
  });

  test('column grants hold for writing', async () => {
    const probe = () => probeClient(person.token).from('contract_probe');
    expect((await probe().update({ title: 'uno' }).eq('id', 1)).status).toBe(204);
    expect((await probe().update({ secret: 'x' }).eq('id', 1)).error?.code).toBe('42501');
    expect((await probe().insert({ id: 3, title: 'x', secret: 'x' })).error?.code).toBe('42501');
    expect((await probe().delete().eq('id', 1)).error?.code).toBe('42501');
  });

  test('a row that a policy refuses', async () => {
    const { error, status } = await probeClient(person.token).from('contract_probe').insert({ id: -1, title: 'x' });
    expect([status, error?.code]).toEqual([403, '42501']);
    expect(error?.message).toContain('row-level security policy');
  });

  test('a policy can read a header of the request', async () => {
    const { data } = await probeClient(person.token, { 'x-probe': '2' }).from('contract_probe').select('id');
    expect(data).toEqual([{ id: 2 }]);
  });

  test('constraints keep their detail', async () => {
    const probe = () => probeClient(inject('backend').serviceKey).from('contract_probe');
    const twice = await probe().insert({ id: 1, title: 'x' });
    expect([twice.status, twice.error?.code, twice.error?.details]).toEqual([
      409,
      '23505',
      'Key (id)=(1) already exists.',
    ]);
    const long = await probe().insert({ id: 9, title: 'x'.repeat(20) });
    expect([long.status, long.error?.code]).toEqual([400, '23514']);
    const nothing = await probe().insert({ id: 9, title: null });
    expect([nothing.status, nothing.error?.code]).toEqual([400, '23502']);
  });

  test.for([
    ['PT409', 409],
    ['PT422', 422],
    ['PT404', 404],
    ['42501', 403],
    ['P0001', 400],
    ['23503', 409],
    ['23514', 400],
    ['22023', 400],
    ['40001', 500],
    ['53400', 500],
    ['XX000', 500],
  ] as const)('SQLSTATE %s becomes status %i with code, details and hint', async ([state, expected]) => {
    const { error, status } = await probeClient(person.token).rpc('contract_raise', { p_state: state });
    expect(status).toBe(expected);
    expect(error).toMatchObject({ code: state, message: 'It was raised', details: 'the detail', hint: 'the hint' });
  });

  test('SQL sees who calls, from where and how', async () => {
    const { data } = await probeClient(person.token, { 'x-forwarded-for': '6.6.6.6' }).rpc('contract_caller');
    expect(data).toMatchObject({ role: 'authenticated', uid: person.id, method: 'POST' });
    expect(data.address).not.toContain('6.6.6.6');
    const visitor = await probeClient(inject('backend').anonKey).rpc('contract_caller', {}, { get: true });
    expect(visitor.data).toMatchObject({ role: 'anon', uid: null, method: 'GET' });
  });

  test('reading calls write nothing', async () => {
    const { status } = await probeClient(person.token).rpc('contract_write', {}, { get: true });
    expect(status).toBe(405);
    const stranger = await probeClient(inject('backend').anonKey).rpc('contract_write');
    expect([stranger.status, stranger.error?.code]).toEqual([401, '42501']);
  });

  test('JSON is stored as it is', async () => {
    const { data } = await probeClient(person.token)
      .from('contract_probe')
      .select('facts, at, b:facts->a->1->>b')
      .eq('id', 1);
    expect(data).toEqual([{ facts: { a: [1, { b: 'two' }] }, at: '2026-01-02T03:04:05.6+00:00', b: 'two' }]);
  });
});
