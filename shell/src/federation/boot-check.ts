import { onFederationEvent, report } from './events.ts';
import { doubledFaces, type SharedCopy, sharedCopies } from './shared-faces.ts';

const worded = (copies: readonly SharedCopy[]) =>
  copies.map(({ version, from }) => `${version} from ${from}`).join(' and ');

/**
 * Looks after each remote that loads whether a shared face runs twice, and says so once, on the console and as an event.
 * Not in production: what it finds is a build's mistake, which is the team's to see and nobody else's. Returns its end.
 */
export function watchDoubles(environment: string, copiesNow: () => SharedCopy[] = sharedCopies): () => void {
  if (environment === 'production') return () => undefined;
  const told = new Set<string>();
  return onFederationEvent(({ type }) => {
    if (type !== 'loaded') return;
    for (const copies of doubledFaces(copiesNow())) {
      const [{ face } = { face: '' }] = copies;
      if (told.has(face)) continue;
      told.add(face);
      console.warn(`${face} runs twice in this page: ${worded(copies)}. Build both against one version of it.`);
      report({ type: 'doubled', face, copies });
    }
  });
}
