import { afterEach, expect, test, vi } from 'vitest';
import { causeOfMissingPart, failureOf } from './failure.ts';

const chunk = 'https://portal.example/static/js/async/trips.0a1b2c.js';
const arrived = (status: number) =>
  vi
    .spyOn(performance, 'getEntriesByName')
    .mockImplementation((name) => (name === chunk ? [{ responseStatus: status } as PerformanceResourceTiming] : []));
const missing = (how: string) => new Error(`Loading chunk 7 failed.\n(${how}: ${chunk})`);
const part = { name: 'portal', owner: 'Portal team', version: '1.0.0-0123456789' };

afterEach(() => vi.restoreAllMocks());

test('a chunk that came, and that the browser would not run, is no outage', () => {
  arrived(200);
  expect(failureOf(part, missing('error')).cause).toBe('integrity');
  expect(causeOfMissingPart(missing('error'))).toBe('integrity');
});

test.each([
  ['is not there', 404],
  ['never came', 0],
])('a chunk that %s is one', (_, status) => {
  arrived(status);
  expect(failureOf(part, missing('error')).cause).toBe('unreachable');
  expect(causeOfMissingPart(missing('error'))).toBe('part');
});

test('a chunk that ran and threw was what its publisher vouched for', () => {
  arrived(200);
  expect(causeOfMissingPart(missing('missing'))).toBe('part');
});
