import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Layout } from './layout.ts';

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

export const record = ({ history }: Layout, publication: Publication): void =>
  appendFileSync(history, `${JSON.stringify(publication)}\n`);

/** Oldest first. */
export function readHistory({ history }: Layout): Publication[] {
  if (!existsSync(history)) return [];
  const lines = readFileSync(history, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Publication);
}
