import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bucket, forEach } from './bucket.ts';
import { readPointer } from './pointer.ts';
import { leftovers, type PruneOptions, sizesOf } from './prune.ts';
import { mirror, pull } from './pull.ts';
import { push } from './push.ts';
import { readShellFacts } from './shell-build.ts';
import { openSite, type Site } from './site.ts';
import { versionOf } from './upload.ts';

/** A site whose answers take a moment, because they come over the network. */
export interface BucketSite extends Omit<Site, 'status' | 'sizes'> {
  status(): Promise<ReturnType<Site['status']>>;
  sizes(): Promise<Record<string, number>>;
  /** Keeps a folder the same as what is live, for a server that serves from a disk. Resolves with the release. */
  mirror(folder: string): Promise<number>;
}

/** Only a part of a version was fetched. Where a build is that very version, the build completes it. */
function complete(folder: string, builds: Readonly<Record<string, string>>): void {
  for (const [name, dist] of Object.entries(builds)) {
    if (name === 'shell') readShellFacts(dist);
    const version = versionOf(name, dist);
    const path = name === 'shell' ? `shell/builds/${version}` : `${name}/${version}`;
    const known = join(folder, path, 'remote.json');
    const other = existsSync(known) && !readFileSync(known).equals(readFileSync(join(dist, 'remote.json')));
    if (other)
      throw new Error(`${path} exists with other content: a published version never changes, publish a new one`);
    if (existsSync(join(folder, path))) cpSync(dist, join(folder, path), { recursive: true });
  }
}

/**
 * Sites in a bucket. Each operation fetches the few files it needs into a folder of its own, works there as on any folder,
 * uploads what is new and moves the pointer last. There is no lock to be left behind: of two who publish at once, one
 * finds that the pointer has moved.
 */
export function openBucketSite(bucket: Bucket): BucketSite {
  const work = async <T>(
    change: (site: Site, folder: string) => T | Promise<T>,
    builds: Readonly<Record<string, string>> = {},
  ): Promise<T> => {
    const folder = mkdtempSync(join(tmpdir(), 'kindwing-bucket-'));
    try {
      const pulled = await pull(bucket, folder);
      complete(folder, builds);
      const result = await change(openSite(folder), folder);
      await push(bucket, folder, pulled);
      return result;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const look = async <T>(answer: (site: Site, folder: string) => T | Promise<T>): Promise<T> => {
    const folder = mkdtempSync(join(tmpdir(), 'kindwing-bucket-'));
    try {
      await pull(bucket, folder);
      return await answer(openSite(folder), folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  return {
    configure: (settings) => work((site) => site.configure(settings)),
    publish: (name, dist, options) => work((site) => site.publish(name, dist, options), { [name]: dist }),
    publishAll: (builds, options) => work((site) => site.publishAll(builds, options), builds),
    rollback: (name, options) => work((site) => site.rollback(name, options)),
    preview: (name, dist, options) => work((site) => site.preview(name, dist, options), { [name]: dist }),
    canDeploy: (name, dist) => look((site) => site.canDeploy(name, dist)),
    status: () => look((site) => site.status()),
    sizes: async () => sizesOf(await bucket.list('')),
    mirror: (folder) => mirror(bucket, folder),
    prune: async ({ remove = false, ...options }: PruneOptions & { remove?: boolean } = {}) => {
      const before = await readPointer(bucket);
      const { versions, history, previews } = await look((site) => site.status());
      const stored = await bucket.list('');
      const unneeded = leftovers(
        { stored, versions, history, previews, ...(before && { liveRelease: before.folder }) },
        options,
      );
      if (!remove) return unneeded;
      if ((await readPointer(bucket))?.folder !== before?.folder)
        throw new Error('somebody published meanwhile: nothing was removed. Prune again');
      const gone = unneeded.map(({ path }) => path);
      const keys = stored
        .map(({ path }) => path)
        .filter((key) => gone.some((path) => key === path || key.startsWith(`${path}/`)));
      // What opens a preview goes first, so that none is shown in part.
      const openers = keys.filter((key) => key.endsWith('/preview.json'));
      await forEach(openers, (key) => bucket.remove(key));
      await forEach(
        keys.filter((key) => !openers.includes(key)),
        (key) => bucket.remove(key),
      );
      return unneeded;
    },
  };
}
