import { satisfies } from '@kindwing/contract';
import { collisionsBetween } from '@kindwing/contract/build/collisions';
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

const declared = ({ name, owner, mounts, routes }: PublishedRemote) => ({
  name,
  owner,
  mount: mounts,
  routes: routes.map(({ title, ...route }) => ({ ...route, title: title.en })),
});

export const pathCollisions = (candidate: PublishedRemote, live: readonly PublishedRemote[]): string[] =>
  live
    .filter(({ name }) => name !== candidate.name)
    .flatMap((other) => collisionsBetween(declared(candidate), declared(other)));
