import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sql } from 'postgres';
import { localPassword } from './postgres.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

/** In this order: roles first, then what each service owns, then what the migration role may do with it. */
const parts = ['roles.sql', 'auth/schema.sql', 'storage/schema.sql', 'realtime/schema.sql', 'hosted-rights.sql'];

/**
 * Makes a database look like a fresh hosted project, as the superuser. The parts are repeatable, but run only when
 * their text has changed since the last start. `sql` must be a pool of one connection.
 */
export async function bootstrap(sql: Sql): Promise<void> {
  const texts = await Promise.all(parts.map((part) => fs.readFile(path.join(here, part), 'utf8')));
  const digest = createHash('sha256').update(texts.join('\0')).digest('hex');
  await sql`create schema if not exists local_backend`;
  await sql`create table if not exists local_backend.bootstrap (digest text primary key, at timestamptz default now())`;
  const [known] = await sql`select 1 from local_backend.bootstrap where digest = ${digest}`;
  if (known !== undefined) return;
  await sql.begin(async (transaction) => {
    for (const [index, text] of texts.entries()) {
      await transaction.unsafe(text).catch((error: Error) => {
        throw new Error(`supabase/local/${parts[index]}: ${error.message}`, { cause: error });
      });
    }
    for (const role of ['postgres', 'authenticator']) {
      await transaction.unsafe(`alter role ${role} password '${localPassword}'`);
    }
    await transaction`truncate local_backend.bootstrap`;
    await transaction`insert into local_backend.bootstrap (digest) values (${digest})`;
  });
}
