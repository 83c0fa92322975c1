import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { type Kysely, sql } from 'kysely';
import { keepWholeError } from './errors.ts';
import { requestScope } from './request-scope.ts';
import { wireTypes } from './wire-types.ts';

/** The methods of lite's connection that its types keep private and that we must replace. */
interface Inner {
  ensureRlsContext(): Promise<boolean>;
  applyJwtSessionContext(database: Kysely<unknown>): Promise<void>;
  applyRpcRequestGucs(database: Kysely<unknown>): Promise<void>;
}

export interface RestConnection {
  connection: PostgresConnection;
  /** Reads the schema anew; call it when tables or functions have changed. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The connection that REST works through. It logs in as `authenticator`, which can do nothing until a transaction has
 * taken the caller's role; a second one reads the schema, which `authenticator` could not see.
 */
export function connect(authenticatorUrl: string, readerUrl: string): RestConnection {
  const connection = createPostgresConnection({
    url: authenticatorUrl,
    postgresOptions: { max: 10, idle_timeout: 60, onnotice: () => {}, types: wireTypes },
  });
  const reader = createPostgresConnection({
    url: readerUrl,
    postgresOptions: { max: 1, idle_timeout: 5, onnotice: () => {} },
  });
  const inner: Inner = {
    // Lite would GRANT ALL on every table at the first request, which undoes every REVOKE and every column grant.
    ensureRlsContext: async () => true,
    applyJwtSessionContext: takeCallersRole,
    // The first statement has set these too.
    applyRpcRequestGucs: async () => {},
  };
  Object.assign(connection, inner, {
    normalizeDbError: keepWholeError,
    introspect: (options?: { useCache?: boolean }) => reader.introspect(options),
    viewOptionsMetadata: (name: string, schema: string) => reader.viewOptionsMetadata(name, schema),
  });
  return {
    connection,
    async refresh() {
      await reader.clearSchemaCache();
      await reader.introspect();
    },
    async close() {
      await Promise.all([connection.driver.end({ timeout: 2 }), reader.driver.end({ timeout: 2 })]);
    },
  };
}

/** Role, claims and request in one round trip (lite takes five or six), for this transaction alone. */
async function takeCallersRole(database: Kysely<unknown>): Promise<void> {
  const scope = requestScope.getStore();
  if (scope === undefined) throw new Error('A REST statement ran outside of a request.');
  const { claims } = scope.call;
  await sql`select
    set_config('role', ${claims.role}, true),
    set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
    set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true),
    set_config('request.jwt.claim.role', ${claims.role}, true),
    set_config('request.headers', ${JSON.stringify(scope.headers)}, true),
    set_config('request.method', ${scope.method}, true),
    set_config('request.path', ${scope.path}, true),
    set_config('response.status', '', true),
    set_config('response.headers', '', true)`.execute(database);
}
