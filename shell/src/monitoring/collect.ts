// The collector: one script of its own, which `start.ts` fetches once the page is calm. Nothing of the site waits for it, and
// it is no part of the application.
import type { Registry } from '@kindwing/contract/schema';
import { openOutbox } from './outbox.ts';
import { takeRemoteEvent, watchRemotes } from './remotes.ts';
import { routeOf } from './routes.ts';
import { send } from './send.ts';
import { shellFault } from './shell-errors.ts';
import { watchVitals } from './vitals.ts';

const STARTED = '__KINDWING_MONITORING__';

/** What `start.ts` leaves on the window, until it is taken. */
interface Started {
  /** Errors from before this script was here. */
  kept: Event[];
  stop: () => void;
  agreed: () => boolean;
}

function read<T>(name: string): T | undefined {
  return Reflect.get(window, name) as T | undefined;
}

function collect(): void {
  const started = read<Started>(STARTED);
  const endpoint = read<{ monitoring?: { endpoint?: string } }>('__KINDWING_CONFIG__')?.monitoring?.endpoint;
  const text = document.getElementById('kindwing-registry')?.textContent;
  if (!started || !endpoint || !text) return;
  Reflect.deleteProperty(window, STARTED);
  const registry = JSON.parse(text) as Registry;
  const here = () => routeOf(location.pathname, registry);
  const outbox = openOutbox({ route: here(), agreed: started.agreed, send: (body) => send(endpoint, body) });

  watchVitals(outbox);
  watchRemotes((event) => takeRemoteEvent(event, outbox, here()));
  const take = (event: Event) => {
    const fault = shellFault(event, { origin: location.origin, release: registry.release, route: here() });
    if (fault) outbox.fault(fault);
  };
  started.stop();
  started.kept.forEach(take);
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, take);

  // On the window and after the library's own listeners, which say their last values at the same moments.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && outbox.flush());
  addEventListener('pagehide', outbox.flush);
}

collect();
