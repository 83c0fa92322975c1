import type { TransactionSql } from 'postgres';
import type { BackendContext, Call } from '../service.ts';
import { createLimiter, type Limiter, limitCalls } from './limiter.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import type { AuthSettings } from './settings.ts';

/** What every endpoint works with. */
export interface AuthKit {
  context: BackendContext;
  settings: AuthSettings;
  limiter: Limiter;
  passwords: Passwords;
  /**
   * One transaction with the rights of the schema's owner, as on hosted Supabase: a trigger on auth.users that would
   * lack a right there lacks it here too.
   */
  transact<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>;
}

/** One request to one endpoint. */
export interface AuthCall extends Call {
  request: Request;
  url: URL;
}

export function createKit(context: BackendContext, settings: AuthSettings): AuthKit {
  return {
    context,
    settings,
    limiter: createLimiter(),
    passwords: createPasswords(settings),
    async transact<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T> {
      const done = await context.sql.begin(async (sql) => {
        await sql`select set_config('role', 'supabase_auth_admin', true), set_config('search_path', 'auth', true)`;
        return { result: await work(sql) };
      });
      return done.result as T;
    },
  };
}

/** @throws AuthError 429 when this client has called this endpoint too often. */
export function limitClient(kit: AuthKit, call: AuthCall): void {
  limitCalls(kit.limiter, `client ${call.clientAddress} ${call.url.pathname}`, kit.settings.callsPerClient);
}
