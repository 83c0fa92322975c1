import type { RemoteRelease } from '@kindwing/contract/schema';
import { report } from './events.ts';
import { failureOf } from './failure.ts';
import { pageLoader } from './page-loader.ts';
import { registry } from './registry.ts';
import { framesOf } from './stack.ts';

/** An error at each movement of the mouse is one error to whoever mends it. */
const MOST = 20;

/** Whose error it is, by the addresses in its stack: the innermost place that lies in the folder of a remote that has loaded. */
function whoseError(error: unknown): RemoteRelease | undefined {
  const releases = Object.entries(registry().remotes).flatMap(([name, { current, previous }]) => {
    const state = pageLoader().stateOf(name);
    // While it loads, the loader knows better what went wrong.
    return state.status === 'loaded' ? [state.remote.release, current, ...(previous ? [previous] : [])] : [];
  });
  for (const { address } of framesOf(error)) {
    const release = releases.find(({ base }) => address.startsWith(base));
    if (release) return release;
  }
  return undefined;
}

/**
 * Reports what a loaded remote throws in a handler, a timer or a promise that nobody waits for. Nothing that is shown breaks
 * by it, so that no card says it; its owner wants to know all the same. Returns its end.
 */
export function watchStrayErrors(): () => void {
  let left = MOST;
  const take = (error: unknown) => {
    const release = left > 0 && whoseError(error);
    if (!release) return;
    left -= 1;
    report({ type: 'failed', failure: { ...failureOf(release, error, 'handler'), message: String(error) } });
  };
  const onError = ({ error }: ErrorEvent) => take(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
