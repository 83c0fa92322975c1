/**
 * Runs inline in pages that the application draws, as soon as they arrive: starts the downloads that the address will need
 * side by side with the application's own script, instead of one after the other as each finds out about the next. What the role may
 * not open isn't fetched. It shows nothing and must not throw; whatever it fetches is asked for again by whoever needs it.
 */
import { firstFiles } from '@kindwing/contract/schema';
import { pathOf } from '../address/site-address.ts';
import { findRoute, inlinedRegistry } from '../federation/registry.ts';
import { type Ahead, type File, filesAt } from './page-files.ts';
import { beginScript } from './start-script.ts';
import { storedRole } from './stored-role.ts';

/** Hash and CORS mode must be those of the real request, or the file would be fetched twice. */
function fetchScript([href, integrity]: File): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

function start(): void {
  const ahead: Ahead = JSON.parse(document.getElementById('kindwing-ahead')?.textContent ?? 'null');
  const registry = inlinedRegistry();
  if (!ahead || !registry) return;
  const language = document.documentElement.lang === 'es' ? 'es' : 'en';
  const path = pathOf(location.pathname);
  const role = storedRole(localStorage);
  const files = [...(role ? ahead.session : []), ...(ahead.messages[language] ?? []), ...filesAt(path, ahead.pages)];
  const found = findRoute(path, registry);
  const roles = found?.route.roles;
  const release = found && registry.remotes[found.remote]?.current;
  // A developer's own version comes from somewhere else.
  const isLocal = found && (localStorage.getItem('kindwing.overrides') ?? '').includes(`"${found.remote}"`);
  // Whoever composed the page left out what can't run in this shell.
  const pages = found && ahead.remotes[found.remote];
  if (release && pages && !isLocal && (!roles || (role && roles.includes(role)))) {
    for (const file of firstFiles(release, language))
      files.push([new URL(file, release.base).href, release.integrity[file] ?? '']);
    files.push(...filesAt(path, pages));
  }
  const together = role ? ahead.start : undefined;
  if (together) beginScript(together.script);
  for (const file of files) if (!together?.holds.includes(file[0])) fetchScript(file);
}

try {
  start();
} catch {
  // Blocked storage, or something that is no session: the application goes on by itself.
}
