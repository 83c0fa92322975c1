import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Bucket, forEach } from './bucket.ts';
import { filesBelow } from './files.ts';
import { newestFitting } from './fits.ts';
import { HISTORY } from './history.ts';
import { layoutOf } from './layout.ts';
import { type ReadPointer, readPointer } from './pointer.ts';
import { publishedIn } from './remote-build.ts';
import { SETTINGS } from './settings.ts';
import { readShellFacts } from './shell-build.ts';
import { goLive } from './site.ts';
import type { Line } from './versions.ts';
import { liveVersions } from './versions.ts';
import { writeWhole } from './write.ts';

export interface Pulled {
  pointer: ReadPointer | undefined;
  /** Paths, which are in the bucket already. */
  files: Set<string>;
}

const numberOf = (release: number) => String(release).padStart(6, '0');

/** Fetches objects into files of the same paths; `to` renames. */
async function fetchAll(bucket: Bucket, folder: string, keys: readonly string[], to = (key: string) => key) {
  const fetched: string[] = [];
  await forEach(keys, async (key) => {
    const object = await bucket.read(key);
    if (!object) throw new Error(`${bucket.name} has no ${key}, which is live: restore the object, or roll back`);
    writeWhole(join(folder, to(key)), object.body);
    fetched.push(to(key));
  });
  return fetched;
}

/** What composing needs of a shell's build: the template, its style sheet and the bundle that makes pages. */
const composes = (key: string) => !key.includes('/static/') || key.includes('/static/css/');

/** Fetches the small files that publishing needs, so that a machine without a copy of the site can publish. */
export async function pull(bucket: Bucket, folder: string): Promise<Pulled> {
  const layout = layoutOf(folder);
  const pointer = await readPointer(bucket);
  const files = new Set<string>();
  const fetchInto = async (keys: readonly string[], to?: (key: string) => string) => {
    for (const file of await fetchAll(bucket, folder, keys, to)) files.add(file);
  };
  const previews = (await bucket.list('shell/previews/')).map(({ path }) => path);
  await fetchInto(previews.filter((key) => key.endsWith('/preview.json')));
  if (!pointer) {
    const settings = await bucket.read(SETTINGS);
    if (settings) writeWhole(layout.settings, settings.body);
    return { pointer, files };
  }
  const release = `shell/releases/${pointer.folder}`;
  const number = `shell/releases/${numberOf(pointer.release)}`;
  await fetchInto(
    ['versions.json', SETTINGS, HISTORY].map((name) => `${release}/${name}`),
    (key) => key.replace(release, number),
  );
  writeWhole(layout.settings, (await bucket.read(`${release}/${SETTINGS}`))?.body ?? '');
  goLive(layout, join(folder, number));

  const { shell, remotes } = liveVersions(layout);
  const near = ({ current, earlier }: Line) => [current, ...earlier.slice(0, 1)];
  for (const version of near(shell)) {
    const build = await bucket.list(`shell/builds/${version}/`);
    await fetchInto(build.map(({ path }) => path).filter(composes));
  }
  for (const [name, line] of Object.entries(remotes)) {
    await fetchInto([line.current, ...line.earlier].map((version) => `${name}/${version}/remote.json`));
    // What makes pages of the versions that may have to: the next ones, and those that stand in for what doesn't fit a shell.
    const read = (version: string) => publishedIn(join(folder, name, version));
    const standIns = near(shell).flatMap((each) => {
      const facts = readShellFacts(layout.build(each));
      return [line.earlier, line.earlier.slice(1)].flatMap((rest) => newestFitting(rest, read, facts)?.version ?? []);
    });
    for (const version of new Set([...near(line), ...standIns])) {
      const bundle = await bucket.list(`${name}/${version}/server/`);
      await fetchInto(bundle.map(({ path }) => path));
    }
  }
  return { pointer, files };
}

/** Nothing is fetched for so long: what was begun before that is never finished. */
const UNFINISHED = 30 * 60_000;

/** Removes what a mirror that was killed had begun. Another one may be at work: what is young stays. */
function removeUnfinished(folder: string): void {
  const begun = filesBelow(folder).flatMap((file) => /^.*?\.part(?=\/|$)/.exec(file)?.[0] ?? []);
  for (const path of new Set(begun)) {
    const since = statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > UNFINISHED) rmSync(join(folder, path), { recursive: true, force: true });
  }
}

/**
 * Keeps a folder the same as what is live in a bucket, for a server that serves from a disk. Everything a release needs is
 * there before the folder's `current` moves.
 */
export async function mirror(bucket: Bucket, folder: string): Promise<number> {
  const layout = layoutOf(folder);
  const pointer = await readPointer(bucket);
  if (!pointer) throw new Error(`nothing is live in ${bucket.name}: publish first`);
  const all = (await bucket.list('')).map(({ path }) => path);
  const release = `shell/releases/${pointer.folder}/`;
  const served = (key: string) => key.split('/').length > 2 && !/^shell\/(builds|releases|previews)\//.test(key);
  await fetchAll(
    bucket,
    folder,
    all.filter((key) => served(key) && !existsSync(join(folder, key))),
  );
  const whole = async (from: string, to: string) => {
    if (existsSync(join(folder, to))) return;
    const incoming = `${to}.${process.pid}.part`;
    rmSync(join(folder, incoming), { recursive: true, force: true });
    mkdirSync(join(folder, incoming), { recursive: true });
    const keys = all.filter((key) => key.startsWith(from));
    await fetchAll(bucket, folder, keys, (key) => `${incoming}/${key.slice(from.length)}`);
    renameSync(join(folder, incoming), join(folder, to));
  };
  const ids = all.flatMap((key) => /^shell\/previews\/([^/]+)\/preview\.json$/.exec(key)?.[1] ?? []);
  for (const id of ids) await whole(`shell/previews/${id}/`, `shell/previews/${id}`);
  await whole(release, `shell/releases/${pointer.folder}`);
  writeWhole(layout.settings, (await bucket.read(`${release}${SETTINGS}`))?.body ?? '');
  goLive(layout, join(layout.releases, pointer.folder));
  removeUnfinished(folder);
  return pointer.release;
}
