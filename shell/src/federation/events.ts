import type { RemoteFailure } from './failure.ts';

/** What happens to remotes, for whoever watches: the developer tools, a monitoring endpoint, tests. */
export type FederationEvent =
  | { type: 'loaded'; remote: string; version: string; milliseconds: number }
  /** `instead` is the version that stands in, where there is one. */
  | { type: 'failed'; failure: RemoteFailure; instead?: string }
  | { type: 'recovered'; remote: string; version: string };

const listeners = new Set<(event: FederationEvent) => void>();

/** Calls the listener at each event until the returned function is called. */
export function onFederationEvent(listener: (event: FederationEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function report(event: FederationEvent): void {
  for (const listener of listeners) listener(event);
}
