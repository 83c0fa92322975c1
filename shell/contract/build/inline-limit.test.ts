import { expect, test } from 'vitest';
import { inlineScript } from './inline-limit.ts';

test('a script in every page has a limit, counted in bytes, and the build says by how much it is passed', () => {
  expect(inlineScript('early', 'é'.repeat(600))).toHaveLength(600);
  expect(() => inlineScript('early', 'é'.repeat(601))).toThrow(
    'src/early/early.ts weighs 1202 bytes in each page; at most 1200.',
  );
  expect(() => inlineScript('late', '')).toThrow('How much may src/early/late.ts weigh?');
});
