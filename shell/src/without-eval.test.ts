import { expect, test } from 'vitest';
import { withoutEval } from './without-eval.ts';

test('the zod that is installed takes the switch that was set before it arrived', async () => {
  withoutEval();
  const zod = await import('zod');
  const mini = await import('zod/mini');
  expect(zod.config().jitless).toBe(true);
  expect(mini.config().jitless).toBe(true);
});
