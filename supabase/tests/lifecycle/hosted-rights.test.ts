import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../local/test-database.ts';

/** What a migration may do here must be what it may do on hosted Supabase: no more, or it fails at the first push. */
describe.runIf(inject('backend').embedded)('the migration role', () => {
  let database: TestDatabase;
  let sql: Sql;

  beforeAll(async () => {
    const { embedded } = inject('backend');
    if (embedded === undefined) throw new Error('Needs the embedded backend.');
    database = await createTestDatabase(embedded.adminDatabaseUrl, embedded.databaseUrl);
    sql = postgres(database.url, { max: 1, onnotice: () => {} });
  });
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  const attempt = async (statement: string): Promise<string> => {
    try {
      await sql.unsafe(`begin; ${statement}; rollback`);
      return 'allowed';
    } catch (error) {
      await sql.unsafe('rollback');
      return error instanceof postgres.PostgresError ? error.code : String(error);
    }
  };

  test.for([
    'create table public.anything (id int)',
    'create extension if not exists citext with schema extensions',
    'create function public.watch() returns trigger language plpgsql as $$ begin return new; end $$; ' +
      'create trigger watch after insert on auth.users for each row execute function public.watch()',
    "create policy mine on storage.objects for select to authenticated using (bucket_id = 'x')",
    'create policy mine on realtime.messages for select to authenticated using (true); drop policy mine on realtime.messages',
    'create table public.linked (id uuid references auth.users on delete cascade)',
    "insert into storage.buckets (id, name) values ('probe', 'probe')",
    'create role a_role nologin',
  ])('may: %s', async (statement) => {
    expect(await attempt(statement)).toBe('allowed');
  });

  test.for([
    'create table auth.anything (id int)',
    'create table storage.anything (id int)',
    'create table realtime.anything (id int)',
    "create function auth.anything() returns int language sql as 'select 1'",
    'alter table auth.users add column anything text',
    'alter table storage.objects add column anything text',
    'alter table storage.objects disable row level security',
    'alter table realtime.messages add column anything text',
    'create index anything on storage.objects (name)',
    'drop table storage.objects cascade',
    'drop table auth.users cascade',
    'drop schema storage cascade',
    'create role a_role superuser',
    'alter role postgres superuser',
    'set role supabase_admin',
    "copy public.airlines to program 'cat'",
    "copy public.airlines to '/tmp/anything'",
    'create extension file_fdw',
    'drop event trigger hosted_rights_ddl',
  ])('may not: %s', async (statement) => {
    expect(await attempt(statement)).toBe('42501');
  });

  test('has the rights of no superuser', async () => {
    const [role] = await sql`select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user`;
    expect(role).toEqual({ rolsuper: false, rolbypassrls: true, rolcreaterole: true });
  });
});
