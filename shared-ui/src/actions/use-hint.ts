import { type CSSProperties, type SyntheticEvent, useEffect, useState } from 'react';

/** px: the widest hint, and the space that it needs above or below. */
const WIDTH = 240;
const HEIGHT = 64;

interface Place {
  side: 'above' | 'below';
  style: CSSProperties;
}

/** Beside its button, wherever that stands: below where there is room, and never beyond the window's edges. */
function placeBeside(button: Element): Place {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const middle = Math.max(WIDTH / 2 + 4, Math.min((left + right) / 2, innerWidth - WIDTH / 2 - 4));
  const above = bottom + HEIGHT > innerHeight;
  const style: Record<string, string> = {
    '--kw-hint-x': `${middle}px`,
    [above ? '--kw-hint-bottom' : '--kw-hint-top']: `${above ? innerHeight - top : bottom}px`,
  };
  return { side: above ? 'above' : 'below', style: style as CSSProperties };
}

/**
 * Shows a button's name beside it while it is pointed at or reached with the keyboard (WCAG 1.4.13: the pointer may move
 * onto the hint, Escape takes it away, it goes by itself with hover and focus only). Nothing of it is in the first rendering.
 */
export function useHint() {
  const [button, setButton] = useState<Element | null>(null);
  const [place, setPlace] = useState<Place>();
  const show = ({ currentTarget }: SyntheticEvent) => {
    setButton(currentTarget);
    setPlace(placeBeside(currentTarget));
  };
  const hide = () => setButton(null);

  useEffect(() => {
    if (!button) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setButton(null);
    };
    const follow = () => setPlace(placeBeside(button));
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', follow, { passive: true, capture: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [button]);

  return { shown: button ? place : undefined, show, hide };
}
