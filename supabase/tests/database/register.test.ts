import { afterAll, beforeAll, expect, test } from 'vitest';
import { functions, tables } from './matrix.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(2);
});
afterAll(() => world.close());

const ours = ['public', 'private'];

test('every table and view of the API is in the matrix, and the matrix names no other', async () => {
  const rows = await world.sql`select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`;
  expect(rows.map(({ relname }) => relname)).toEqual(tables.map(({ table }) => table).sort());
});

test('every function of the API is in the matrix, and the matrix names no other', async () => {
  const rows =
    await world.sql`select distinct proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`;
  expect(rows.map(({ proname }) => proname)).toEqual(functions.map(({ name }) => name).sort());
});

test('grants are exactly: reading for signed-in people and the service, nothing for strangers', async () => {
  const rows = await world.sql`
    select c.relname, r.rolname, string_agg(p.privilege, ',' order by p.privilege) privileges
    from pg_class c, pg_roles r, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p (privilege)
    where c.relnamespace = any (array['public', 'private']::regnamespace[]) and c.relkind in ('r', 'v', 'p')
      and r.rolname in ('anon', 'authenticated', 'service_role')
      and (has_table_privilege(r.rolname, c.oid, p.privilege)
        or (p.privilege in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and has_any_column_privilege(r.rolname, c.oid, p.privilege)))
    group by 1, 2 order by 1, 2`;
  expect(rows.map((row) => `${row.relname} ${row.rolname} ${row.privileges}`)).toEqual(
    tables
      .flatMap(({ table }) => [`${table} authenticated SELECT`, `${table} service_role SELECT`])
      .sort((a, b) => (a < b ? -1 : 1)),
  );
});

test('row-level security is on for every table, and every table of the API has a policy', async () => {
  const rows = await world.sql`
    select c.relnamespace::regnamespace::text || '.' || c.relname as name, c.relrowsecurity,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) policies
    from pg_class c where c.relnamespace = any (array['public', 'private']::regnamespace[]) and c.relkind in ('r', 'p')`;
  for (const { name, relrowsecurity, policies } of rows) {
    expect([name, relrowsecurity]).toEqual([name, true]);
    expect([name, policies > 0]).toEqual([name, String(name).startsWith('public.')]);
  }
});

test('policies are for signed-in people alone and ask private.uid(), private.role() or private.is_staff()', async () => {
  const rows = await world.sql`
    select schemaname, tablename, policyname, roles::text, coalesce(qual, '') || coalesce(with_check, '') condition
    from pg_policies where schemaname = 'public' or (schemaname in ('storage', 'realtime'))`;
  expect(rows.length).toBeGreaterThan(tables.length - 2);
  for (const { policyname, roles, condition } of rows) {
    expect([policyname, roles]).toEqual([policyname, '{authenticated}']);
    expect(condition).toMatch(/private\.(uid|role|is_staff)\(\)/);
    expect(condition).not.toMatch(/auth\.(uid|jwt|role)\(\)/);
    // Inside a subselect they are asked once for a statement, not once for a row.
    const bare = condition.replace(/SELECT private\.(uid|role|is_staff|clock)\(\)/g, '');
    expect([policyname, /private\.(uid|role|is_staff|clock)\(\)/.test(bare)]).toEqual([policyname, false]);
  }
});

test('every definer function says why, lives outside the API, fixes its search path and is closed to strangers', async () => {
  const rows = await world.sql`
    select p.pronamespace::regnamespace::text schema, p.proname, p.prosecdef,
      coalesce(p.proconfig::text, '') config, coalesce(obj_description(p.oid, 'pg_proc'), '') comment,
      has_function_privilege('anon', p.oid, 'execute') anon,
      exists (select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0) everyone
    from pg_proc p where p.pronamespace::regnamespace::text = any (${ours})`;
  for (const row of rows) {
    expect([row.proname, row.config]).toEqual([row.proname, '{"search_path=\\"\\""}']);
    expect([row.proname, row.everyone]).toEqual([row.proname, false]);
    if (row.prosecdef) {
      expect([row.proname, row.schema]).toEqual([row.proname, 'private']);
      expect([row.proname, row.comment]).toEqual([row.proname, expect.stringMatching(/^Definer: .{20,}/)]);
    }
  }
  const open = rows.filter(({ anon }) => anon).map(({ schema, proname }) => `${schema}.${proname}`);
  expect(open.sort()).toEqual([
    'private.submit_contact',
    'private.submit_request',
    'private.subscribe',
    'public.submit_contact',
    'public.submit_request',
    'public.subscribe',
  ]);
});

test('every foreign key has an index that begins with its columns', async () => {
  const rows = await world.sql`
    select f.conrelid::regclass::text || ' ' || f.conname as missing from pg_constraint f
    where f.contype = 'f' and f.connamespace::regnamespace::text = any (${ours})
      and not exists (select 1 from pg_index i where i.indrelid = f.conrelid
        and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)`;
  expect(rows.map(({ missing }) => missing)).toEqual([]);
});

test('every table with content is audited, or says here why not', async () => {
  const unaudited = {
    request_events: 'is itself the record of what happened',
    notifications: 'copies of events',
    outbox: 'copies of events',
    audit_log: 'is the log',
    monitoring_vitals: 'measurements of nobody, written by no account',
    monitoring_loads: 'the same',
    monitoring_faults: 'the same',
  };
  const rows = await world.sql`select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
      select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'private.audit'::regproc)`;
  expect(rows.map(({ relname }) => relname).sort()).toEqual(Object.keys(unaudited).sort());
});
