import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { languages } from '@kindwing/contract';
import { firstFiles, type PublishedRemote } from '@kindwing/contract/schema';

/** Brotli bytes that a remote may weigh. */
interface Budget {
  /** What its first page fetches: entry, preloaded scripts and the messages of one language. */
  start: number;
  /** Every file that a browser may come to fetch; what is joined to begin with holds nothing of its own. */
  total: number;
}

/** For a remote that has none of its own. */
const usual: Budget = { start: 60_000, total: 500_000 };

/**
 * The one place where budgets stand: a tenth to a fifth above what each remote weighed when they were set (public 31 and 610,
 * portal 22 and 498, admin 21 and 411 kB at the start and in all). Whoever raises one says why in the commit.
 */
const budgets: Readonly<Record<string, Budget>> = {
  public: { start: 36_000, total: 680_000 },
  portal: { start: 26_000, total: 550_000 },
  admin: { start: 25_000, total: 460_000 },
};

/** What a remote may weigh. */
export const budgetOf = (name: string): Budget => budgets[name] ?? usual;

/** The quality with which files are sent. */
const QUALITY = 9;

const packedSize = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;

interface Weight extends Budget {
  /** The heaviest files, which are where to look first. */
  heaviest: [file: string, bytes: number][];
}

/** What a build weighs as it is sent. Pictures and fonts aren't counted: they are packed already and no page waits for them. */
export function weightOf(remote: PublishedRemote, dist: string): Weight {
  const sizes = new Map(
    Object.keys(remote.integrity)
      .filter((file) => file !== remote.server)
      .map((file) => [file, packedSize(join(dist, file))]),
  );
  const sum = (files: Iterable<string>) =>
    [...new Set(files)].reduce((bytes, file) => bytes + (sizes.get(file) ?? 0), 0);
  const joined = languages.flatMap((language) => remote.starts?.[language] ?? []);
  const first = languages.map((language) => sum(firstFiles(remote, language)));
  return {
    start: Math.max(...first),
    total: sum([...sizes.keys()].filter((file) => !joined.includes(file))),
    heaviest: [...sizes].sort(([, a], [, b]) => b - a).slice(0, 3),
  };
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What is too heavy about a build, with numbers and the way out. */
export function overweight(remote: PublishedRemote, dist: string): string[] {
  const budget = budgetOf(remote.name);
  const { start, total, heaviest } = weightOf(remote, dist);
  const largest = heaviest.map(([file, bytes]) => `${file} ${kilobytes(bytes)}`).join(', ');
  const wayOut = `make it lighter (heaviest: ${largest}), or raise its budget in shell/release/budgets.ts and say why`;
  const problems: string[] = [];
  if (start > budget.start)
    problems.push(
      `its first page fetches ${kilobytes(start)} brotli, ${kilobytes(start - budget.start)} above its budget of ${kilobytes(budget.start)}: load later what the first page doesn't show; ${wayOut}`,
    );
  if (total > budget.total)
    problems.push(
      `weighs ${kilobytes(total)} brotli in all, ${kilobytes(total - budget.total)} above its budget of ${kilobytes(budget.total)}: ${wayOut}`,
    );
  return problems;
}
