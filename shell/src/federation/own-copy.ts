import { satisfies } from '@kindwing/contract';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A copy of a face that somebody offers in this page. */
interface Offered {
  /** The container that brought it. */
  from: string;
}

/** The host's own container (`contract/build/shell-build.ts`). */
const SHELL = 'shell';

/**
 * Which copy of a face that may exist twice a container runs: the shell's where it fits, else its own; nothing says that it has its
 * own at hand. Never another remote's: that is drawn with a theme which only its owner has around it.
 */
export function copyFor<Copy extends Offered>(
  offered: Readonly<Record<string, Copy>>,
  range: string,
  container: string,
): Copy | undefined {
  const fitting = Object.entries(offered).flatMap(([version, copy]) => (satisfies(version, range) ? [copy] : []));
  return fitting.find(({ from }) => from === SHELL) ?? fitting.find(({ from }) => from === container);
}

/** Has every container choose so. The runtime by itself gives everybody the newest copy in the page, whoever brought it. */
export const ownCopies: ModuleFederationRuntimePlugin = {
  name: 'kindwing-own-copies',
  resolveShare(asked) {
    const { shareScopeMap, scope, pkgName, shareInfo } = asked;
    const { singleton, requiredVersion } = shareInfo.shareConfig;
    if (singleton || typeof requiredVersion !== 'string') return asked;
    const resolver = () => {
      const shared = copyFor(shareScopeMap[scope]?.[pkgName] ?? {}, requiredVersion, shareInfo.from);
      return shared && { shared, useTreesShaking: false };
    };
    return { ...asked, resolver };
  },
};
