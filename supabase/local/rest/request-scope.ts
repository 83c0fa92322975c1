import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from '../service.ts';

/** What Postgres may know about the request that it works for, besides the statement. */
export interface RequestScope {
  call: Call;
  method: string;
  path: string;
  /** Lower-case names, as PostgREST hands them over in `request.headers`. */
  headers: Record<string, string>;
}

/** Carries the request past @supabase/lite, whose connection does not hand on headers outside of RPC calls. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

const originalConsoleError = console.error;

/**
 * @supabase/lite logs every refused statement together with its values, which can be what a person wrote about their
 * health. Inside a REST call nothing is logged from there; the gateway logs codes alone.
 */
export function silenceStatementLogging(): void {
  if (console.error !== originalConsoleError) return;
  console.error = (...values: unknown[]) => {
    if (requestScope.getStore() === undefined) originalConsoleError(...values);
  };
}
