import { satisfies } from '@kindwing/contract';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A copy of a face that somebody offers in this page. */
interface Offered {
  /** The container that brought it. */
  from: string;
}

/**
 * Which copy of a face that may exist twice a container runs: the shell's where it fits, else its own; nothing says that it has its
 * own at hand. Never another remote's: that is drawn with a theme which only its owner has around it.
 *
 * The shell's is known by its version, which it is the first to offer: the runtime calls a copy after whoever loads it first.
 */
export function copyFor<Copy extends Offered>(
  offered: Readonly<Record<string, Copy>>,
  { provided, range, container }: { provided: string | undefined; range: string; container: string },
): Copy | undefined {
  const shells = provided !== undefined && satisfies(provided, range) ? offered[provided] : undefined;
  const own = () =>
    Object.entries(offered).find(([version, { from }]) => from === container && satisfies(version, range))?.[1];
  return shells ?? own();
}

/**
 * Has every container choose so; `provided` are the versions of the shell's own copies. The runtime by itself gives everybody the
 * newest copy in the page, whoever brought it.
 */
export const ownCopies = (provided: Readonly<Record<string, string>>): ModuleFederationRuntimePlugin => ({
  name: 'kindwing-own-copies',
  resolveShare(asked) {
    const { shareScopeMap, scope, pkgName, shareInfo } = asked;
    const { singleton, requiredVersion } = shareInfo.shareConfig;
    if (singleton || typeof requiredVersion !== 'string') return asked;
    const resolver = () => {
      const shared = copyFor(shareScopeMap[scope]?.[pkgName] ?? {}, {
        provided: provided[pkgName],
        range: requiredVersion,
        container: shareInfo.from,
      });
      return shared && { shared, useTreesShaking: false };
    };
    return { ...asked, resolver };
  },
});
