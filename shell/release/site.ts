import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compose } from './compose.ts';
import { currentUser, type Publication, readHistory, record } from './history.ts';
import { type Layout, layoutOf } from './layout.ts';
import { withLock } from './lock.ts';
import { objections } from './objections.ts';
import { addressOf, composePreview, openPreviews, PREVIEW_DAYS, type Preview, refuseInProduction } from './preview.ts';
import { type Leftover, leftovers, type PruneOptions, sizesOf } from './prune.ts';
import { liveSettings, readSettings, type Settings, writeSettings } from './settings.ts';
import { removeStored, storedIn } from './stored.ts';
import { placeNamedFiles, upload } from './upload.ts';
import { advance, liveVersions, nextRelease, stepBack, type Versions } from './versions.ts';

export interface PublishOptions {
  who?: string;
  why?: string;
  /** Publishes although `canDeploy` objects, for trying what happens then. */
  force?: boolean;
}

export interface PreviewOptions extends PublishOptions {
  /** For how long its link works; a week when left out. */
  days?: number;
}

export interface ShownPreview extends Preview {
  /** What to open. */
  address: string;
}

export interface SiteStatus {
  versions: Versions;
  history: Publication[];
  previews: ShownPreview[];
}

export interface Site {
  /** Keeps origins and runtime configuration; composes the pages anew when they changed. */
  configure(settings: Settings): Promise<void>;
  /** Uploads one build and makes it live. `shell` is a name like any other. Resolves with the version. */
  publish(name: string, dist: string, options?: PublishOptions): Promise<string>;
  /** Uploads several builds and makes them live together. */
  publishAll(builds: Readonly<Record<string, string>>, options?: PublishOptions): Promise<Record<string, string>>;
  /** Makes the version before the live one live again. Builds nothing. */
  rollback(name: string, options?: PublishOptions): Promise<string>;
  /** Uploads one build and shows it to whoever holds the link; what is live stays. Refused in production. */
  preview(name: string, dist: string, options?: PreviewOptions): Promise<ShownPreview>;
  /** What speaks against publishing a build here; empty when nothing does. */
  canDeploy(name: string, dist: string): string[];
  status(): SiteStatus;
  /** What nobody can need any more; removed only with `remove`. */
  prune(options?: PruneOptions & { remove?: boolean }): Promise<Leftover[]>;
  /** Bytes of each part's versions, by name and version. */
  sizes(): Record<string, number>;
}

/** Points `current` to a release in one step: a request sees the old pages with their registry, or the new ones. */
export function goLive(layout: Layout, folder: string): void {
  const link = `${layout.current}.${process.pid}.part`;
  rmSync(link, { force: true });
  mkdirSync(dirname(layout.current), { recursive: true });
  symlinkSync(join('releases', basename(folder)), link);
  renameSync(link, layout.current);
}

function withParts(live: Versions, uploaded: Readonly<Record<string, string>>): Omit<Versions, 'release'> {
  const { shell, ...remotes } = uploaded;
  const next = { ...live.remotes };
  for (const [name, version] of Object.entries(remotes)) next[name] = advance(live.remotes[name], version);
  return { shell: shell ? advance(live.shell, shell) : live.shell, remotes: next };
}

/** A folder of published sites. Whatever is interrupted, the live site stays whole: the switch is the last step and one rename. */
export function openSite(sites: string): Site {
  const layout = layoutOf(sites);

  const release = async (
    action: Publication['action'],
    change: (live: Versions) => Omit<Versions, 'release'>,
    parts: Record<string, string>,
    { who = currentUser(), why = '' }: PublishOptions,
  ) => {
    const versions: Versions = { ...change(liveVersions(layout)), release: nextRelease(layout) };
    if (!versions.shell.current)
      throw new Error('there is no shell here yet: publish it first, or together with the remotes');
    const settings = readSettings(layout);
    const folder = await compose(layout, settings, versions);
    placeNamedFiles(join(layout.builds, versions.shell.current), folder);
    writeSettings(folder, settings);
    record(layout, folder, { at: new Date().toISOString(), who, why, action, parts, release: versions.release });
    goLive(layout, folder);
  };

  const refuse = (builds: Readonly<Record<string, string>>, { force }: PublishOptions) => {
    const problems = force ? [] : objections(layout, builds);
    if (problems.length)
      throw new Error(
        `${Object.keys(builds).join(', ')} can't be published:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
      );
  };

  const publishAll: Site['publishAll'] = (builds, options = {}) =>
    withLock(layout.lock, async () => {
      refuse(builds, options);
      const uploaded = Object.fromEntries(
        Object.entries(builds).map(([name, dist]) => [name, upload(layout, name, dist)]),
      );
      await release('publish', (live) => withParts(live, uploaded), uploaded, options);
      return uploaded;
    });

  const shown = (preview: Preview) => ({ ...preview, address: addressOf(preview, readSettings(layout)) });

  return {
    publishAll,
    publish: async (name, dist, options) => (await publishAll({ [name]: dist }, options))[name] ?? '',
    configure: (settings) =>
      withLock(layout.lock, async () => {
        const same = isDeepStrictEqual(liveSettings(layout), settings);
        writeSettings(layout.sites, settings);
        if (!same && existsSync(layout.current) && lstatSync(layout.current).isSymbolicLink())
          await release('configure', (live) => live, {}, { why: 'settings changed' });
      }),
    rollback: (name, options = {}) =>
      withLock(layout.lock, async () => {
        const live = liveVersions(layout);
        const line = stepBack(name === 'shell' ? live.shell : live.remotes[name], name);
        const change = () =>
          name === 'shell' ? { ...live, shell: line } : { ...live, remotes: { ...live.remotes, [name]: line } };
        await release('rollback', change, { [name]: line.current }, options);
        return line.current;
      }),
    preview: (name, dist, options = {}) =>
      withLock(layout.lock, async () => {
        refuseInProduction(readSettings(layout));
        refuse({ [name]: dist }, options);
        const version = upload(layout, name, dist);
        const live = liveVersions(layout);
        const { who = currentUser(), why = '', days = PREVIEW_DAYS } = options;
        const versions = { ...withParts(live, { [name]: version }), release: live.release };
        if (!versions.shell.current)
          throw new Error('there is no shell here yet: publish it first, a preview is shown inside it');
        return shown(await composePreview(layout, { name, version, who, why, days, versions }));
      }),
    canDeploy: (name, dist) => objections(layout, { [name]: dist }),
    status: () => ({
      versions: liveVersions(layout),
      history: readHistory(layout),
      previews: openPreviews(layout).map(shown),
    }),
    prune: ({ remove = false, ...options } = {}) =>
      withLock(layout.lock, () => {
        const unneeded = leftovers(
          {
            stored: storedIn(sites),
            versions: liveVersions(layout),
            history: readHistory(layout),
            previews: openPreviews(layout),
          },
          options,
        );
        if (remove) for (const { path } of unneeded) removeStored(sites, path);
        return unneeded;
      }),
    sizes: () => sizesOf(storedIn(sites)),
  };
}
