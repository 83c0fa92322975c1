import { expect, test } from 'vitest';
import type { RemoteFailure } from '../failure.ts';
import { groupKey, groupsOf } from './groups.ts';

const failure = (changes: Partial<RemoteFailure> = {}): RemoteFailure => ({
  remote: 'portal',
  owner: 'Portal team',
  version: '1.0.0-0123456789',
  cause: 'part',
  message: 'Loading chunk 7 failed (http://127.0.0.1:4001/1.0.0-0123456789/7.js)',
  traceId: '0a1b2c3d',
  ...changes,
});

test('one fault has one key, whatever chunk, version and trace', () => {
  const other = failure({
    version: '1.1.0-1111111111',
    traceId: 'ffffffff',
    message: 'Loading chunk 81 failed (https://portal.example/1.1.0-1111111111/81.js)',
  });
  expect(groupKey(other)).toBe(groupKey(failure()));
});

test.each([{ owner: 'Others' }, { remote: 'admin' }, { cause: 'render' as const }, { message: 'Something else' }])(
  'another %o is another fault',
  (changes) => {
    expect(groupKey(failure(changes))).not.toBe(groupKey(failure()));
  },
);

test('groups are counted, the most frequent first, with the newest trace', () => {
  const kept = [failure({ cause: 'render' }), failure(), failure({ traceId: 'newest00' })];
  const groups = groupsOf(kept.map((each, at) => ({ at, event: { type: 'failed', failure: each } })));
  expect(groups.map(({ count }) => count)).toEqual([2, 1]);
  expect(groups[0]?.failure.traceId).toBe('newest00');
});
