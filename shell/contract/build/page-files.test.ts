import type { Rspack } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { pagesOf } from './page-files.ts';

const stats = {
  chunks: [
    { files: ['expose.js'], names: ['__federation_expose_remote'], modules: [{ name: './src/remote.ts + 4 modules' }] },
    {
      files: ['frame.js'],
      origins: [{ moduleName: './src/routes.tsx', request: './trips/frame.tsx' }],
      modules: [{ name: 'consume shared module (default) @kindwing/ui/query@^2.0.0 (strict)' }],
    },
    {
      files: ['trips.js', 'trips.css'],
      origins: [{ moduleName: './src/trips/frame.tsx', request: './trips-page.tsx' }],
      modules: [{ name: 'consume shared module (default) @kindwing/ui/data@^2.0.0 (strict) (fallback: x)' }],
    },
    {
      files: ['common.js'],
      origins: [
        { moduleName: './src/trips/frame.tsx', request: './trips-page.tsx' },
        { moduleName: './src/routes.tsx', request: './other-page.tsx' },
      ],
    },
    { files: ['other.js'], origins: [{ moduleName: './src/routes.tsx', request: './other-page.tsx' }] },
  ],
} as Rspack.StatsCompilation;

test('a page has its own scripts, those that it shares, and those of whatever imports it, with the faces of all', () => {
  expect(pagesOf({ '/trips': './src/trips/trips-page.tsx' }, stats, ['expose.js'])).toEqual([
    {
      path: '/trips',
      assets: ['frame.js', 'trips.js', 'common.js'],
      faces: ['@kindwing/ui/data', '@kindwing/ui/query'],
    },
  ]);
  expect(pagesOf({ '/other': './src/other-page.tsx' }, stats, [])).toEqual([
    { path: '/other', assets: ['common.js', 'other.js'], faces: [] },
  ]);
});

test('a file that nothing imports on demand is refused, with the way out', () => {
  expect(() => pagesOf({ '/gone': './src/gone.tsx' }, stats, [])).toThrow(/\/gone: no import\(\) of .*gone\.tsx/);
});
