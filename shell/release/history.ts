import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Layout } from './layout.ts';
import { writeWhole } from './write.ts';

export interface Publication {
  at: string;
  who: string;
  why: string;
  action: 'publish' | 'rollback' | 'configure';
  /** Versions that became live, by part. */
  parts: Readonly<Record<string, string>>;
  release: number;
}

export const currentUser = (): string => process.env.KINDWING_USER ?? userInfo().username;

/**
 * The whole history up to a release lies in that release's folder, so that it changes in the same moment as the pages:
 * what never became live is not in it, and nothing that did is missing.
 */
export const HISTORY = 'history.jsonl';

/** Keeps a publication, after those before it, in the folder of the release that it makes. */
export function record(layout: Layout, folder: string, publication: Publication): void {
  const lines = [...readHistory(layout), publication].map((entry) => `${JSON.stringify(entry)}\n`);
  writeWhole(join(folder, HISTORY), lines.join(''));
}

/** Oldest first. */
export function readHistory({ current, history }: Layout): Publication[] {
  // Sites that were published before the history lay with the release have it beside them.
  const file = [join(current, HISTORY), history].find(existsSync);
  if (!file) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Publication);
}
