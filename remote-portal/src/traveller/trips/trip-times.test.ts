import { expect, test } from 'vitest';
import { tripSteps } from './trip-times.ts';

test('48 hours before are 48 hours on the stopwatch, also across a change of clocks', () => {
  // Madrid springs forward on 28 March 2027: on the wall it is 47 hours from one to the other.
  const [, notice] = tripSteps('2027-03-29T06:30:00Z', 0);
  expect(notice).toEqual({ step: 'notice', at: '2027-03-27T06:30:00.000Z', past: false });
});

test('a step is past from its very instant on', () => {
  const at = Date.parse('2027-03-27T06:30:00Z');
  const past = (now: number) => tripSteps('2027-03-29T06:30:00Z', now).map((step) => step.past);
  expect(past(at - 1)).toEqual([true, false, false]);
  expect(past(at)).toEqual([true, true, false]);
});
