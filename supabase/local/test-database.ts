import { randomBytes } from 'node:crypto';
import { inDatabase, prepareDatabase, withConnection } from './databases.ts';

export interface TestDatabase {
  /** As `postgres`, the role that migrations run as. */
  url: string;
  /** As the superuser. */
  adminUrl: string;
  drop(): Promise<void>;
}

const template = 'kindwing_template';
const oneAtATime = 7_411_233;

/**
 * A database of its own for a test, migrated and empty: a clone of a template that the first caller makes.
 * `adminUrl` is the backend's `adminDatabaseUrl`, `ownerUrl` its `databaseUrl`.
 */
export async function createTestDatabase(adminUrl: string, ownerUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withConnection(adminUrl, async (sql) => {
    await sql`select pg_advisory_lock(${oneAtATime})`;
    const [known] = await sql`select 1 from pg_database where datname = ${template} and datistemplate`;
    if (known === undefined) {
      // Marked as a template only when it is whole; a half-made one is dropped here.
      await sql.unsafe(`drop database if exists ${template}`);
      await sql.unsafe(`create database ${template} owner postgres`);
      await prepareDatabase(inDatabase(adminUrl, template), inDatabase(ownerUrl, template));
      await sql.unsafe(`alter database ${template} is_template true allow_connections false`);
    }
    await sql.unsafe(`create database ${name} template ${template} strategy file_copy owner postgres`);
  });
  return {
    url: inDatabase(ownerUrl, name),
    adminUrl: inDatabase(adminUrl, name),
    drop: () =>
      withConnection(adminUrl, async (sql) => {
        await sql.unsafe(`drop database if exists ${name} with (force)`);
      }),
  };
}
