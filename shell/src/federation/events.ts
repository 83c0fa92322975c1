import type { RemoteFailure } from './failure.ts';
import type { SharedCopy } from './shared-faces.ts';

/** Which try brought it; `previous` is an earlier version, after the current one had failed twice. */
export type LoadAttempt = 'first' | 'retry' | 'previous';

/** Milliseconds of the attempt that succeeded. */
export interface LoadSteps {
  /** Its description: no time where the page carried it. */
  manifest: number;
  /** Its entry, and the module that it exposes. */
  scripts: number;
  /** The module's first pages and messages. */
  expose: number;
}

/** What happens to remotes, for whoever watches: the developer tools, a monitoring endpoint, tests. */
export type FederationEvent =
  /** `milliseconds` are those until it could be drawn, all tries together. */
  | {
      type: 'loaded';
      remote: string;
      owner: string;
      version: string;
      milliseconds: number;
      attempt: LoadAttempt;
      steps: LoadSteps;
    }
  /** `instead` is the version that stands in, where there is one. */
  | { type: 'failed'; failure: RemoteFailure; instead?: string }
  | { type: 'recovered'; remote: string; version: string }
  /** A shared face runs twice in this page. */
  | { type: 'doubled'; face: string; copies: readonly SharedCopy[] };

const listeners = new Set<(event: FederationEvent) => void>();

/** Calls the listener at each event until the returned function is called. */
export function onFederationEvent(listener: (event: FederationEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many are remembered for somebody who looks later. */
const KEPT = 50;
const kept: KeptEvent[] = [];

/** An event and when it happened, in milliseconds since 1970. */
export interface KeptEvent {
  at: number;
  event: FederationEvent;
}

/** The newest events of this page, oldest first. */
export const recentEvents = (): readonly KeptEvent[] => [...kept];

/** The mark that each event leaves in the browser's own timeline, with the event as its detail. */
const EVENT_MARK = 'kindwing:remote';

export function report(event: FederationEvent): void {
  kept.push({ at: Date.now(), event });
  if (kept.length > KEPT) kept.shift();
  performance.mark(EVENT_MARK, { detail: event });
  for (const listener of listeners) listener(event);
}
