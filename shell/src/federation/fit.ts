import { CONTRACT_VERSION, satisfies } from '@kindwing/contract';
import type { RemoteRelease } from '@kindwing/contract/schema';
import { LoadError } from './failure.ts';

/** Versions of what this shell shares, by face. */
export type Provided = Readonly<Record<string, string>>;

/** What keeps a release from running here, known before any of its code is downloaded. */
export function misfitOf(
  release: RemoteRelease,
  provided: Provided,
  contract = CONTRACT_VERSION,
): LoadError | undefined {
  const who = `${release.name} ${release.version}`;
  if (!satisfies(contract, release.contract))
    return new LoadError('contract', `${who} needs contract ${release.contract}, this shell speaks ${contract}`);
  for (const [face, range] of Object.entries(release.shared)) {
    const version = provided[face];
    if (!version || !satisfies(version, range))
      return new LoadError('shared-version', `${who} needs ${face} ${range}, this shell shares ${version ?? 'none'}`);
  }
  return undefined;
}
