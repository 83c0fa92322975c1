import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compose } from './compose.ts';
import { currentUser, type Publication, readHistory, record } from './history.ts';
import { type Layout, layoutOf } from './layout.ts';
import { withLock } from './lock.ts';
import { objections } from './objections.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';
import { upload } from './upload.ts';
import { advance, liveVersions, nextRelease, stepBack, type Versions } from './versions.ts';

export interface PublishOptions {
  who?: string;
  why?: string;
  /** Publishes although `canDeploy` objects, for trying what happens then. */
  force?: boolean;
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
  /** What speaks against publishing a build here; empty when nothing does. */
  canDeploy(name: string, dist: string): string[];
  status(): { versions: Versions; history: Publication[] };
}

/** Points `current` to a release in one step: a request sees the old pages with their registry, or the new ones. */
function goLive(layout: Layout, folder: string): void {
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
    { who = currentUser(), why = '' }: PublishOptions,
  ) => {
    const versions: Versions = { ...change(liveVersions(layout)), release: nextRelease(layout) };
    if (!versions.shell.current)
      throw new Error('there is no shell here yet: publish it first, or together with the remotes');
    goLive(layout, await compose(layout, readSettings(layout), versions));
    record(layout, { at: new Date().toISOString(), who, why, action, parts, release: versions.release });
  };

  const publishAll: Site['publishAll'] = (builds, options = {}) =>
    withLock(layout.lock, async () => {
      const problems = options.force ? [] : objections(layout, builds);
      if (problems.length)
        throw new Error(
          `${Object.keys(builds).join(', ')} can't be published:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
        );
      const uploaded = Object.fromEntries(
        Object.entries(builds).map(([name, dist]) => [name, upload(layout, name, dist)]),
      );
      const change = (live: Versions) => {
        const { shell, ...remotes } = uploaded;
        const next = { ...live.remotes };
        for (const [name, version] of Object.entries(remotes)) next[name] = advance(live.remotes[name], version);
        return { shell: shell ? advance(live.shell, shell) : live.shell, remotes: next };
      };
      await release('publish', change, uploaded, options);
      return uploaded;
    });

  return {
    publishAll,
    publish: async (name, dist, options) => (await publishAll({ [name]: dist }, options))[name] ?? '',
    configure: (settings) =>
      withLock(layout.lock, async () => {
        const same = existsSync(layout.settings) && isDeepStrictEqual(readSettings(layout), settings);
        writeSettings(layout, settings);
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
    canDeploy: (name, dist) => objections(layout, { [name]: dist }),
    status: () => ({ versions: liveVersions(layout), history: readHistory(layout) }),
  };
}
