import { type Language, languages, type Role } from '@kindwing/contract';
import { i18n, registerMessages } from '@kindwing/ui/i18n';
import { RemoteLoader } from './loader.ts';
import { localRelease, overrides } from './overrides.ts';
import { preloadRelease } from './preload.ts';
import { adoptFrom, fetchRegistry, findRoute, registry } from './registry.ts';
import { browserRuntime } from './runtime.ts';

/** Versions of the faces that this shell shares, written in by the build. */
declare const __KINDWING_SHARED__: Readonly<Record<string, string>>;

const language = (): Language => languages.find((known) => i18n.language?.startsWith(known)) ?? 'en';

let loader: RemoteLoader | undefined;

/** The page's one loader, made when it is first needed. */
export function pageLoader(): RemoteLoader {
  loader ??= new RemoteLoader({
    runtime: browserRuntime(__KINDWING_SHARED__),
    provided: __KINDWING_SHARED__,
    entryOf: (name) => registry().remotes[name],
    refresh: async (name) => adoptFrom(await fetchRegistry(), name),
    localOf: (name, fresh) => {
      const base = overrides()[name];
      return base === undefined ? undefined : localRelease(name, base, fresh);
    },
    language,
    addMessages: ({ release, module }, current, texts) => {
      registerMessages(release.name, { en: module.messages.en, es: module.messages.es });
      // A newer release brings newer texts, and nobody waits for those that are here already. Nobody changes them either.
      i18n.addResourceBundle(current, release.name, texts, false, true, { skipCopy: true });
    },
  });
  return loader;
}

/** Puts another loader in the browser's place: pages that are made ahead of time have their remotes already. */
export function setPageLoader(given: RemoteLoader): void {
  loader = given;
}

/** Fetches a remote's first scripts without running them, or what the page needs of a remote that runs already. */
function preloadPage(name: string, path: string): void {
  const state = pageLoader().stateOf(name);
  if (state.status === 'loaded') void state.remote.preload?.(path).catch(() => undefined);
  const entry = registry().remotes[name];
  if (state.status === 'idle' && entry && overrides()[name] === undefined) preloadRelease(entry.current, language());
}

/**
 * Brings the remote that an address belongs to, and what its page needs, before a page that was made ahead of time is taken
 * over. `other` is another version than the one that is live, or a developer's own. Rejects when something didn't arrive.
 */
export async function bringPage(path: string): Promise<'as-published' | 'other'> {
  const found = findRoute(path);
  if (!found) return 'as-published';
  const { remote: name } = found;
  const loader = pageLoader();
  const state = await (loader.stateOf(name).status === 'failed' ? loader.retry(name) : loader.load(name));
  if (state.status === 'failed') throw new Error(state.failure.message);
  if (state.status !== 'loaded') throw new Error(`${name} was still loading`);
  const { remote } = state;
  await remote.preload?.(path);
  return remote.standsInFor || overrides()[name] !== undefined ? 'other' : 'as-published';
}

/** For links, on hover and focus: preloads what the address needs, unless the visitor may not open it. */
export function preloadPath(path: string, role: Role | undefined): void {
  const found = findRoute(path);
  if (!found) return;
  const { roles } = found.route;
  if (!roles || (role && roles.includes(role))) preloadPage(found.remote, path);
}
