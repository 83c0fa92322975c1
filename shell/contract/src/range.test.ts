import { expect, test } from 'vitest';
import { satisfies } from './range.ts';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.9.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['19.3.1-rc.1', '^19.3.0', true],
  ['1.0.0', '*', false],
  ['1.0.0', 'workspace:*', false],
  ['nonsense', '^1.0.0', false],
])('%s in %s is %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
