import { Box } from '@kindwing/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Place {
  element: Element;
  /** Pixels from the page's beginning, wherever it is scrolled to. */
  top: number;
}

/** Where somebody writes or chooses. */
function currentPlace(): Place | undefined {
  const element = document.activeElement;
  return element ? { element, top: element.getBoundingClientRect().top + scrollY } : undefined;
}

/** Whether that is in the same form, further down. */
const isBelow = (part: Element, { element }: Place): boolean =>
  part.closest('form')?.contains(element) === true &&
  (part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * A part of a form that opens or grows once it arrives: whoever is busy further down by then keeps in sight what they write
 * at or press. A browser does so by itself in some cases (scroll anchoring): then nothing is left to do.
 */
export function Steady({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  // Before it takes its room.
  const [first] = useState(currentPlace);
  useLayoutEffect(() => {
    const part = ref.current;
    if (!part) return;
    let last = first;
    let scrolled = scrollY;
    const look = () => {
      last = currentPlace();
      scrolled = scrollY;
    };
    const onScroll = () => {
      scrolled = scrollY;
    };
    const observer = new ResizeObserver(() => {
      const [before, now] = [last, currentPlace()];
      if (before && now?.element === before.element && isBelow(part, now)) {
        const wasAt = before.top - scrolled;
        const wasInSight = wasAt < innerHeight && wasAt + now.element.clientHeight > 0;
        // What the browser has done since the last frame began, it has done for this.
        const left = now.top - before.top - (scrollY - scrolled);
        if (wasInSight && left !== 0) scrollBy({ top: left, behavior: 'instant' });
      }
      look();
    });
    observer.observe(part);
    document.addEventListener('focusin', look);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', look);
      removeEventListener('scroll', onScroll);
    };
  }, [first]);
  return (
    <Box ref={ref} sx={{ display: 'flex', flexDirection: 'column', gap: 'inherit', minWidth: 0 }}>
      {children}
    </Box>
  );
}
