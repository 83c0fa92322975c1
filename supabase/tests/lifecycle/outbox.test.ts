import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openPool } from '../../local/databases.ts';
import { type OutboxWorker, startOutboxWorker } from '../../local/outbox-worker.ts';
import type { Mail, Mailbox } from '../../local/service.ts';
import { createTestDatabase, type TestDatabase } from '../../local/test-database.ts';

/** Like the real one in what counts here: a key is seen once. */
function memoryMailbox(): Mailbox & { mails: Mail[]; fails: boolean } {
  const mails: Mail[] = [];
  return {
    mails,
    fails: false,
    async send(mail) {
      if (this.fails) throw new Error('The post office is closed');
      if (!mails.some((kept) => kept.key === mail.key)) mails.push(mail);
    },
    list: () => [],
  };
}

describe.runIf(inject('backend').embedded)('the outbox worker', () => {
  let database: TestDatabase;
  let sql: ReturnType<typeof openPool>;
  let mailbox: ReturnType<typeof memoryMailbox>;
  const workers: OutboxWorker[] = [];

  beforeAll(async () => {
    const { embedded } = inject('backend');
    if (embedded === undefined) throw new Error('Needs the embedded backend.');
    database = await createTestDatabase(embedded.adminDatabaseUrl, embedded.databaseUrl);
    sql = openPool(database.adminUrl, 8);
  });
  beforeEach(async () => {
    await sql`delete from public.outbox`;
    mailbox = memoryMailbox();
  });
  afterAll(async () => {
    for (const worker of workers) await worker.close();
    await sql.end();
    await database.drop();
  });

  const worker = (): OutboxWorker => {
    // Never by itself: the tests say when.
    const made = startOutboxWorker({ sql, mailbox, siteUrl: 'http://127.0.0.1:3000', interval: 1_000_000 });
    workers.push(made);
    return made;
  };

  async function put(change: Record<string, unknown> = {}): Promise<string> {
    const payload = { reference: 'KW-7M2Q4Z', name: 'Vera', has_account: true };
    const key = randomUUID();
    const row = { dedupe_key: key, template: 'submitted', language: 'en', to_email: 'vera@example.com', ...change };
    await sql`insert into public.outbox ${sql({ ...row, payload: sql.json((change.payload as never) ?? payload) } as never)}`;
    return key;
  }

  const stateOf = async (key: string) => {
    const [row] = await sql`select sent_at, attempts, last_error from public.outbox where dedupe_key = ${key}`;
    return row;
  };

  test('sends what is due and closes it', async () => {
    const key = await put();
    expect(await worker().drain()).toBe(1);
    expect(mailbox.mails).toMatchObject([{ to: 'vera@example.com', key, subject: 'We have your request KW-7M2Q4Z' }]);
    expect((await stateOf(key))?.sent_at).toBeInstanceOf(Date);
    expect(await worker().drain()).toBe(0);
  });

  test('leaves what is cancelled or not yet due', async () => {
    await put({ cancelled_at: new Date() });
    await put({ send_after: new Date(Date.now() + 60_000) });
    expect(await worker().drain()).toBe(0);
    expect(mailbox.mails).toEqual([]);
  });

  test('six workers at once send each mail once', async () => {
    for (let count = 0; count < 40; count++) await put();
    const drained = await Promise.all(Array.from({ length: 6 }, () => worker().drain()));
    const rest = await worker().drain();
    expect(drained.reduce((sum, count) => sum + count, rest)).toBe(40);
    expect(mailbox.mails).toHaveLength(40);
  });

  test('a failure is written down, waits, and is tried again', async () => {
    const key = await put();
    mailbox.fails = true;
    await worker().drain();
    expect(await stateOf(key)).toMatchObject({ sent_at: null, attempts: 1, last_error: 'The post office is closed' });
    mailbox.fails = false;
    expect(await worker().drain()).toBe(0);
    await sql`update public.outbox set taken_until = now() - interval '1 second'`;
    expect(await worker().drain()).toBe(1);
    expect(await stateOf(key)).toMatchObject({ attempts: 2, last_error: null });
  });

  test('a mail that was sent but not closed is not seen twice', async () => {
    await put();
    await worker().drain();
    await sql`update public.outbox set sent_at = null, taken_until = null`;
    await worker().drain();
    expect(mailbox.mails).toHaveLength(1);
  });

  test('a row that cannot be rendered harms no other', async () => {
    const broken = await put({ template: 'offer_sent' });
    const whole = await put();
    await worker().drain();
    expect((await stateOf(broken))?.last_error).toContain('needs the fact "expires"');
    expect((await stateOf(whole))?.sent_at).toBeInstanceOf(Date);
  });
});
