import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compose, composedFiles } from './compose.ts';
import { currentUser, type Publication, readHistory, record } from './history.ts';
import { type Layout, layoutOf } from './layout.ts';
import { withLock } from './lock.ts';
import { objections, objectionsToReturn } from './objections.ts';
import { addressOf, composePreview, openPreviews, PREVIEW_DAYS, type Preview, refuseInProduction } from './preview.ts';
import { type Leftover, leftovers, type PruneOptions, sizesOf } from './prune.ts';
import { checkedSettings, liveSettings, readSettings, type Settings, writeSettings } from './settings.ts';
import { removeStored, storedIn } from './stored.ts';
import { placeNamedFiles, upload } from './upload.ts';
import { liveVersions, nextRelease, stepBack, type Versions, withParts } from './versions.ts';

export interface PublishOptions {
  who?: string;
  why?: string;
  /** Publishes or rolls back although something speaks against it. */
  force?: boolean;
  /** Told what isn't as it should be although the change goes through. */
  note?: (text: string) => void;
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
  /**
   * Makes the version before the live one live again. Builds nothing. A remote's is held against what is live by now; a shell's
   * goes through, since whatever doesn't fit it has a version before.
   */
  rollback(name: string, options?: PublishOptions): Promise<string>;
  /** Uploads one build and shows it to whoever holds the link; what is live stays. Refused in production. */
  preview(name: string, dist: string, options?: PreviewOptions): Promise<ShownPreview>;
  /** What speaks against publishing a build here; empty when nothing does. */
  canDeploy(name: string, dist: string): Promise<string[]>;
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

/** A folder of published sites. Whatever is interrupted, the live site stays whole: the switch is the last step and one rename. */
export function openSite(sites: string): Site {
  const layout = layoutOf(sites);

  const release = async (
    action: Publication['action'],
    change: (live: Versions) => Omit<Versions, 'release'>,
    parts: Record<string, string>,
    { who = currentUser(), why = '', note }: PublishOptions,
  ) => {
    const versions: Versions = { ...change(liveVersions(layout)), release: nextRelease(layout) };
    if (!versions.shell.current)
      throw new Error('there is no shell here yet: publish it first, or together with the remotes');
    const settings = readSettings(layout);
    const { folder, unmade } = await compose(layout, settings, versions);
    placeNamedFiles(layout.build(versions.shell.current), folder);
    writeSettings(folder, settings);
    record(layout, folder, { at: new Date().toISOString(), who, why, action, parts, release: versions.release });
    goLive(layout, folder);
    for (const { problem } of unmade) note?.(`${problem}: the application draws it until then`);
  };

  const refuse = (what: string, problems: readonly string[]) => {
    if (problems.length) throw new Error(`${what}:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
  };
  const refuseBuilds = async (builds: Readonly<Record<string, string>>, { force }: PublishOptions) => {
    if (!force) refuse(`${Object.keys(builds).join(', ')} can't be published`, await objections(layout, builds));
  };
  const refuseReturn = (name: string, version: string, { force }: PublishOptions) => {
    if (!force && name !== 'shell')
      refuse(
        `${name} can't go back to ${version} unless it is forced to (--force)`,
        objectionsToReturn(layout, name, version),
      );
  };
  /** Settings with which the live pages can't be made again change nothing. */
  const refuseSettings = async (settings: Settings) => {
    const { unmade } = await composedFiles(layout, checkedSettings(settings), liveVersions(layout));
    refuse(
      'with these settings not all pages can be made',
      unmade.map(({ problem }) => problem),
    );
  };

  const publishAll: Site['publishAll'] = (builds, options = {}) =>
    withLock(layout.lock, async () => {
      await refuseBuilds(builds, options);
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
        const anew = !same && existsSync(layout.current) && lstatSync(layout.current).isSymbolicLink();
        if (anew) await refuseSettings(settings);
        writeSettings(layout.sites, settings);
        if (anew) await release('configure', (live) => live, {}, { why: 'settings changed' });
      }),
    rollback: (name, options = {}) =>
      withLock(layout.lock, async () => {
        const live = liveVersions(layout);
        const line = stepBack(name === 'shell' ? live.shell : live.remotes[name], name);
        refuseReturn(name, line.current, options);
        const change = () =>
          name === 'shell' ? { ...live, shell: line } : { ...live, remotes: { ...live.remotes, [name]: line } };
        await release('rollback', change, { [name]: line.current }, options);
        return line.current;
      }),
    preview: (name, dist, options = {}) =>
      withLock(layout.lock, async () => {
        refuseInProduction(readSettings(layout));
        await refuseBuilds({ [name]: dist }, options);
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
        // A preview goes before what it shows, so that none is there in part.
        const isPreview = ({ path }: Leftover) => path.startsWith('shell/previews/');
        const going = [...unneeded.filter(isPreview), ...unneeded.filter((each) => !isPreview(each))];
        if (remove) for (const { path } of going) removeStored(sites, path);
        return unneeded;
      }),
    sizes: () => sizesOf(storedIn(sites)),
  };
}
