import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openPool } from '../../local/databases.ts';
import { freePorts } from '../../local/free-ports.ts';
import { type Backend, startBackend } from '../../local/index.ts';
import { send as sendRaw } from '../support/raw-http.ts';

interface Posted {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const secret = 'a-secret-that-only-the-scheduler-knows';
const address = '/functions/v1/drain-outbox';
const posted: Posted[] = [];
let status = 200;

/** A mail service as it is met over HTTP. */
async function startMailService(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      if (status === 200) posted.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status).end('{"message": "vera@example.com is not to be repeated"}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port.');
  return { server, url: `http://127.0.0.1:${bound.port}/emails` };
}

describe.runIf(inject('backend').embedded)('the function drain-outbox', () => {
  let backend: Backend;
  let sql: Sql;
  let mailService: Awaited<ReturnType<typeof startMailService>>;
  let folder = '';

  beforeAll(async () => {
    mailService = await startMailService();
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'kindwing-drain-'));
    await fs.chmod(folder, 0o755);
    const [api = 0, postgres = 0, functions = 0] = await freePorts(3);
    backend = await startBackend({
      ports: { shell: 3000, api, postgres, functions },
      dataFolder: folder,
      durable: false,
      siteUrl: 'https://kindwing.example',
      mailSettings: {
        OUTBOX_SECRET: secret,
        MAIL_API_URL: mailService.url,
        MAIL_API_KEY: 'mail-key',
        MAIL_FROM: 'Kindwing <hello@kindwing.example>',
      },
    });
    sql = openPool(backend.adminDatabaseUrl, 2);
  });
  beforeEach(async () => {
    await sql`delete from public.outbox`;
    posted.length = 0;
    status = 200;
  });
  afterAll(async () => {
    await sql.end();
    await backend.close();
    mailService.server.close();
    await fs.rm(folder, { recursive: true, force: true });
  });

  async function put(change: object = {}): Promise<string> {
    const key = randomUUID();
    const payload = sql.json({ reference: 'KW-7M2Q4Z', name: 'Vera', has_account: true });
    const row = { dedupe_key: key, template: 'submitted', language: 'es', to_email: 'vera@example.com', payload };
    await sql`insert into public.outbox ${sql({ ...row, ...change } as never)}`;
    return key;
  }
  const call = (headers: Record<string, string>) =>
    fetch(`${backend.apiUrl}${address}`, { method: 'POST', headers: { apikey: backend.anonKey, ...headers } });
  const drain = () => call({ 'x-outbox-secret': secret });

  test('sends what is due with the words of the local worker, once, and closes it', async () => {
    const key = await put();
    await put({ send_after: new Date(Date.now() + 3_600_000) });
    expect(await (await drain()).json()).toEqual({ sent: 1, failed: 0 });
    expect(posted).toHaveLength(1);
    expect(posted[0]?.headers).toMatchObject({ authorization: 'Bearer mail-key', 'idempotency-key': key });
    expect(posted[0]?.body).toMatchObject({
      from: 'Kindwing <hello@kindwing.example>',
      to: ['vera@example.com'],
      subject: expect.stringContaining('KW-7M2Q4Z'),
      text: expect.stringContaining('https://kindwing.example/portal/requests/'),
    });
    expect(await (await drain()).json()).toEqual({ sent: 0, failed: 0 });
  });

  test('goes on past one batch, and two at once send nothing twice', async () => {
    for (let count = 0; count < 25; count++) await put();
    const answers = await Promise.all([drain(), drain()].map(async (answer) => (await answer).json()));
    expect(answers.reduce((sum: number, { sent }) => sum + sent, 0)).toBe(25);
    expect(new Set(posted.map(({ headers }) => headers['idempotency-key'])).size).toBe(25);
  });

  test('a failure is written down without the service’s words, and harms no other mail', async () => {
    await put({ template: 'offer_sent' });
    status = 422;
    await put();
    expect(await (await drain()).json()).toEqual({ sent: 0, failed: 2 });
    const rows = await sql`select last_error from public.outbox order by template`;
    expect(rows.map(({ last_error }) => last_error)).toEqual([
      'The mail service answered 422.',
      expect.stringContaining('needs the fact "expires"'),
    ]);
  });

  test('only the scheduler may call', async () => {
    await put();
    const strangers = [
      {},
      { 'x-outbox-secret': '' },
      { 'x-outbox-secret': `${secret}x` },
      { authorization: `Bearer ${backend.anonKey}` },
      { authorization: 'Bearer ' },
    ] as Record<string, string>[];
    for (const headers of strangers) expect([headers, (await call(headers)).status]).toEqual([headers, 401]);
    expect(posted).toHaveLength(0);
    expect((await call({ authorization: `Bearer ${backend.serviceKey}` })).status).toBe(200);
    expect(posted).toHaveLength(1);
  });
});

describe.runIf(inject('backend').embedded)('drain-outbox without settings', () => {
  test('refuses clearly, and only the scheduler learns what is missing', async () => {
    const headers = { authorization: `Bearer ${inject('backend').serviceKey}`, 'content-type': 'application/json' };
    const answer = await sendRaw({ path: address, headers, body: '{}' });
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body).error).toMatchObject({
      code: 'mail_not_configured',
      message: "Mails can't be sent: MAIL_API_URL, MAIL_API_KEY, MAIL_FROM are missing or wrong.",
    });
    const stranger = await sendRaw({ path: address, headers: { 'content-type': 'application/json' }, body: '{}' });
    expect([stranger.status, stranger.body.includes('MAIL')]).toEqual([401, false]);
  });
});
