import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RemoteDescription } from '../../shell/contract/src/index.ts';
import { remoteFolders } from '../packages.ts';
import { root } from '../run.ts';

const descriptions = await Promise.all(
  remoteFolders.map(async ({ folder }): Promise<RemoteDescription> => {
    const module = await import(join(root, folder, 'remote.config.ts'));
    return module.default;
  }),
);

const shape = (path: string) => path.replace(/:[^/]+/g, ':');
const declared = descriptions.flatMap(({ routes, menu = [] }) => [...routes, ...menu]);
const named = new Set(declared.map(({ path }) => shape(path)));

/** Between the pages of a workspace no level goes unnamed. The public site's own (`/legal`) are the same word in both languages. */
const pages = descriptions
  .filter(({ mount }) => mount !== '/')
  .flatMap((description) => Object.keys(description.pages ?? {}));

const levels = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((_, at, segments) => `/${segments.slice(0, at + 1).join('/')}`);

// Without a name the breadcrumb shows the address's own English word.
test.each(pages)('every level of %s has a name in both languages', (page) => {
  expect(levels(shape(page)).filter((level) => !named.has(level))).toEqual([]);
});

test('workspaces have pages, and a level without a name is found', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(named.has('/portal/unnamed')).toBe(false);
});
