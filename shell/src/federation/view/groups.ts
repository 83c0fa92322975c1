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

/** Numbers, hashes and addresses differ between two events of one fault. */
const withoutNumbers = (message: string) =>
  message.replace(/https?:\/\/\S+/g, '…').replace(/[0-9a-f]*\d[0-9a-f]*/gi, '…');

/** The same for every event of one fault, on every device and in every version. */
export const groupKey = ({ owner, remote, cause, message }: RemoteFailure): string =>
  [owner, remote, cause, withoutNumbers(message)].join(' | ');

/** This page's failures by fault, the most frequent first. */
export function groupsOf(events: readonly KeptEvent[]): FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const { event } of events) {
    if (event.type !== 'failed') continue;
    const { failure } = event;
    const key = groupKey(failure);
    groups.set(key, { key, owner: failure.owner, failure, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}
