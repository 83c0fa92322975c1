import type { FederationEvent } from '../federation/events.ts';
import type { Outbox } from './outbox.ts';

/** What the loader has reported: load times and failures. `route` is where somebody is at this moment. */
export function takeRemoteEvent(event: FederationEvent, outbox: Outbox, route: string): void {
  if (event.type === 'loaded') {
    const { remote, owner, version, attempt, steps, milliseconds } = event;
    outbox.load({ remote, owner, version, attempt, total: milliseconds, ...steps });
  }
  // A remote that no registry knows has no owner to be told.
  if (event.type === 'failed' && event.failure.owner) {
    const { remote, owner, version, cause, message, traceId: trace, place } = event.failure;
    outbox.fault({ remote, owner, version, cause, message, trace, route, ...(place && { place }) });
  }
}

const MARK = 'kindwing:remote';

/** Every event of this page, also those from before: each has left a mark in the browser's own timeline. */
export function watchRemotes(take: (event: FederationEvent) => void): void {
  new PerformanceObserver((list) => {
    for (const mark of list.getEntriesByName(MARK)) take((mark as PerformanceMark).detail as FederationEvent);
  }).observe({ type: 'mark', buffered: true });
}
