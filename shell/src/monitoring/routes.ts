import { routePattern, UNKNOWN_ROUTE } from '@kindwing/backend/domain/monitoring';
import { type Registry, shellPaths } from '@kindwing/contract/schema';
import { fitOf } from '../address/route-pattern.ts';
import { pathOf } from '../address/site-address.ts';

/**
 * The declared route that an address belongs to, the most exact one: `/blog/:slug`, in either language. All that is told of
 * where somebody was; an address that nobody declared is {@link UNKNOWN_ROUTE}.
 */
export function routeOf(address: string, { remotes }: Pick<Registry, 'remotes'>): string {
  const path = pathOf(address);
  const declared = Object.values(remotes).flatMap(({ current }) => current.routes);
  const routes = [...shellPaths.map((each) => ({ path: each, covers: 'exact' as const })), ...declared];
  let best = { path: UNKNOWN_ROUTE, fits: -1 };
  for (const route of routes) {
    const fits = fitOf(route, path) ?? -1;
    if (fits > best.fits) best = { path: route.path, fits };
  }
  return routePattern.test(best.path) ? best.path : UNKNOWN_ROUTE;
}
