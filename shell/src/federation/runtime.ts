import type { Language } from '@kindwing/contract';
import { type RemoteRelease, startOf } from '@kindwing/contract/schema';
import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { giveWay } from '../give-way.ts';
import { cameChanged } from './changed.ts';
import { LoadError } from './failure.ts';
import { SCRIPT_LIMIT_MS } from './limits.ts';
import { ownCopies } from './own-copy.ts';

/** The one thing that the loader asks of Module Federation, so that tests can stand in for it. */
export interface FederationRuntime {
  /**
   * Downloads what the release begins with, starts its container and resolves with the module that it exposes. With `fresh`,
   * everything is asked for again, file by file under a new address, and evaluated anew.
   */
  load(release: RemoteRelease, options: { fresh: boolean; language: Language }): Promise<unknown>;
}

const vouched = new Map<string, string>();

const plain = (address: string) => address.replace(/\?.*$/, '');

/**
 * The entry's script element, with the hash that its publisher gave. The entry carries its own chunks' hashes, so the
 * registry vouches for all of a remote's code.
 */
function createScript({ url }: { url: string }) {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = vouched.get(plain(url));
  if (integrity) script.integrity = integrity;
  return { script, timeout: SCRIPT_LIMIT_MS };
}

let registrations = 0;

/**
 * Loads containers by their entry, not by Module Federation's manifest: the registry has said already what the manifest
 * would, and the runtime would insert a manifest's scripts itself, past their hashes. Each load registers a name of its
 * own, since the runtime remembers a failed one for ever.
 */
export function browserRuntime(provided: Readonly<Record<string, string>>): FederationRuntime {
  const copies = ownCopies(provided);
  registerPlugins([{ name: 'kindwing', createScript }, copies]);
  // Each remote's container is one that comes after.
  registerGlobalPlugins([copies]);
  return {
    async load(release, { fresh, language }) {
      const file = fresh ? release.entry : startOf(release, language);
      const address = new URL(file, release.base).href;
      const integrity = release.integrity[file];
      if (integrity) vouched.set(address, integrity);
      if (fresh) Reflect.set(globalThis, release.container, undefined);
      registrations += 1;
      const name = `${release.container}_${registrations}_`;
      const entry = fresh ? `${address}?retry=${Date.now()}` : address;
      registerRemotes([{ name, entry, entryGlobalName: release.container, type: 'global' }]);
      try {
        const begin = await loadRemote<() => Promise<{ default?: unknown }>>(`${name}/remote`, {
          loadFactory: false,
          from: 'runtime',
        });
        // What came has run; the module that it brings runs in a task of its own.
        await giveWay();
        return (await begin?.())?.default;
      } catch (error) {
        if (integrity && /ScriptNetworkError/.test(String(error)) && cameChanged(entry))
          throw new LoadError('integrity', `${entry} is not the file that was published`, { cause: error });
        throw error;
      }
    },
  };
}
