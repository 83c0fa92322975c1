import { faultKey } from '@kindwing/backend/domain/monitoring';
import type { KeptEvent } from '../events.ts';
import type { RemoteFailure } from '../failure.ts';

/** Failures that are one fault to whoever mends it. */
export interface FailureGroup {
  key: string;
  owner: string;
  /** The newest one. */
  failure: RemoteFailure;
  count: number;
}

/** This page's failures by fault, the most frequent first. */
export function groupsOf(events: readonly KeptEvent[]): FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const { event } of events) {
    if (event.type !== 'failed') continue;
    const { failure } = event;
    const key = faultKey(failure);
    groups.set(key, { key, owner: failure.owner, failure, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}
