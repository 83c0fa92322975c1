import fs from 'node:fs/promises';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { projectRoot } from './ports.ts';

const migrationsFolder = path.join(projectRoot, 'supabase', 'migrations');

interface Migration {
  version: string;
  name: string;
  file: string;
}

interface Known {
  version: string;
  text: string | null;
}

/** A migration that failed, with the place in its file. */
class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Runs the migrations that a database has not seen yet, in order, each in a transaction of its own, as the role that
 * the pool logs in as: `postgres`, with the rights that it has on hosted Supabase. Returns the names of those that ran.
 */
export async function migrate(sql: Sql, folder: string = migrationsFolder): Promise<string[]> {
  const known = await sql<Known[]>`select version, statements[1] as text from supabase_migrations.schema_migrations`;
  const done = new Map(known.map((row) => [row.version, row.text]));
  const ran: string[] = [];
  for (const migration of await listMigrations(folder)) {
    if (done.has(migration.version)) {
      await warnWhenChanged(migration, done.get(migration.version));
      continue;
    }
    await run(sql, migration);
    ran.push(`${migration.version}_${migration.name}`);
  }
  return ran;
}

/** A migration runs once: what was changed in it afterwards never reaches these data. */
async function warnWhenChanged({ file }: Migration, ranAs: string | null | undefined): Promise<void> {
  if (ranAs == null || (await fs.readFile(file, 'utf8')) === ranAs) return;
  console.warn(`${path.basename(file)} was changed after it ran on these data. Start afresh with: npm run reset`);
}

async function listMigrations(folder: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const entry of (await fs.readdir(folder)).sort()) {
    if (!entry.endsWith('.sql')) continue;
    const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(entry) ?? [];
    if (version === undefined || name === undefined) {
      throw new MigrationError(`${entry} is not named like a migration: 14 digits, "_", lower-case words, ".sql".`);
    }
    if (migrations.some((other) => other.version === version)) {
      throw new MigrationError(`Two migrations have the version ${version}; give ${entry} another.`);
    }
    migrations.push({ version, name, file: path.join(folder, entry) });
  }
  return migrations;
}

async function run(sql: Sql, migration: Migration): Promise<void> {
  const text = await fs.readFile(migration.file, 'utf8');
  await sql
    .begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`reset role`;
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${migration.version}, ${migration.name}, ${[text]})`;
    })
    .catch((error: unknown) => {
      throw explain(error, migration, text);
    });
}

function explain(error: unknown, migration: Migration, text: string): MigrationError {
  if (!(error instanceof postgres.PostgresError)) throw error;
  const line = lineOf(error, text);
  const where = `supabase/migrations/${path.basename(migration.file)}${line === undefined ? '' : `:${line}`}`;
  const more = [error.detail, error.hint, error.where].filter(Boolean).map((note) => `\n  ${note}`);
  return new MigrationError(`${where}: ${error.code} ${error.message}${more.join('')}`, { cause: error });
}

/** Postgres counts characters from the start of the whole text; errors inside functions carry no position. */
function lineOf(error: postgres.PostgresError, text: string): number | undefined {
  const position = Number(error.position);
  if (!Number.isInteger(position) || position < 1) return undefined;
  return [...text].slice(0, position - 1).filter((character) => character === '\n').length + 1;
}
