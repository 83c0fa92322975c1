import { expect, test } from 'vitest';
import { byRoute, ratingOf } from './rating.ts';

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'middling'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.3, 'poor'],
] as const)('%s of %d is %s', (vital, p75, rating) => expect(ratingOf(vital, p75)).toBe(rating));

test('figures stand in one line for each route, the most visited first', () => {
  const lines = byRoute([
    { route: '/', vital: 'LCP', count: 3, p75: 900 },
    { route: '/portal', vital: 'LCP', count: 5, p75: 1900 },
    { route: '/', vital: 'INP', count: 1, p75: 80 },
  ]);
  expect(lines.map(({ route, count }) => [route, count])).toEqual([
    ['/portal', 5],
    ['/', 3],
  ]);
  expect(lines[1]?.figures.INP?.p75).toBe(80);
});
