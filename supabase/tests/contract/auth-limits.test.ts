import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type AuthSettings, createAuthService } from '../../local/auth/index.ts';
import { createLimiter } from '../../local/auth/limiter.ts';
import type { Mail } from '../../local/service.ts';
import { hasMailbox, newEmail, password, siteUrl } from './auth-support.ts';

describe.runIf(hasMailbox())('rate limits (an auth service of its own on the embedded database)', () => {
  let sql: Sql;
  beforeAll(() => {
    sql = postgres(inject('backend').embedded?.adminDatabaseUrl ?? '', { max: 2, onnotice: () => {} });
  });
  afterAll(() => sql.end());

  function service(settings: Partial<AuthSettings>) {
    const { apiUrl, anonKey, serviceKey } = inject('backend');
    const mails: Mail[] = [];
    const mailbox = { send: async (mail: Mail) => void mails.push(mail), list: () => [] };
    const keys = { anonKey, serviceKey, jwtSecret: 'a secret that is not used for anything here' };
    const context = { sql, apiUrl, siteUrl, redirectAllowList: [], ...keys, mailbox, dataDir: '' };
    const auth = createAuthService(context, { bcryptRounds: 4, ...settings });
    const ask = async (path: string, body: object, clientAddress = '10.0.0.1') => {
      const request = new Request(`${apiUrl}/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) });
      const answer = await auth.fetch(request, { claims: { role: 'anon' }, token: anonKey, clientAddress });
      return { status: answer.status, body: (await answer.json()) as { error_code?: string } };
    };
    return { ask, mails };
  }

  test('calls are counted for each client address and endpoint', async () => {
    const { ask } = service({ callsPerClient: { calls: 2, seconds: 60 } });
    const verify = (address: string) => ask('/verify', { type: 'email', token_hash: 'x' }, address);
    expect([(await verify('10.0.0.1')).status, (await verify('10.0.0.1')).status]).toEqual([403, 403]);
    expect(await verify('10.0.0.1')).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect((await verify('10.0.0.2')).status).toBe(403);
    expect((await ask('/recover', { email: newEmail() }, '10.0.0.1')).status).toBe(200);
  });

  test('passwords and codes cannot be tried without end, from however many addresses', async () => {
    const { ask } = service({ attemptsPerEmail: { calls: 3, seconds: 60 } });
    const email = newEmail();
    const statuses = [];
    for (const address of ['1', '2', '3', '4']) {
      statuses.push((await ask('/token?grant_type=password', { email, password }, address)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
    const guess = (token: string) => ask('/verify', { type: 'email', email, token }, token);
    expect(
      [await guess('1'), await guess('2'), await guess('3'), await guess('4')].map(({ status }) => status),
    ).toEqual([403, 403, 403, 429]);
  });

  test('no address is flooded with mails, whatever kinds are asked for', async () => {
    const { ask, mails } = service({ mailsInAll: { calls: 2, seconds: 3600 } });
    const email = newEmail();
    expect((await ask('/signup', { email, password })).status).toBe(200);
    expect((await ask('/otp', { email })).status).toBe(200);
    expect(await ask('/recover', { email })).toMatchObject({
      status: 429,
      body: { error_code: 'over_email_send_rate_limit' },
    });
    expect(mails).toHaveLength(2);
  });
});

test('the limiter forgets after its time, and what it refused does not count', () => {
  let now = 0;
  const limiter = createLimiter(() => now);
  const take = () => limiter.take('key', { calls: 2, seconds: 10 });
  expect([take(), take(), take()]).toEqual([0, 0, 10]);
  now = 9_500;
  expect(take()).toBe(1);
  now = 10_000;
  expect([take(), take(), take()]).toEqual([0, 0, 10]);
});
