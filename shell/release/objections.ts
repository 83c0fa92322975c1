import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionSchema, type PublishedRemote } from '@kindwing/contract/schema';
import { overweight } from './budgets.ts';
import { misfits, pathCollisions } from './fits.ts';
import type { Layout } from './layout.ts';
import { readRemoteBuild } from './remote-build.ts';
import { readShellFacts, type ShellFacts } from './shell-build.ts';
import { liveVersions } from './versions.ts';

function liveRemotes(layout: Layout): PublishedRemote[] {
  return Object.entries(liveVersions(layout).remotes).map(([name, { current }]) =>
    descriptionSchema.parse(JSON.parse(readFileSync(join(layout.remote(name), current, 'remote.json'), 'utf8'))),
  );
}

function shellAfter(layout: Layout, candidate: string | undefined): ShellFacts | undefined {
  if (candidate) return readShellFacts(candidate);
  const { current } = liveVersions(layout).shell;
  return current ? readShellFacts(join(layout.builds, current)) : undefined;
}

/**
 * What speaks against making these builds live together: each is held against the site as it would be afterwards, so
 * that parts which need each other can be published in one step.
 */
export function objections(layout: Layout, builds: Readonly<Record<string, string>>): string[] {
  try {
    const { shell, ...remotes } = builds;
    const candidates = Object.entries(remotes).map(([name, dist]) => readRemoteBuild(name, dist));
    const staying = liveRemotes(layout).filter(({ name }) => !(name in remotes));
    const afterwards = [...candidates, ...staying];
    const facts = shellAfter(layout, shell);
    const unfit = facts
      ? (shell ? afterwards : candidates).flatMap((remote) =>
          misfits(remote, facts).map((problem) => `${remote.name} ${remote.version} ${problem}`),
        )
      : [];
    const heavy = candidates.flatMap((remote) =>
      overweight(remote, remotes[remote.name] ?? '').map((problem) => `${remote.name} ${remote.version} ${problem}`),
    );
    return [...unfit, ...candidates.flatMap((candidate) => pathCollisions(candidate, afterwards)), ...heavy];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
