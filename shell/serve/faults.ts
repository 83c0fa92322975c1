import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What may go wrong with one answer, for tests of everything that must survive it. */
export interface Fault {
  /** Milliseconds before anything else happens. */
  delay?: number;
  /** Closes the connection without an answer. */
  destroy?: boolean;
  /** Answers with this status and nothing else. */
  status?: number;
  /** Answers 200 with this text in place of the file. */
  body?: string;
}

/** Asked at each request; `site` is `shell` or a remote's name, `path` the address without its query. */
export type FaultFinder = (request: { site: string; path: string; query: string }) => Fault | undefined;

/** Carries a fault out. Resolves with whether the request has been dealt with. */
export async function inflict(
  fault: Fault | undefined,
  response: ServerResponse,
  headers: Record<string, string>,
): Promise<boolean> {
  if (!fault) return false;
  if (fault.delay) await wait(fault.delay);
  if (fault.destroy) {
    response.destroy();
    return true;
  }
  if (fault.status === undefined && fault.body === undefined) return false;
  response.writeHead(fault.status ?? 200, { ...headers, 'cache-control': 'no-store' }).end(fault.body ?? '');
  return true;
}
