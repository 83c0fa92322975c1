import { type BackendFault, onBackendFault } from '@kindwing/auth';
import { pathOf } from '../address/site-address.ts';
import { report } from './events.ts';
import { failureOf } from './failure.ts';
import { pageLoader } from './page-loader.ts';
import { findRoute, registry } from './registry.ts';
import { shellPart } from './shell-part.ts';

/** An outage is one event in so long to whoever mends it, however many calls of a part it meets. */
const AGAIN_MS = 60_000;

/** Whose page asked: the remote's that answers the address, else the shell's own. */
function whoAsked() {
  const found = findRoute(pathOf(location.pathname));
  if (!found) return shellPart();
  const state = pageLoader().stateOf(found.remote);
  return state.status === 'loaded' ? state.remote.release : (registry().remotes[found.remote]?.current ?? shellPart());
}

const wordsOf = ({ place, status }: BackendFault) =>
  status === undefined ? `${place} gave no answer` : `${place} answered ${status}`;

/**
 * Reports what the backend leaves without an answer, or can't answer, as an event of the part whose page asked. The part
 * itself says it to the person, where it was asked for. Returns its end.
 */
export function watchBackend(): () => void {
  const told = new Map<string, number>();
  return onBackendFault((fault) => {
    // A line that the device knows to be down, a laptop that slept, a page that is being left: no fault of a backend's.
    if (!navigator.onLine || document.hidden) return;
    const part = whoAsked();
    const now = performance.now();
    if (now - (told.get(part.name) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return;
    told.set(part.name, now);
    report({ type: 'failed', failure: failureOf(part, wordsOf(fault), 'backend') });
  });
}
