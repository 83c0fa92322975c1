import { satisfies } from '@kindwing/contract';
import { collisionsBetween, shellCollisions, shellSlots } from '@kindwing/contract/build/collisions';
import type { PublishedRemote } from '@kindwing/contract/schema';
import type { ShellFacts } from './shell-build.ts';

/** What keeps a version from running in a shell. */
export function misfits(remote: Pick<PublishedRemote, 'contract' | 'shared'>, shell: ShellFacts): string[] {
  const problems: string[] = [];
  if (!satisfies(shell.contract, remote.contract))
    problems.push(
      `needs contract ${remote.contract}, the shell speaks ${shell.contract}: publish a fitting shell first, or with it`,
    );
  for (const [face, range] of Object.entries(remote.shared)) {
    const version = shell.shared[face];
    if (!version || !satisfies(version, range))
      problems.push(
        `needs ${face} ${range}, the shell shares ${version ?? 'none'}: publish a fitting shell first, or with it`,
      );
  }
  return problems;
}

/** The newest of these versions that fits; one whose description can't be read any more fits nothing. */
export function newestFitting<T extends Pick<PublishedRemote, 'contract' | 'shared'>>(
  versions: readonly string[],
  read: (version: string) => T,
  shell: ShellFacts,
): T | undefined {
  for (const version of versions) {
    try {
      const release = read(version);
      if (misfits(release, shell).length === 0) return release;
    } catch {
      // An older one may be whole.
    }
  }
  return undefined;
}

const declared = ({ name, owner, mounts, routes }: PublishedRemote) => ({
  name,
  owner,
  mount: mounts,
  routes: routes.map(({ title, ...route }) => ({ ...route, title: title.en })),
});

/**
 * Slots that somebody uses and nobody offers, as far as the candidates are to blame: they take one away, or ask for one that
 * isn't there. What was missing before is no fault of theirs.
 */
export function slotGaps(candidates: readonly PublishedRemote[], staying: readonly PublishedRemote[]): string[] {
  const offered = new Set([...candidates, ...staying].flatMap(({ slots }) => slots.map(({ name }) => name)));
  const missing = ({ uses = [] }: PublishedRemote) =>
    uses.filter((slot) => !offered.has(slot) && !shellSlots.includes(slot));
  const asked = candidates.flatMap((remote) =>
    missing(remote).map(
      (slot) =>
        `${remote.name} ${remote.version} uses the slot ${slot}, which nothing live offers: publish what offers it first, or with it`,
    ),
  );
  const taken = staying.flatMap((user) =>
    missing(user).flatMap((slot) =>
      candidates
        .filter(({ name }) => slot.startsWith(`${name}/`))
        .map(
          ({ name, version }) =>
            `${name} ${version} no longer offers the slot ${slot}, which ${user.name} ${user.version} (${user.owner}) uses: keep it, or publish ${user.name} without it first, or with it`,
        ),
    ),
  );
  return [...asked, ...taken];
}

/** Addresses of a candidate that are somebody else's already: the shell's, or those of a remote that is live. */
export const pathCollisions = (candidate: PublishedRemote, live: readonly PublishedRemote[]): string[] => [
  ...shellCollisions(declared(candidate).routes).map((problem) => `${candidate.name}: ${problem}`),
  ...live
    .filter(({ name }) => name !== candidate.name)
    .flatMap((other) => collisionsBetween(declared(candidate), declared(other))),
];
