import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { report } from './events.ts';
import { failureOf, isMissingPart, type RemoteFailure } from './failure.ts';
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
  | { status: 'failed'; failure: RemoteFailure; retrying: boolean };

interface RemotePlace {
  view: RemoteView;
  retry: () => void;
  /** What a page threw. */
  onError: (error: unknown) => void;
  /**
   * For a page that doesn't arrive: shows it from another version, where there is one. Tried once for each version and
   * place until somebody presses Try again. Resolves with whether another version is shown.
   */
  recover: (failure: RemoteFailure) => Promise<boolean>;
}

/**
 * Loads a remote for one place in the page. The place keeps the version that it shows until it retries itself, so that a
 * retry elsewhere never takes a half-filled form away. What a page threw belongs to its `place` (an address): another
 * page of the same remote gets its own chance.
 */
export function useRemote(name: string, place: string): RemotePlace {
  const state = useRemoteState(name);
  const [kept, setKept] = useState<{ remote: LoadedRemote; generation: number } | undefined>(() =>
    state.status === 'loaded' ? { remote: state.remote, generation: 0 } : undefined,
  );
  const [failed, setFailed] = useState<{ failure: RemoteFailure; place?: string }>();
  const [retrying, setRetrying] = useState(false);
  const left = useRef({ place, versions: new Set<string>() });
  if (left.current.place !== place) left.current = { place, versions: new Set() };

  const take = useCallback((settled: RemoteState) => {
    setRetrying(false);
    if (settled.status === 'loaded') {
      setFailed(undefined);
      setKept((before) => ({ remote: settled.remote, generation: (before?.generation ?? 0) + 1 }));
    } else if (settled.status === 'failed') setFailed({ failure: settled.failure });
  }, []);

  useEffect(() => {
    let wanted = true;
    if (!kept)
      void pageLoader()
        .load(name)
        .then((settled) => wanted && take(settled));
    return () => {
      wanted = false;
    };
  }, [name, kept, take]);

  const retry = useCallback(() => {
    left.current.versions.clear();
    setRetrying(true);
    void pageLoader().retry(name).then(take);
  }, [name, take]);

  const recover = useCallback(
    async (failure: RemoteFailure) => {
      const { versions } = left.current;
      if (versions.has(failure.version)) return false;
      versions.add(failure.version);
      const remote = await pageLoader().another(name, failure);
      // Two versions that both lack the page must not take turns.
      if (!remote) return false;
      const { version } = remote.release;
      if (version !== failure.version && versions.has(version)) return false;
      take({ status: 'loaded', remote });
      return true;
    },
    [name, take],
  );

  const onError = useCallback(
    (error: unknown) => {
      if (!kept) return;
      const missing = isMissingPart(error);
      const broken = failureOf(kept.remote.release, error, missing ? 'part' : 'render');
      report({ type: 'failed', failure: broken });
      setFailed({ failure: broken, place });
      // A script that is gone is usually one of an older version: another one is tried without being asked.
      if (missing) void recover(broken);
    },
    [kept, place, recover],
  );

  if (failed && (failed.place === undefined || failed.place === place))
    return { view: { status: 'failed', failure: failed.failure, retrying }, retry, onError, recover };
  if (kept) return { view: { status: 'shown', ...kept }, retry, onError, recover };
  const step = state.status === 'loading' ? state.step : 'first';
  return { view: { status: 'loading', step }, retry, onError, recover };
}
