import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../format/use-format.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUiText } from '../messages/use-ui-text.ts';

const MINUTE = 60_000;
/** What is worth interrupting a screen reader for: each mark once, when it is passed. */
const MARKS = [24 * 60, 12 * 60, 6 * 60, 60, 30, 10, 5, 1, 0].map((minutes) => minutes * MINUTE);

const marksPassed = (left: number) => MARKS.filter((mark) => left <= mark).length;
/** Words change by the minute, in the last ten minutes by the second. */
const untilNextChange = (left: number) => (left > 10 * MINUTE ? (left % MINUTE) + 20 : (left % 1_000) + 20);

export interface CountdownProps {
  /** the instant at which time is up */
  until: string | Date;
  /** shown when it is; the house's words when left out */
  overText?: string;
  onOver?: () => void;
  /** frames the words, such as "Decide within {time}"; "{time} left" when left out */
  render?: (time: string) => string;
}

/** Time left, in words, ticking. The clock is read at every tick, so a slept computer shows the truth on waking. */
export function Countdown({ until, overText, onOver, render }: CountdownProps) {
  const t = useUiText();
  const format = useFormat();
  const end = new Date(until).getTime();
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, end - now);
  const over = left === 0;

  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => setNow(Date.now()), untilNextChange(left));
    const onWake = () => setNow(Date.now());
    document.addEventListener('visibilitychange', onWake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onWake);
    };
  }, [left, over]);

  const finished = useRef(over);
  useEffect(() => {
    if (over && !finished.current) onOver?.();
    finished.current = over;
  }, [over, onOver]);

  const time = format.remaining(left);
  const words = over ? (overText ?? t('countdown.over')) : (render?.(time) ?? t('countdown.left', { time }));

  const passed = marksPassed(left);
  const passedAtStart = useRef(passed);
  const [announced, setAnnounced] = useState('');
  // Spoken when a mark is passed, not at every change of the words.
  useEffect(() => {
    if (passed !== passedAtStart.current) setAnnounced(words);
  }, [passed]);

  return (
    <>
      <time role="timer" aria-live="off" dateTime={new Date(end).toISOString()} suppressHydrationWarning>
        {words}
      </time>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </>
  );
}
