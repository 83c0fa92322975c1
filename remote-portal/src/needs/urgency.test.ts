import { expect, test } from 'vitest';
import { byUrgency, urgencyOf } from './urgency.ts';

const now = Date.parse('2027-03-01T12:00:00Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
const deadline = (facts: Partial<Parameters<typeof urgencyOf>[0]> = {}) => ({
  due_at: null,
  window_from: null,
  done_at: null,
  waived_at: null,
  anchor_at: null,
  ...facts,
});

test.each([
  ['missed', { due_at: hours(-1), anchor_at: hours(47) }],
  ['over', { due_at: hours(-49), anchor_at: hours(-1) }],
  ['missed', { due_at: hours(-1), anchor_at: hours(-200) }],
  ['soon', { due_at: hours(72) }],
  ['open', { due_at: hours(73) }],
  ['open', {}],
  ['not_yet', { due_at: hours(200), window_from: hours(1) }],
  ['done', { due_at: hours(-1), done_at: hours(-2) }],
  ['waived', { due_at: hours(-1), waived_at: hours(-2) }],
])('it is %s: %o', (urgency, facts) => {
  expect(urgencyOf(deadline(facts), now)).toBe(urgency);
});

test('overdue and near ones stand first, then by time; what has no hour follows, what is settled ends', () => {
  const rows = {
    done: { due_at: hours(-5), done_at: hours(-6) },
    no_hour: {},
    later: { due_at: hours(200) },
    open: { due_at: hours(100) },
    near: { due_at: hours(3) },
    overdue: { due_at: hours(-3), anchor_at: hours(30) },
    earlier: { due_at: hours(-30), anchor_at: hours(30) },
  };
  const sorted = byUrgency(
    Object.entries(rows).map(([name, facts]) => ({ name, ...deadline(facts) })),
    now,
  );
  expect(sorted.map(({ name }) => name)).toEqual(['earlier', 'overdue', 'near', 'open', 'later', 'no_hour', 'done']);
});
