import { type PublishedRoute, type Registry, registrySchema } from '@kindwing/contract/schema';
import { fitOf } from '../address/route-pattern.ts';
import { LoadError } from './failure.ts';

export const REGISTRY_ELEMENT = 'kindwing-registry';
const FILE = '/registry.json';
/** The specification of a description's arrival: 5 s. */
export const DESCRIPTION_LIMIT_MS = 5000;

function parse(given: unknown, place: string): Registry {
  const parsed = registrySchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new LoadError('description', `${place}: ${issue?.path.join('.')}: ${issue?.message}. Compose the pages again.`);
}

/** The versions that are live now, from the server. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(FILE, { cache: 'no-cache', signal: AbortSignal.timeout(DESCRIPTION_LIMIT_MS) });
  if (!answer.ok) throw new LoadError('unreachable', `${FILE}: the server answered ${answer.status}`);
  return parse(await answer.json(), FILE);
}

/** The copy that the page carries, so that a page stays with the versions that it was composed with. */
export function inlinedRegistry(page: Document = document): Registry | undefined {
  const text = page.getElementById(REGISTRY_ELEMENT)?.textContent;
  return text ? parse(JSON.parse(text), `#${REGISTRY_ELEMENT}`) : undefined;
}

let current: Registry | undefined;

/**
 * Reads the page's registry, or fetches it where the page has none. Call it once before rendering. Rejects when neither
 * can be read: the shell's own pages don't need it, so the caller goes on with the empty one of `registry()`.
 */
export async function openRegistry(): Promise<Registry> {
  current ??= inlinedRegistry() ?? (await fetchRegistry());
  return current;
}

const emptyRegistry: Registry = { schema: 1, release: 0, composedAt: '', remotes: {} };

/** The registry in use; empty before `openRegistry`. */
export const registry = (): Registry => current ?? emptyRegistry;

/** Takes one remote's newest versions into a page that is open already; the others stay pinned. */
export function adoptFrom(newer: Registry, name: string): void {
  const entry = newer.remotes[name];
  if (entry) current = { ...registry(), remotes: { ...registry().remotes, [name]: entry } };
}

interface FoundRoute {
  remote: string;
  route: PublishedRoute;
}

/** The declared route that an address belongs to, the most exact one first. */
export function findRoute(path: string, source: Registry = registry()): FoundRoute | undefined {
  let best: (FoundRoute & { fits: number }) | undefined;
  for (const [remote, { current: release }] of Object.entries(source.remotes))
    for (const route of release.routes) {
      const fits = fitOf(route, path);
      if (fits !== undefined && (!best || fits > best.fits)) best = { remote, route, fits };
    }
  return best && { remote: best.remote, route: best.route };
}
