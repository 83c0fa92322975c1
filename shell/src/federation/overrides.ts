import type { PublishedRemote, RemoteRelease } from '@kindwing/contract/schema';
import { withDeadline } from './deadline.ts';
import { LoadError } from './failure.ts';
import { DESCRIPTION_LIMIT_MS } from './registry.ts';

const KEY = 'kindwing.overrides';
/**
 * A developer's own machine, and nothing else: an override runs code of its choice with the visitor's session. Not `[::1]`:
 * no policy of a page can name an IPv6 address, so that nothing from there would run.
 */
const allowed = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/$/;

export type Overrides = Readonly<Record<string, string>>;

function stored(): Overrides {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof given !== 'object' || given === null) return {};
    const entries = Object.entries(given).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && allowed.test(entry[1]),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

let enabled = false;

/** Overrides work outside production only; call it once the environment is known. */
export function enableOverrides(environment: string): void {
  enabled = environment !== 'production';
  if (enabled) takeFromAddress();
}

/** `?remote.portal=http://127.0.0.1:3002/` sets one for this browser, an empty value takes it away. */
function takeFromAddress(): void {
  const changes = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('remote.'));
  for (const [parameter, base] of changes) {
    const remote = parameter.slice('remote.'.length);
    const outcome = setOverride(remote, base || undefined);
    // Anybody can send such a link: it changes nothing, and the page goes on. So it does where storage is blocked.
    if (outcome !== 'kept') console.warn(`override of ${remote}: ${reasons[outcome]}`);
  }
}

export const overrides = (): Overrides => (enabled ? stored() : {});

/** `blocked`: this browser keeps nothing for the site, as in some private windows. */
export type OverrideOutcome = 'kept' | 'refused' | 'blocked';

const reasons: Record<Exclude<OverrideOutcome, 'kept'>, string> = {
  refused: 'not a local origin: use for example http://127.0.0.1:3002/',
  blocked: 'this browser keeps nothing for the site: allow it to, or use another window',
};

function keep(change: () => void): OverrideOutcome {
  try {
    change();
    return 'kept';
  } catch {
    return 'blocked';
  }
}

/** Takes effect at the next load of the page. Refuses an origin that isn't this machine's. Never throws. */
export function setOverride(remote: string, base: string | undefined): OverrideOutcome {
  const { [remote]: _, ...others } = stored();
  if (base !== undefined && !allowed.test(base)) return 'refused';
  const next = base === undefined ? others : { ...others, [remote]: base };
  return keep(() => localStorage.setItem(KEY, JSON.stringify(next)));
}

export const resetOverrides = (): OverrideOutcome => keep(() => localStorage.removeItem(KEY));

/** What the local server offers at this moment. Its files change while one works, so nothing vouches for them. */
export async function localRelease(remote: string, base: string, fresh: boolean): Promise<RemoteRelease> {
  const address = `${base}remote.json${fresh ? `?retry=${Date.now()}` : ''}`;
  const read = async (): Promise<PublishedRemote> => {
    const answer = await fetch(address, { cache: 'no-store' });
    if (!answer.ok) throw new LoadError('unreachable', `${address}: the server answered ${answer.status}`);
    return answer.json().catch(() => undefined);
  };
  const given = await withDeadline(read(), DESCRIPTION_LIMIT_MS, address);
  const { descriptionProblem } = await import('./registry-check.ts');
  const problem = descriptionProblem(given) ?? (given.name === remote ? undefined : `it describes ${given.name}`);
  if (problem) throw new LoadError('description', `${address}: this is not the description of ${remote}: ${problem}`);
  return { ...given, base, integrity: {} };
}
