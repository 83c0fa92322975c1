import postgres, { type Sql } from 'postgres';
import { bootstrap } from './bootstrap.ts';
import { migrate } from './migrations.ts';

export function openPool(url: string, max: number): Sql {
  return postgres(url, { max, idle_timeout: 120, onnotice: () => {} });
}

/** Makes a database what a migrated hosted one is: bootstraps as the superuser, migrates as `postgres`. */
export async function prepareDatabase(adminUrl: string, ownerUrl: string): Promise<void> {
  await withConnection(adminUrl, bootstrap);
  await withConnection(ownerUrl, migrate);
}

/** One connection for one piece of work. */
export async function withConnection<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openPool(url, 1);
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** The same server and role, another database. */
export function inDatabase(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}
