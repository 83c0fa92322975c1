import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedRemote } from '@kindwing/contract/schema';
import { overweight } from './budgets.ts';
import { composedFiles } from './compose.ts';
import { misfits, pathCollisions, slotGaps } from './fits.ts';
import { type Candidate, type Layout, layoutWith } from './layout.ts';
import type { Unmade } from './prerender.ts';
import { publishedIn, readRemoteBuild } from './remote-build.ts';
import { noOrigin, readSettings } from './settings.ts';
import { readShellFacts, type ShellFacts } from './shell-build.ts';
import { versionOf } from './upload.ts';
import { liveVersions, withParts } from './versions.ts';

/** Builds by the name of their part; `shell` is a name like any other. */
type Builds = Readonly<Record<string, string>>;

const published = (layout: Layout, name: string, version: string): PublishedRemote =>
  publishedIn(layout.version(name, version));

const liveRemotes = (layout: Layout): PublishedRemote[] =>
  Object.entries(liveVersions(layout).remotes).map(([name, { current }]) => published(layout, name, current));

function liveShell(layout: Layout): ShellFacts | undefined {
  const { current } = liveVersions(layout).shell;
  return current ? readShellFacts(layout.build(current)) : undefined;
}

/** A site as a change would leave it. */
interface Afterwards {
  /** Remotes that the change brings. */
  candidates: readonly PublishedRemote[];
  staying: readonly PublishedRemote[];
  shell: ShellFacts | undefined;
  /** Whether the shell is new too. */
  newShell: boolean;
}

/** What would keep the parts from living together, as far as the change is to blame. */
function discord({ candidates, staying, shell, newShell }: Afterwards): string[] {
  const all = [...candidates, ...staying];
  const unfit = shell
    ? (newShell ? all : candidates).flatMap((remote) =>
        misfits(remote, shell).map((problem) => `${remote.name} ${remote.version} ${problem}`),
      )
    : [];
  const collisions = candidates.flatMap((candidate) => pathCollisions(candidate, all));
  return [...unfit, ...collisions, ...slotGaps(candidates, staying)];
}

/** A version that is there already is this very one, or none of this name can be published. */
const altered = (layout: Layout, { name, version }: PublishedRemote, dist: string): string[] => {
  const known = join(layout.version(name, version), 'remote.json');
  return existsSync(known) && !readFileSync(known).equals(readFileSync(join(dist, 'remote.json')))
    ? [`${name} ${version} exists with other content: a published version never changes, build ${name} anew`]
    : [];
};

/** More of them say nothing new. */
const TOLD = 6;

function told(unmade: readonly Unmade[]): string[] {
  const lines = unmade.map(
    ({ problem }) =>
      `${problem}: pages that are made ahead must render without a browser, mend it or take the address out of prerender`,
  );
  const more = lines.length - TOLD;
  return more > 0 ? [...lines.slice(0, TOLD), `${more} more pages can't be made ahead of time`] : lines;
}

/** Composes the site with the builds where they lie, so that what only composing can find is found before anything is uploaded. */
async function trial(layout: Layout, builds: Builds): Promise<string[]> {
  const versions = Object.fromEntries(Object.entries(builds).map(([name, dist]) => [name, versionOf(name, dist)]));
  const candidates = Object.fromEntries(
    Object.entries(builds).map(([name, dist]): [string, Candidate] => [name, { version: versions[name] ?? '', dist }]),
  );
  const live = liveVersions(layout);
  const { unmade } = await composedFiles(layoutWith(layout, candidates), readSettings(layout), {
    ...withParts(live, versions),
    release: live.release,
  });
  // What another team's part can't do, it couldn't do before; a new shell answers for everybody.
  return told(unmade.filter(({ part }) => 'shell' in builds || part in builds));
}

/**
 * What speaks against making these builds live together: each is held against the site as it would be afterwards, so
 * that parts which need each other can be published in one step.
 */
export async function objections(layout: Layout, builds: Builds): Promise<string[]> {
  try {
    const { shell, ...remotes } = builds;
    const candidates = Object.entries(remotes).map(([name, dist]) => readRemoteBuild(name, dist));
    const facts = shell ? readShellFacts(shell) : liveShell(layout);
    const problems = discord({
      candidates,
      staying: liveRemotes(layout).filter(({ name }) => !(name in remotes)),
      shell: facts,
      newShell: shell !== undefined,
    });
    for (const remote of candidates) {
      const dist = remotes[remote.name] ?? '';
      problems.push(...overweight(remote, dist).map((problem) => `${remote.name} ${remote.version} ${problem}`));
      problems.push(...altered(layout, remote, dist));
    }
    const { origins } = readSettings(layout);
    const homeless = candidates.filter(({ name }) => !origins[name]).map(({ name }) => noOrigin(name));
    if (!facts) problems.push('there is no shell here yet: publish it first, or together with the remotes');
    // Nothing can be composed without either.
    const composed = facts && !homeless.length ? await trial(layout, builds) : [];
    return [...problems, ...homeless, ...composed];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What speaks against making an earlier version of a remote live again: others have moved on since. */
export function objectionsToReturn(layout: Layout, name: string, version: string): string[] {
  return discord({
    candidates: [published(layout, name, version)],
    staying: liveRemotes(layout).filter((remote) => remote.name !== name),
    shell: liveShell(layout),
    newShell: false,
  });
}
