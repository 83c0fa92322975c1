import { expect, test } from 'vitest';
import description from '../remote.config.ts';

const shape = (path: string) => path.replace(/:[^/]+/g, ':');
const named = new Set([...description.routes, ...(description.menu ?? [])].map(({ path }) => shape(path)));

/** The breadcrumb has a crumb for each: without a name it would show the address's own English word. */
const levels = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((_, at, segments) => `/${segments.slice(0, at + 1).join('/')}`);

test.each(Object.keys(description.pages ?? {}))('every level of %s has a name in both languages', (path) => {
  expect(levels(shape(path)).filter((level) => !named.has(level))).toEqual([]);
});
