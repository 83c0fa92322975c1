import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Layout } from './layout.ts';

const lineSchema = z.object({ current: z.string(), earlier: z.array(z.string()) });

/** What a composition is made of; kept in its folder as `versions.json`. */
export const versionsSchema = z.object({
  release: z.number(),
  shell: lineSchema,
  /** For each remote the live version and those before it, newest first. */
  remotes: z.record(z.string(), lineSchema),
});
export type Versions = z.infer<typeof versionsSchema>;
export type Line = Versions['shell'];

/** How many earlier versions stay reachable by rollback and by pages that are open. */
const KEPT = 20;

const noVersions: Versions = { release: 0, shell: { current: '', earlier: [] }, remotes: {} };

export function liveVersions({ current }: Layout): Versions {
  const file = join(current, 'versions.json');
  return existsSync(file) ? versionsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : noVersions;
}

/** The next number: above every folder, also those that an interrupted publication left behind. */
export function nextRelease({ releases }: Layout): number {
  const numbers = existsSync(releases) ? readdirSync(releases).map((name) => Number.parseInt(name, 10)) : [];
  return Math.max(0, ...numbers.filter(Number.isFinite)) + 1;
}

function advance(line: Line | undefined, version: string): Line {
  if (!line?.current || line.current === version) return { current: version, earlier: line?.earlier ?? [] };
  const earlier = [line.current, ...line.earlier.filter((known) => known !== version && known !== line.current)];
  return { current: version, earlier: earlier.slice(0, KEPT) };
}

/** The live versions with these in their place. */
export function withParts(live: Versions, parts: Readonly<Record<string, string>>): Omit<Versions, 'release'> {
  const { shell, ...remotes } = parts;
  const next = { ...live.remotes };
  for (const [name, version] of Object.entries(remotes)) next[name] = advance(live.remotes[name], version);
  return { shell: shell ? advance(live.shell, shell) : live.shell, remotes: next };
}

export function stepBack(line: Line | undefined, name: string): Line {
  const [version, ...earlier] = line?.earlier ?? [];
  if (!version) throw new Error(`${name} has no earlier version to go back to`);
  return { current: version, earlier };
}
