import { expect, test } from 'vitest';
import { foretell } from './coming-link.ts';

const FRAME = 16;

/** A hand's way to something, as the mouse tells it: least jerk (Flash and Hogan, 1985). */
function way(distance: number, duration: number) {
  const whereTo = foretell();
  const seen: { at: number; x: number }[] = [];
  for (let at = 0; at <= duration; at += FRAME) {
    const part = at / duration;
    const place = whereTo({ x: distance * (10 * part ** 3 - 15 * part ** 4 + 6 * part ** 5), y: 0, at });
    if (place) seen.push({ at, x: place.x });
  }
  return seen;
}

test.each([
  [200, 350],
  [400, 450],
  [700, 600],
])(
  'a hand that goes %s px in %s ms is foretold within 5 % of its goal, 100 ms before it is there',
  (goal, duration) => {
    const right = way(goal, duration).find(({ x }) => Math.abs(x - goal) < goal * 0.05);
    expect(right?.at).toBeLessThanOrEqual(duration - 100);
  },
);

test('a hand on its way across is not foretold, nor one that rests or comes back after a while', () => {
  const across = foretell();
  for (let at = 0; at < 300; at += FRAME) expect(across({ x: at, y: at, at })).toBeUndefined();
  expect(across({ x: 289, y: 288, at: 320 })).toBeUndefined();
  expect(across({ x: 10, y: 300, at: 1000 })).toBeUndefined();
});
