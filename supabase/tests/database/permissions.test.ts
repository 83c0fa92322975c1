import fs from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, callers, functions, type Reader, readers, tables } from './matrix.ts';
import { makeRows, type Rows } from './matrix-fixture.ts';
import { permissionsFile, renderPermissions } from './permissions-page.ts';
import { type Actor, openWorld, refusal, type World } from './world.ts';

let world: World;
let claras: Rows;
let sols: Rows;
let sol: Actor;

beforeAll(async () => {
  world = await openWorld();
  sol = await world.newUser({ name: 'Sol Prieto' });
  claras = await makeRows(world, world.clara, world.ana);
  sols = await makeRows(world, sol, world.ana);
  await world.call(world.admin, 'set_account_status', { p_user_id: sol.id, p_status: 'suspended' });
});
afterAll(() => world.close());

/** The actors that stand for a reader, each with the rows that they are asked about. Ana holds the requests, Ben not. */
const actors = (reader: Reader): [Actor, Rows][] => {
  const all: Record<Reader, [Actor, Rows][]> = {
    visitor: [[world.visitor, claras]],
    owner: [[world.clara, claras]],
    otherClient: [[world.diego, claras]],
    suspended: [[sol, sols]],
    agent: [
      [world.ana, claras],
      [world.ben, claras],
    ],
    admin: [[world.admin, claras]],
    service: [[world.service, claras]],
  };
  return all[reader];
};

const keyColumn = (table: string): string => ({ marketing_subscriptions: 'email', airlines: 'code' })[table] ?? 'id';

/** Rows seen; none also when the role may not ask at all. */
const seen = (actor: Actor, table: string, key: string): Promise<number> =>
  world
    .as(actor, (sql) => sql`select 1 from ${sql(`public.${table}`)} where ${sql(keyColumn(table))}::text = ${key}`)
    .then((rows) => rows.length)
    .catch((error: { code?: string }) => {
      if (error.code === '42501') return 0;
      throw error;
    });

describe.each(tables.flatMap(({ table, rows }) => rows.map((row) => [table, row.state, row] as const)))(
  'reading %s, %s',
  (table, state, row) => {
    test.each(readers.map((reader) => [reader, row.select.includes(reader) ? 'sees' : 'does not see'] as const))(
      '%s %s it',
      async (reader, verb) => {
        for (const [actor, rows] of actors(reader)) {
          const key = rows[`${table}.${state}`];
          if (key === undefined) throw new Error(`The fixture has no row ${table}.${state}.`);
          expect(`${actor.name} ${await seen(actor, table, key)}`).toBe(`${actor.name} ${verb === 'sees' ? 1 : 0}`);
        }
      },
    );
  },
);

test.each(tables.map((rule) => [rule.table, rule] as const))('nobody but the named writes %s', async (table, rule) => {
  const column = { audit_log: 'action' }[table] ?? keyColumn(table);
  for (const command of ['insert', 'update', 'delete'] as const) {
    const statement = {
      insert: `insert into public.${table} (${column}) values (default)`,
      update: `update public.${table} set ${column} = ${column}`,
      delete: `delete from public.${table}`,
    }[command];
    for (const reader of readers.filter((one) => !rule[command].includes(one))) {
      for (const [actor] of actors(reader)) {
        const { code } = await refusal(world.as(actor, (sql) => sql.unsafe(statement)));
        // 55000: a view of several tables can't be written by anybody.
        const refused = table === 'request_overview' ? '55000' : '42501';
        expect([actor.name, command, code]).toEqual([actor.name, command, refused]);
      }
    }
  }
});

const callerActors: Record<Caller, () => Actor> = {
  visitor: () => world.visitor,
  client: () => world.clara,
  suspended: () => sol,
  agent: () => world.ana,
  admin: () => world.admin,
  service: () => world.service,
};

test.each(functions.map((rule) => [rule.name, rule] as const))(
  '%s admits those named, and refuses the others',
  async (name, rule) => {
    for (const caller of callers) {
      const attempt = world.call(callerActors[caller](), name, rule.args);
      const code = await attempt.then(
        () => 'answered',
        () => refusal(attempt).then((refused) => refused.code),
      );
      // Past the check of rights a call finds nothing, or its payload wanting.
      expect([caller, code === '42501' ? 'refused' : 'admitted']).toEqual([
        caller,
        rule.callers.includes(caller) ? 'admitted' : 'refused',
      ]);
      if (rule.callers.includes(caller)) expect(code).toMatch(/^(answered|PT404|PT422)$/);
    }
  },
);

test('the page of permissions is what the matrix says', async () => {
  const page = await fs.readFile(permissionsFile, 'utf8').catch(() => '');
  expect(page, 'Run: npx tsx supabase/tests/database/write-permissions.ts').toBe(renderPermissions());
});
