import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@kindwing/contract';
import { type Registry, shellPaths } from '@kindwing/contract/schema';
import { coversPath } from '../src/address/route-pattern.ts';
import { addressOf } from '../src/address/site-address.ts';
import type { MadePage } from './prerender.ts';

/** What a web server needs to know to answer an address, beside the files themselves. Kept with each release as `answers.json`. */
export interface Answers {
  /** Addresses with a variable segment: what has no page of its own there doesn't exist. */
  missing: { pattern: string; file: string }[];
  /** Addresses that the application draws. */
  application: { path: string; covers: 'exact' | 'subtree' }[];
  /** Everything else, by the prefix of its language, longest first. */
  notFound: { prefix: string; file: string }[];
}

export const fileOf = ({ address }: Pick<MadePage, 'address'>): string =>
  `${address.replaceAll(':', '_').replace(/^\//, '')}/index.html`.replace(/^\//, '');

export function answersOf(pages: readonly MadePage[], registry: Registry, missingPath: string): Answers {
  const made = new Set(pages.map(({ path }) => path));
  const routes = Object.values(registry.remotes).flatMap(({ current }) => current.routes);
  return {
    missing: pages
      .filter(({ path }) => path.includes(':'))
      .map((page) => ({ pattern: page.address, file: fileOf(page) })),
    application: [
      // At these alone: a build that has them in both languages makes the others' pages ahead.
      ...shellPaths.map((path) => ({ path, covers: 'exact' as const })),
      ...routes
        .filter(({ path }) => !made.has(path))
        .flatMap(({ path, covers }) =>
          [...new Set(languages.map((language) => addressOf(path, language)))].map((address) => ({
            path: address,
            covers,
          })),
        ),
    ],
    notFound: pages
      .filter(({ path }) => path === missingPath)
      .map((page) => ({ prefix: page.address.slice(0, -missingPath.length) || '/', file: fileOf(page) }))
      .sort((a, b) => b.prefix.length - a.prefix.length),
  };
}

/** The page's file and the status with which it is sent. */
export function answerTo(folder: string, path: string): { file: string; status: 200 | 404 } {
  const kept = join(folder, 'answers.json');
  if (!existsSync(kept)) return { file: 'app.html', status: 200 };
  const { missing, application, notFound } = JSON.parse(readFileSync(kept, 'utf8')) as Answers;
  const index = `${path.replace(/\/+$/, '').replace(/^\//, '')}/index.html`.replace(/^\//, '');
  const stands = [...missing, ...notFound].every(({ file }) => file !== index);
  if (stands && existsSync(join(folder, index))) return { file: index, status: 200 };
  const other = missing.find(({ pattern }) => coversPath({ path: pattern, covers: 'exact' }, path));
  if (other) return { file: other.file, status: 404 };
  if (!notFound.length || application.some((route) => coversPath(route, path)))
    return { file: 'app.html', status: 200 };
  const none = notFound.find(({ prefix }) => coversPath({ path: prefix, covers: 'subtree' }, path));
  return { file: none?.file ?? 'app.html', status: 404 };
}
