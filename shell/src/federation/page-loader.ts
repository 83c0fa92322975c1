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
    runtime: browserRuntime(),
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
      // A newer release brings newer texts, and nobody waits for those that are here already.
      i18n.addResourceBundle(current, release.name, texts, false, true);
    },
  });
  return loader;
}

/** Fetches a remote's first scripts without running them. */
function preloadRemote(name: string): void {
  const entry = registry().remotes[name];
  if (entry && overrides()[name] === undefined && pageLoader().stateOf(name).status === 'idle')
    preloadRelease(entry.current, language());
}

/** For links, on hover and focus: preloads what the address needs, unless the visitor may not open it. */
export function preloadPath(path: string, role: Role | undefined): void {
  const found = findRoute(path);
  if (!found) return;
  const { roles } = found.route;
  if (!roles || (role && roles.includes(role))) preloadRemote(found.remote);
}
