import { useCallback, useEffect, useRef } from 'react';

/** Calls `onEnd` after `lifetime` ms of unpaused time. */
export function useDismissTimer(lifetime: number, onEnd: () => void) {
  const end = useRef(onEnd);
  const left = useRef(lifetime);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  const pause = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    left.current -= Date.now() - startedAt.current;
  }, []);

  const resume = useCallback(() => {
    if (timer.current !== null) return;
    startedAt.current = Date.now();
    timer.current = setTimeout(() => end.current(), Math.max(0, left.current));
  }, []);

  useEffect(() => {
    resume();
    return pause;
  }, [pause, resume]);

  return { pause, resume };
}
