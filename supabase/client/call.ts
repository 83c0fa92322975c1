import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { toBackendError } from './errors.ts';

/** The client that every function here takes; made once, by whoever owns the session. */
export type Client = SupabaseClient<Database>;

type Answer = { data: unknown; error: object | null; status: number };
type Given<A extends Answer> = Extract<A, { error: null }>['data'];

/** The data of an answer. @throws BackendError */
export async function unwrap<A extends Answer>(answer: PromiseLike<A>): Promise<Given<A>> {
  let settled: A;
  try {
    settled = await answer;
  } catch (error) {
    throw toBackendError(error, 0);
  }
  if (settled.error !== null) throw toBackendError(settled.error, settled.status);
  return settled.data;
}

/** The count of a query made with `{ head: true, count: 'exact' }`. @throws BackendError */
export async function countOf(answer: PromiseLike<Answer & { count: number | null }>): Promise<number> {
  let count = 0;
  await unwrap(
    answer.then((settled) => {
      count = settled.count ?? 0;
      return settled;
    }),
  );
  return count;
}

type Functions = Database['public']['Functions'];

/**
 * Calls a database function. The result's shape is the function's own (its migration says it): JSON results carry no
 * type of their own in the generated file, so the caller names it. @throws BackendError
 */
export function callFunction<Result, Name extends keyof Functions & string>(
  client: Client,
  name: Name,
  args: Functions[Name]['Args'],
): Promise<Result> {
  return unwrap(client.rpc(name, args)) as Promise<unknown> as Promise<Result>;
}

/**
 * Calls an edge function; its refusals are BackendErrors, as the database's. A refusal is known by the response that it
 * carries, not by its class: another build's copy of the library may have made the client.
 */
export async function invokeFunction<Result>(
  client: Client,
  name: string,
  body?: Record<string, unknown>,
): Promise<Result> {
  const { data, error } = await client.functions.invoke<Result>(name, body === undefined ? {} : { body });
  if (error === null && data !== null) return data;
  const response: unknown = error?.context;
  if (response instanceof Response) {
    const answer: unknown = await response.json().catch(() => ({}));
    const problem = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : answer;
    throw toBackendError(problem, response.status);
  }
  throw toBackendError(error, 0);
}
