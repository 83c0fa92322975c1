import type { FaultCause } from '@kindwing/backend/domain/monitoring';
import type { PublishedRoute, Registry } from '@kindwing/contract/schema';
import { fitOf } from '../address/route-pattern.ts';
import { report } from './events.ts';
import { failureOf, isMissingPart, LoadError, type RemoteFailure, SHELL_OWNER } from './failure.ts';

export const REGISTRY_ELEMENT = 'kindwing-registry';
const FILE = '/registry.json';
/** The specification of a description's arrival: 5 s. */
export const DESCRIPTION_LIMIT_MS = 5000;

const unreadable = (place: string, what: string) =>
  new LoadError('description', `${place}: ${what}. Compose the pages again.`);

/** The versions that are live now, from the server. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(FILE, { cache: 'no-cache', signal: AbortSignal.timeout(DESCRIPTION_LIMIT_MS) });
  if (!answer.ok) throw new LoadError('unreachable', `${FILE}: the server answered ${answer.status}`);
  const { problemOf } = await import('./registry-check.ts');
  const given: unknown = await answer.json();
  const problem = problemOf(given);
  if (problem) throw unreadable(FILE, problem);
  return given as Registry;
}

const isRegistry = (given: unknown): given is Registry =>
  typeof given === 'object' && given !== null && 'schema' in given && given.schema === 1 && 'remotes' in given;

/**
 * The copy that the page carries, so that a page stays with the versions that it was composed with. Whoever composed the
 * page checked it against the schema and put it there together with this script; what is asked here is only that it is one.
 */
export function inlinedRegistry(page: Document = document): Registry | undefined {
  const text = page.getElementById(REGISTRY_ELEMENT)?.textContent;
  if (!text) return undefined;
  const given: unknown = JSON.parse(text);
  if (!isRegistry(given)) throw unreadable(`#${REGISTRY_ELEMENT}`, 'this is no registry');
  return given;
}

function causeOf(error: unknown): FaultCause {
  if (error instanceof LoadError) return error.reason;
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return error instanceof TypeError || isMissingPart(error) ? 'unreachable' : 'description';
}

let current: Registry | undefined;
let missing: RemoteFailure | undefined;

/** The page's own, which may be garbled, or the server's. */
async function readRegistry(): Promise<Registry> {
  try {
    const carried = inlinedRegistry();
    if (carried) return carried;
  } catch (error) {
    console.error('The page’s own registry can not be used; the server’s is.', error);
  }
  return fetchRegistry();
}

/**
 * Reads the page's registry, or fetches it where the page has none; call it before rendering, and again for another try.
 * Never rejects: the shell's own pages don't need it, so that without one there is the empty one, an event, and
 * `registryFailure`.
 */
export async function openRegistry(): Promise<Registry> {
  try {
    current ??= await readRegistry();
    missing = undefined;
  } catch (error) {
    const cause = causeOf(error);
    missing = failureOf({ name: 'shell', owner: SHELL_OWNER, version: '0' }, error, cause);
    report({ type: 'failed', failure: missing });
    console.error('The registry of remotes could not be read; the shell goes on without them.', error);
  }
  return registry();
}

/** Why there is no registry, where there is none. */
export const registryFailure = (): RemoteFailure | undefined => missing;

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
