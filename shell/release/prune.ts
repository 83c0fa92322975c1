import type { Publication } from './history.ts';
import type { Preview } from './preview.ts';
import type { Stored } from './stored.ts';
import type { Versions } from './versions.ts';

export interface PruneOptions {
  /** For how long after it stopped being live a tab may still be using a version; two weeks when left out. */
  days?: number;
  /** Milliseconds since 1970, for tests. */
  now?: number;
}

/** Something that nobody can need any more. */
export interface Leftover {
  path: string;
  bytes: number;
  /** Why it may go, for people. */
  why: string;
}

export interface Held {
  stored: readonly Stored[];
  versions: Versions;
  history: readonly Publication[];
  /** Those that can still be opened. */
  previews: readonly Preview[];
  /** Folder of the live release where it is not the number alone. */
  liveRelease?: string;
}

export const KEPT_DAYS = 14;
const DAY = 86_400_000;

interface Unit {
  path: string;
  bytes: number;
  modified: number;
}

/** What is kept or removed as one: a version, a release, a preview, an asset. Undefined: never removed. */
function unitOf(path: string): string | undefined {
  const parts = path.split('/');
  const part = parts.findIndex((name) => name.endsWith('.part'));
  if (part >= 0) return parts.slice(0, part + 1).join('/');
  if (parts.length < 3) return undefined;
  if (parts[0] !== 'shell') return parts.slice(0, 2).join('/');
  return parts[1] === 'assets' ? path : parts.slice(0, 3).join('/');
}

function unitsOf(stored: readonly Stored[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const { path, bytes, modified } of stored) {
    const unit = unitOf(path);
    if (!unit) continue;
    const known = units.get(unit) ?? { path: unit, bytes: 0, modified: 0 };
    units.set(unit, { path: unit, bytes: known.bytes + bytes, modified: Math.max(known.modified, modified) });
  }
  return [...units.values()];
}

const folderOf = (name: string, version: string) =>
  name === 'shell' ? `shell/builds/${version}` : `${name}/${version}`;

/** When each version and release was replaced by another; what is live isn't among them. */
function endsOf(history: readonly Publication[]): Map<string, number> {
  const ends = new Map<string, number>();
  const live = new Map<string, string>();
  let release: string | undefined;
  for (const publication of history) {
    const at = Date.parse(publication.at);
    for (const [name, version] of Object.entries(publication.parts)) {
      const before = live.get(name);
      if (before && before !== version) ends.set(folderOf(name, before), at);
      ends.delete(folderOf(name, version));
      live.set(name, version);
    }
    if (release) ends.set(release, at);
    release = `shell/releases/${String(publication.release).padStart(6, '0')}`;
  }
  return ends;
}

function linesOf({ shell, remotes }: Versions) {
  return Object.entries({ shell, ...remotes });
}

/** Versions that are live, can be rolled back to, or are shown by a preview. */
function needed({ versions, previews }: Held): Set<string> {
  const live = linesOf(versions).flatMap(([name, { current, earlier }]) =>
    [current, ...earlier].map((version) => folderOf(name, version)),
  );
  const previewed = previews.flatMap((preview) =>
    linesOf(preview.versions).map(([name, { current }]) => folderOf(name, current)),
  );
  return new Set([...live, ...previewed]);
}

const days = (milliseconds: number) => `${Math.floor(milliseconds / DAY)} days`;

/** What may be removed: nothing that is live, can come back by rollback or is previewed, and nothing a tab may still use. */
export function leftovers(held: Held, { days: kept = KEPT_DAYS, now = Date.now() }: PruneOptions = {}): Leftover[] {
  const { stored, versions, history, previews } = held;
  const keep = needed(held);
  const ends = endsOf(history);
  const open = new Set(previews.map(({ id }) => `shell/previews/${id}`));
  const number = String(versions.release).padStart(6, '0');
  const liveRelease = `shell/releases/${held.liveRelease ?? number}`;
  const units = unitsOf(stored);

  const reason = ({ path, modified }: Unit): string | undefined => {
    if (path.endsWith('.part')) return 'left by an interrupted publication';
    if (path.startsWith('shell/assets/')) return undefined;
    if (path.startsWith('shell/previews/')) return open.has(path) ? undefined : 'preview that has expired';
    if (keep.has(path) || path === liveRelease) return undefined;
    // In a bucket a release's folder has more than its number.
    const end = ends.get(path) ?? ends.get(path.replace(/^(shell\/releases\/\d+)-.*/, '$1'));
    const since = now - (end ?? modified);
    if (since < kept * DAY) return undefined;
    return end === undefined ? `never live, ${days(since)} old` : `not live for ${days(since)}`;
  };

  const going = units.flatMap((unit): Leftover[] => {
    const why = reason(unit);
    return why ? [{ path: unit.path, bytes: unit.bytes, why }] : [];
  });
  const gone = new Set(going.map(({ path }) => path));
  const builds = stored.filter(({ path }) => path.startsWith('shell/builds/') && !gone.has(unitOf(path) ?? ''));
  const used = new Set(builds.map(({ path }) => path.split('/').slice(3).join('/')));
  const assets = units.filter(
    ({ path, modified }) =>
      path.startsWith('shell/assets/') &&
      !path.endsWith('.part') &&
      !used.has(path.slice('shell/assets/'.length)) &&
      now - modified >= kept * DAY,
  );
  return [...going, ...assets.map(({ path, bytes }) => ({ path, bytes, why: 'of a shell that is gone' }))];
}

/** Bytes of each version of each part, by its folder. */
export const sizesOf = (stored: readonly Stored[]): Record<string, number> =>
  Object.fromEntries(unitsOf(stored).map(({ path, bytes }) => [path, bytes]));
