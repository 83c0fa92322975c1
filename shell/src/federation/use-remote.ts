import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { report } from './events.ts';
import { causeOfMissingPart, failureOf, isMissingPart, type RemoteFailure } from './failure.ts';
import { pageLoader } from './page-loader.ts';
import type { LoadedRemote, RemoteState } from './state.ts';

/** Where a remote's load stands. Starts nothing. */
function useRemoteState(name: string): RemoteState {
  const loader = pageLoader();
  const state = () => loader.stateOf(name);
  return useSyncExternalStore(loader.subscribe, state, state);
}

export type RemoteView =
  | { status: 'loading'; step: 'first' | 'retry' | 'previous' }
  | { status: 'shown'; remote: LoadedRemote; generation: number }
  | { status: 'failed'; failure: RemoteFailure };

interface RemotePlace {
  view: RemoteView;
  /** A retry of this place is under way. */
  retrying: boolean;
  retry: () => void;
  /** What a page threw. */
  onError: (error: unknown) => void;
  /** What a page that shows nothing was reported as. */
  onLate: (failure: RemoteFailure) => void;
  /**
   * For a page that doesn't arrive: shows it from another version, where there is one. Tried once for each version and
   * place until somebody presses Try again. Resolves with whether another version is shown.
   */
  recover: (failure: RemoteFailure) => Promise<boolean>;
}

/** What was tried at a place, and went wrong there. */
interface Trials {
  place: string;
  /** Versions that another one was looked for in place of. */
  left: Set<string>;
  /** Versions whose page threw or never came. */
  struck: Set<string>;
}

const trialsAt = (place: string): Trials => ({ place, left: new Set(), struck: new Set() });

/**
 * Loads a remote for one place in the page. The place keeps the version that it shows until it retries itself, so that a
 * retry elsewhere never takes a half-filled form away. What a page threw belongs to its `place` (an address): another
 * page of the same remote gets its own chance, and what was started for a page that has been left meanwhile changes
 * nothing under the one that is shown.
 */
export function useRemote(name: string, place: string): RemotePlace {
  const state = useRemoteState(name);
  const [kept, setKept] = useState<{ remote: LoadedRemote; generation: number } | undefined>(() =>
    state.status === 'loaded' ? { remote: state.remote, generation: 0 } : undefined,
  );
  const [failed, setFailed] = useState<{ failure: RemoteFailure; place?: string }>();
  const [retrying, setRetrying] = useState<string>();
  /** Came for a page that had been left: shown with the next one. */
  const [later, setLater] = useState<{ remote: LoadedRemote; place: string }>();
  const trials = useRef(trialsAt(place));
  if (trials.current.place !== place) trials.current = trialsAt(place);

  const failedHere = failed && (failed.place === undefined || failed.place === place) ? failed : undefined;
  const now = useRef({ place, works: false, shown: false });
  now.current = { place, works: kept !== undefined, shown: kept !== undefined && !failedHere };

  const show = useCallback((remote: LoadedRemote) => {
    setFailed(undefined);
    setLater(undefined);
    setKept((before) => ({ remote, generation: (before?.generation ?? 0) + 1 }));
  }, []);
  if (later && later.place !== place) show(later.remote);

  const take = useCallback(
    (settled: RemoteState, asked: string) => {
      setRetrying(undefined);
      const { place: here, works, shown } = now.current;
      const left = here !== asked && shown;
      if (settled.status === 'loaded') {
        if (left) setLater({ remote: settled.remote, place: here });
        else show(settled.remote);
      } else if (settled.status === 'failed') {
        const { failure } = settled;
        // Where there is code that works, only the page that asked is without.
        setFailed((before) => {
          if (!works) return { failure };
          return before?.place === here && here !== asked ? before : { failure, place: asked };
        });
      }
    },
    [show],
  );

  useEffect(() => {
    let wanted = true;
    if (!kept)
      void pageLoader()
        .load(name)
        .then((settled) => {
          if (!wanted) return;
          if (settled.status === 'failed') setFailed({ failure: settled.failure });
          else take(settled, now.current.place);
        });
    return () => {
      wanted = false;
    };
  }, [name, kept, take]);

  const retry = useCallback(() => {
    trials.current.left.clear();
    const asked = now.current.place;
    setRetrying(asked);
    void pageLoader()
      .retry(name)
      .then((settled) => take(settled, asked));
  }, [name, take]);

  const recover = useCallback(
    async (failure: RemoteFailure) => {
      const { left, place: asked } = trials.current;
      if (left.has(failure.version)) return false;
      left.add(failure.version);
      const remote = await pageLoader().another(name, failure);
      // Two versions that both lack the page must not take turns.
      if (!remote) return false;
      const { version } = remote.release;
      if (version !== failure.version && left.has(version)) return false;
      take({ status: 'loaded', remote }, asked);
      return true;
    },
    [name, take],
  );

  /** Another version is looked for without being asked, while the card says so. */
  const replace = useCallback(
    (failure: RemoteFailure) => {
      setRetrying(now.current.place);
      void recover(failure).then((found) => {
        if (!found) setRetrying(undefined);
      });
    },
    [recover],
  );

  /** Whether Try again has brought the same version already, and it went wrong as before. */
  const strikes = useCallback((version: string): boolean => {
    const { struck } = trials.current;
    const again = struck.has(version);
    struck.add(version);
    return again;
  }, []);

  const onError = useCallback(
    (error: unknown) => {
      if (!kept) return;
      const missing = isMissingPart(error);
      const broken = failureOf(kept.remote.release, error, missing ? causeOfMissingPart(error) : 'render');
      report({ type: 'failed', failure: broken });
      setFailed({ failure: broken, place });
      // A script that is gone is usually one of an older version: another one is tried without being asked.
      if (strikes(broken.version) || missing) replace(broken);
    },
    [kept, place, replace, strikes],
  );

  const onLate = useCallback(
    (failure: RemoteFailure) => {
      if (strikes(failure.version)) replace(failure);
    },
    [replace, strikes],
  );

  const step = state.status === 'loading' ? state.step : 'first';
  const view: RemoteView = failedHere
    ? { status: 'failed', failure: failedHere.failure }
    : kept
      ? { status: 'shown', ...kept }
      : { status: 'loading', step };
  return { view, retrying: retrying === place, retry, onError, onLate, recover };
}
