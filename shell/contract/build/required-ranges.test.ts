// @vitest-environment node
import { expect, test } from 'vitest';
import { requiredRanges } from './required-ranges.ts';

const shared = {
  '@kindwing/ui/router': { singleton: true, strictVersion: true, requiredVersion: '^2.1.0' },
  '@kindwing/ui': { singleton: false, strictVersion: true, requiredVersion: '^2.1.0' },
};

test('a remote may bring its own design system, and is not refused for it', () => {
  expect(requiredRanges(shared, {})).toEqual({ '@kindwing/ui/router': '^2.1.0' });
});

test('one whose pages are made ahead with the shell’s copy needs a shell that has it', () => {
  expect(requiredRanges(shared, { prerender: ['/'] })).toHaveProperty(['@kindwing/ui'], '^2.1.0');
});
