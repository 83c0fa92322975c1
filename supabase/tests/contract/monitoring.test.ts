import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { describe, expect, inject, test } from 'vitest';
import { serviceClient } from '../support/clients.ts';
import { type RawRequest, send } from '../support/raw-http.ts';

const path = '/functions/v1/monitoring';
const letters = () => randomUUID().replace(/[^a-f]/g, '');
/** An owner that no other test has. */
const someOwner = () => `Team ${letters()}`;

const part = (owner: string) => ({ remote: 'portal', owner, version: '1.0.0-0123456789' });
const batch = (owner = someOwner(), changes: object = {}) => ({
  schema: 1,
  route: '/portal/requests/:id',
  vitals: [{ vital: 'INP', value: 96 }],
  loads: [{ ...part(owner), attempt: 'retry', total: 420, manifest: 0, scripts: 300, expose: 100 }],
  faults: [
    {
      ...part(owner),
      cause: 'handler',
      message: 'TypeError: Cannot read properties of undefined',
      trace: '0a1b2c3d',
      route: '/portal/requests/:id',
      count: 1,
    },
  ],
  ...changes,
});

/** As a browser sends it while the page is being left: plain text, no key, no token. */
const post = (body: unknown, more: Partial<RawRequest> = {}) =>
  send({
    path,
    headers: { 'content-type': 'text/plain;charset=UTF-8', apikey: '' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  });
const faultsOf = async (owner: string) => {
  const found = await serviceClient().from('monitoring_faults').select('*').eq('owner', owner);
  return found.data ?? [];
};

describe('the receiving end of monitoring', () => {
  test('what a page measured is stored, and the answer may be read by any page', async () => {
    const owner = someOwner();
    const answer = await post(batch(owner));
    expect([answer.status, JSON.parse(answer.body)]).toEqual([202, { received: true }]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const loads = await serviceClient().from('monitoring_loads').select('*').eq('owner', owner);
    expect(loads.data).toMatchObject([{ attempt: 'retry', total: 420, scripts: 300 }]);
    expect(await faultsOf(owner)).toMatchObject([{ cause: 'handler', count: 1, route: '/portal/requests/:id' }]);
  });

  test('a message is scrubbed here too, and what is one fault is counted as one', async () => {
    const owner = someOwner();
    const [fault] = batch(owner).faults;
    const faults = ['Clara Vidal', 'Nora'].map((name) => ({
      ...fault,
      message: `Error: no value for ${name}`,
      count: 3,
    }));
    expect((await post(batch(owner, { faults }))).status).toBe(202);
    const kept = await faultsOf(owner);
    expect(kept).toMatchObject([{ message: 'Error: no value for …', count: 6 }]);
    expect(JSON.stringify(kept)).not.toMatch(/Clara|Nora/);
  });

  test.for([
    ['no JSON', '{', 400, 'bad_json'],
    ['a list', [], 422, 'invalid'],
    ['an address instead of a route', batch('Team a', { route: '/portal/requests/0b7e2f7a' }), 422, 'invalid'],
    ['a member that nobody asked for', batch('Team a', { user: 'clara@example.com' }), 422, 'invalid'],
    ['too much', JSON.stringify(batch('Team a', { more: 'x'.repeat(20_000) })), 413, 'too_large'],
  ] satisfies [string, unknown, number, string][])(
    '%s is refused and nothing of it kept',
    async ([, body, status, code]) => {
      const answer = await post(body);
      expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([status, code]);
      expect(JSON.parse(answer.body).error.hint).not.toBe('');
      expect(await faultsOf('Team a')).toEqual([]);
    },
  );

  test('hostile text is text', async () => {
    const owner = someOwner();
    const [fault] = batch(owner).faults;
    const message = `'; drop table monitoring_faults; -- <img src=x onerror=alert(1)> \u202e 👩‍🦽`;
    expect((await post(batch(owner, { faults: [{ ...fault, message }] }))).status).toBe(202);
    expect(await faultsOf(owner)).toMatchObject([{ message: '…' }]);
  });

  test('only POST is answered', async () => {
    expect((await send({ method: 'GET', path })).status).toBe(405);
  });

  test.runIf(inject('backend').embedded)('too many from one network are refused, others are heard', async () => {
    const sql = postgres(String(inject('backend').embedded?.adminDatabaseUrl), { max: 1 });
    // As many as there may be in an hour.
    const sent = sql`select private.within_limit('monitoring', '127.0.0.9') from generate_series(1, 600)`;
    await sent.finally(() => sql.end());
    const answer = await post(batch('Team flood'), { localAddress: '127.0.0.9' });
    expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([429, 'rate_limited']);
    expect(await faultsOf('Team flood')).toEqual([]);
    expect((await post(batch())).status).toBe(202);
  });
});
