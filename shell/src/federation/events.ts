import type { RemoteFailure } from './failure.ts';
import type { SharedCopy } from './shared-faces.ts';

/** What happens to remotes, for whoever watches: the developer tools, a monitoring endpoint, tests. */
export type FederationEvent =
  | { type: 'loaded'; remote: string; version: string; milliseconds: number }
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
