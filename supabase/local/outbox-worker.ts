import type { Sql } from 'postgres';
import { mailOfRow, type OutboxMail } from '../domain/mails/index.ts';
import type { Mailbox } from './service.ts';

export interface OutboxOptions {
  sql: Sql;
  mailbox: Mailbox;
  siteUrl: string;
  /** Milliseconds between two looks; an empty look is one indexed query. */
  interval?: number;
}

export interface OutboxWorker {
  /** Sends what is due now, and returns how many mails that were. */
  drain(): Promise<number>;
  close(): Promise<void>;
}

type Row = OutboxMail & { id: string; dedupe_key: string };

/**
 * Sends the mails of `public.outbox`, as the scheduled function `drain-outbox` does on hosted Supabase. `take_outbox` lends rows with
 * SKIP LOCKED, so that two workers never get the same one; a mail that was sent but not closed, because we were killed
 * in between, comes again with the same key and the mailbox drops it.
 */
export function startOutboxWorker({ sql, mailbox, siteUrl, interval = 1000 }: OutboxOptions): OutboxWorker {
  let closed = false;
  let running: Promise<number> = Promise.resolve(0);
  const drain = (): Promise<number> => {
    running = running.catch(() => 0).then(() => (closed ? 0 : sendDue(sql, mailbox, siteUrl)));
    return running;
  };
  const timer = setInterval(() => {
    drain().catch((error: Error) => {
      if (!closed) console.error(`The outbox could not be read: ${error.message}`);
    });
  }, interval);
  timer.unref();
  return {
    drain,
    async close() {
      closed = true;
      clearInterval(timer);
      await running.catch(() => 0);
    },
  };
}

async function sendDue(sql: Sql, mailbox: Mailbox, siteUrl: string): Promise<number> {
  const rows = await sql<Row[]>`select * from public.take_outbox(20)`;
  for (const row of rows) {
    const failure = await sendOne(row, mailbox, siteUrl);
    await sql`select public.close_outbox(${row.id}, ${failure})`;
  }
  return rows.length;
}

/** Null when the mail is sent, else what an admin reads in the outbox. */
async function sendOne(row: Row, mailbox: Mailbox, siteUrl: string): Promise<string | null> {
  try {
    await mailbox.send({ ...mailOfRow(row, siteUrl), key: row.dedupe_key });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
