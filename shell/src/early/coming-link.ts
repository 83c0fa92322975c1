interface Moment {
  x: number;
  y: number;
  at: number;
}

/** So far ahead a slowing hand is foretold: later it has changed its way, and much sooner nothing is gained. */
const FORESIGHT_MS = 80;
/** Longer ago says nothing of how fast the hand is now. */
const RECENT_MS = 100;
/** Pixels in a millisecond: slower, the hand has as good as arrived. */
const RESTING = 0.05;

/**
 * Where a hand will be, while it slows down: it does so over the last part of its way to what it wants, and not on its
 * way across. Nothing else is foretold.
 */
export function foretell(): (now: Moment) => { x: number; y: number } | undefined {
  let before: Moment | undefined;
  let speed = 0;
  return (now) => {
    const last = before;
    before = now;
    const passed = last ? now.at - last.at : 0;
    if (!last || passed <= 0 || passed > RECENT_MS) {
      speed = 0;
      return undefined;
    }
    const [x, y] = [(now.x - last.x) / passed, (now.y - last.y) / passed];
    const slows = Math.hypot(x, y) < speed;
    speed = Math.hypot(x, y);
    if (!slows || speed < RESTING) return undefined;
    return { x: now.x + x * FORESIGHT_MS, y: now.y + y * FORESIGHT_MS };
  };
}

/** The keyboard rests on a link this long before its page is wanted: who tabs on passes it. */
const KEYBOARD_REST_MS = 150;

/** Tells of each link that a mouse is about to reach, or that the keyboard rests on, once. Returns its end. */
export function watchLinks(onComing: (link: HTMLAnchorElement) => void): () => void {
  const told = new WeakSet<HTMLAnchorElement>();
  const tell = (target: Element | null) => {
    const link = target?.closest('a');
    if (!link?.href || told.has(link)) return;
    told.add(link);
    onComing(link);
  };
  const whereTo = foretell();
  const onMove = ({ pointerType, clientX, clientY, timeStamp }: PointerEvent) => {
    const place = pointerType === 'mouse' && whereTo({ x: clientX, y: clientY, at: timeStamp });
    if (place) tell(document.elementFromPoint(place.x, place.y));
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: Event) => {
    clearTimeout(rest);
    if (target instanceof Element && target.matches(':focus-visible'))
      rest = setTimeout(() => tell(target), KEYBOARD_REST_MS);
  };
  addEventListener('pointermove', onMove, { passive: true });
  addEventListener('focusin', onFocus);
  return () => {
    clearTimeout(rest);
    removeEventListener('pointermove', onMove);
    removeEventListener('focusin', onFocus);
  };
}
