import { expect, test } from 'vitest';
import type { KeptEvent } from '../events.ts';
import type { RemoteFailure } from '../failure.ts';
import { groupsOf } from './groups.ts';

const failure = (changes: Partial<RemoteFailure> = {}): RemoteFailure => ({
  remote: 'portal',
  owner: 'Portal team',
  version: '1.0.0-0123456789',
  cause: 'part',
  message: 'Loading chunk 7 failed (http://127.0.0.1:4001/1.0.0-0123456789/7.js)',
  traceId: '0a1b2c3d',
  ...changes,
});

const eventsOf = (...failures: RemoteFailure[]): KeptEvent[] =>
  failures.map((each, at) => ({ at, event: { type: 'failed', failure: each } }));

test('one fault is one group, whatever chunk, version and trace', () => {
  const other = failure({
    version: '1.1.0-1111111111',
    traceId: 'ffffffff',
    message: 'Loading chunk 81 failed (https://portal.example/1.1.0-1111111111/81.js)',
  });
  expect(groupsOf(eventsOf(other, failure()))).toHaveLength(1);
});

test('groups are counted, the most frequent first, with the newest trace', () => {
  const groups = groupsOf(eventsOf(failure({ cause: 'render' }), failure(), failure({ traceId: 'newest00' })));
  expect(groups.map(({ count }) => count)).toEqual([2, 1]);
  expect(groups[0]?.failure.traceId).toBe('newest00');
});
