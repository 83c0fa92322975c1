import { onFederationEvent, report } from './events.ts';
import { doubledFaces, type SharedCopy, sharedCopies } from './shared-faces.ts';

const worded = (copies: readonly SharedCopy[]) =>
  copies.map(({ version, from }) => `${version} from ${from}`).join(' and ');

/** A script has run, and taken what it shares, by then. */
const SETTLED_MS = 1000;

/** Tells, a moment later, of scripts that come while the page is used: heavy faces load with the page that needs them first. */
function onScripts(look: () => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntriesByType('resource').some(({ name }) => /\.js(\?|$)/.test(name))) return;
    clearTimeout(soon);
    soon = setTimeout(look, SETTLED_MS);
  });
  observer.observe({ type: 'resource' });
  return () => {
    clearTimeout(soon);
    observer.disconnect();
  };
}

/**
 * Looks after each remote and each script that loads whether a shared face runs twice, and says so once, on the console and as an event.
 * Not in production: what it finds is a build's mistake, which is the team's to see and nobody else's. Returns its end.
 */
export function watchDoubles(environment: string, copiesNow: () => SharedCopy[] = sharedCopies): () => void {
  if (environment === 'production') return () => undefined;
  const told = new Set<string>();
  const look = () => {
    for (const copies of doubledFaces(copiesNow())) {
      const [{ face } = { face: '' }] = copies;
      if (told.has(face)) continue;
      told.add(face);
      console.warn(`${face} runs twice in this page: ${worded(copies)}. Build both against one version of it.`);
      report({ type: 'doubled', face, copies });
    }
  };
  const ends = [onFederationEvent(({ type }) => type === 'loaded' && look()), onScripts(look)];
  return () => {
    for (const end of ends) end();
  };
}
