import { beforeAll, describe, expect, inject, test } from 'vitest';
import { clientWithToken } from '../support/clients.ts';
import { newPerson } from '../support/people.ts';
import { send } from '../support/raw-http.ts';
import { foreignToken, ownToken } from '../support/tokens.ts';

const json = { 'content-type': 'application/json' };
const openFunction = '/functions/v1/get-anonymized-ip';
const guardedFunction = '/functions/v1/admin-users';

describe('functions', () => {
  let token = '';
  beforeAll(async () => {
    token = (await newPerson('functions')).token;
  });

  test('without a JWT check, strangers may call', async () => {
    const { status, body } = await send({ path: openFunction, headers: json, body: '{}' });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toHaveProperty('anonymized_ip');
  });

  test('through supabase-js', async () => {
    const { data, error } = await clientWithToken(token).functions.invoke('get-anonymized-ip');
    expect(error).toBeNull();
    expect(data).toHaveProperty('anonymized_ip');
  });

  test.for([
    ['no token', async (): Promise<string | undefined> => undefined],
    ['an expired token', () => ownToken({ sub: '00000000-0000-4000-8000-000000000001', role: 'authenticated' }, '-1h')],
    ['another project’s token', () => foreignToken({ role: 'service_role' })],
  ] satisfies [string, () => Promise<string | undefined>][])(
    'with a JWT check, %s is refused before the function runs',
    async ([, make]) => {
      const made = await make();
      const headers = { ...json, ...(made === undefined ? {} : { authorization: `Bearer ${made}` }) };
      expect((await send({ path: guardedFunction, headers, body: '{}' })).status).toBe(401);
    },
  );

  test('a browser’s preflight is answered', async () => {
    const headers = {
      origin: 'http://127.0.0.1:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, apikey, content-type, x-client-info',
    };
    for (const path of [openFunction, guardedFunction, '/rest/v1/requests', '/auth/v1/token']) {
      const answer = await send({ method: 'OPTIONS', path, headers });
      expect([path, answer.status < 300]).toEqual([path, true]);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['access-control-allow-headers']).toContain('authorization');
    }
  });

  test('a function that does not exist', async () => {
    const headers = { ...json, authorization: `Bearer ${token}` };
    const { status } = await send({ path: '/functions/v1/nothing-like-it', headers, body: '{}' });
    expect(status).toBe(404);
  });

  test.runIf(inject('backend').embedded)('the address is the socket’s, whatever the caller claims', async () => {
    const forged = {
      ...json,
      'x-forwarded-for': '203.0.113.9',
      'cf-connecting-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-real-ip': '203.0.113.9',
    };
    const request = { path: openFunction, headers: forged, body: '{}', localAddress: '127.0.0.2' };
    expect(JSON.parse((await send(request)).body)).toEqual({ anonymized_ip: '127.0.0.0' });
  });
});
