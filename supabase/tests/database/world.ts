import { randomUUID } from 'node:crypto';
import postgres, { type PendingQuery, type Row, type Sql, type TransactionSql } from 'postgres';
import { inject } from 'vitest';
import { createTestDatabase } from '../../local/test-database.ts';

/** Who acts, as the API would let them: a database role and, when signed in, a user. */
export interface Actor {
  name: string;
  role: 'anon' | 'authenticated' | 'service_role';
  id: string | null;
  email: string;
}

export type Result = Record<string, unknown>;

/** A migrated database of a test file's own, with the named actors in it. */
export interface World {
  /** Past all rights, for arranging and looking. */
  sql: Sql;
  visitor: Actor;
  service: Actor;
  admin: Actor;
  admin2: Actor;
  ana: Actor;
  ben: Actor;
  clara: Actor;
  diego: Actor;
  /** A client whose account is suspended. */
  sam: Actor;
  /** Runs statements in one transaction with an actor's rights. */
  as<T>(actor: Actor, work: (sql: TransactionSql) => Promise<T>, address?: string): Promise<T>;
  /** Calls a public function as an actor, in a transaction of its own. */
  call(actor: Actor, name: string, args?: Record<string, unknown>, address?: string): Promise<Result>;
  newUser(options?: {
    email?: string;
    name?: string;
    role?: string;
    confirmed?: boolean;
    meta?: object;
  }): Promise<Actor>;
  /** Stops the clock of every rule at an instant. */
  freeze(at: Date | string): Promise<void>;
  /** Lets it run again, moved by some milliseconds. */
  runClock(shiftMs?: number): Promise<void>;
  close(): Promise<void>;
}

export async function openWorld(connections = 6): Promise<World> {
  const { embedded } = inject('backend');
  if (embedded === undefined) throw new Error('Database tests need the embedded backend.');
  const database = await createTestDatabase(embedded.adminDatabaseUrl, embedded.databaseUrl);
  const sql = postgres(database.adminUrl, { max: connections, onnotice: () => {} });

  const as: World['as'] = async (actor, work, address = '203.0.113.7') => {
    const claims = actor.id === null ? { role: actor.role } : { role: actor.role, sub: actor.id, email: actor.email };
    const settled = await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('request.headers', ${JSON.stringify({ 'x-forwarded-for': address })}, true),
        set_config('role', ${actor.role}, true)`;
      return { value: await work(transaction) };
    });
    return settled.value;
  };

  const call: World['call'] = (actor, name, args = {}, address) =>
    as(
      actor,
      async (transaction) => {
        const names = Object.keys(args);
        const values = Object.values(args).map((value) =>
          typeof value === 'object' && value !== null
            ? transaction.json(value as postgres.JSONValue)
            : (value as string),
        );
        const list = names.map((argument, index) => `${argument} => $${index + 1}`).join(', ');
        const rows = await transaction.unsafe<{ result: Result }[]>(
          `select public.${name}(${list}) as result`,
          values as (string | number)[],
        );
        return rows[0]?.result ?? {};
      },
      address,
    );

  const newUser: World['newUser'] = async (options = {}) => {
    const { name = 'Somebody', role, confirmed = true, meta = {} } = options;
    const id = randomUUID();
    const email = options.email ?? `${id}@example.com`;
    await sql`insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values (${id}, ${email}, ${confirmed ? new Date() : null},
        ${sql.json(role === undefined ? {} : { role })}, ${sql.json({ name, ...meta })})`;
    return { name, role: 'authenticated', id, email };
  };

  const sam = await newUser({ name: 'Sam Ibáñez' });
  await sql`update public.profiles set status = 'suspended' where id = ${sam.id}`;
  return {
    sql,
    visitor: { name: 'visitor', role: 'anon', id: null, email: '' },
    service: { name: 'service', role: 'service_role', id: null, email: '' },
    admin: await newUser({ name: 'Ada Lindqvist', role: 'admin' }),
    admin2: await newUser({ name: 'Bruno Sala', role: 'admin' }),
    ana: await newUser({ name: 'Ana Ferrer', role: 'agent' }),
    ben: await newUser({ name: 'Ben Okafor', role: 'agent' }),
    clara: await newUser({ name: 'Clara Vidal' }),
    diego: await newUser({ name: 'Diego Roca' }),
    sam,
    as,
    call,
    newUser,
    async freeze(at) {
      await sql`insert into private.clock_override (frozen_at) values (${new Date(at)})
        on conflict (only_row) do update set frozen_at = excluded.frozen_at`;
    },
    async runClock(shiftMs = 0) {
      await sql`delete from private.clock_override`;
      if (shiftMs !== 0) await sql`insert into private.clock_override (shift) values (${`${shiftMs} milliseconds`})`;
    },
    async close() {
      await sql.end({ timeout: 2 });
      await database.drop();
    },
  };
}

/** What a refusal said: SQLSTATE and the detail's reason and field. */
export async function refusal(
  attempt: Promise<unknown> | PendingQuery<Row[]>,
): Promise<{ code: string; reason?: string; field?: string; [key: string]: unknown }> {
  try {
    await attempt;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const detail: unknown = error.detail?.startsWith('{') ? JSON.parse(error.detail) : {};
    const { code: reason, ...more } = detail as { code?: string };
    return { ...more, code: error.code, ...(reason === undefined ? {} : { reason }), message: error.message };
  }
  throw new Error('Nothing was refused.');
}
