import { Box } from '@kindwing/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What somebody presses at this moment, or else where they write or choose. */
function currentPlace(): Element | null {
  return [...document.querySelectorAll(':active')].at(-1) ?? document.activeElement;
}

/** Whether that is in the same form, further down. */
const isBelow = (part: Element, place: Element): boolean =>
  part.closest('form')?.contains(place) === true &&
  (part.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Pixels that the part takes from those who follow it, with its distance from them. */
function roomOf(part: HTMLElement): number {
  const { height } = part.getBoundingClientRect();
  const distance = part.parentElement ? Number.parseFloat(getComputedStyle(part.parentElement).rowGap) : 0;
  return height === 0 ? 0 : height + (distance || 0);
}

/**
 * A part of a form that grows when something arrives; until then it may be without content. Whoever is busy further down
 * by then, or has scrolled past it, keeps in sight what they write at, and under their finger or pointer what they press.
 * The page is moved as soon as the part has changed, before anything is painted or pressed: a press between the two would
 * land beside what it was meant for.
 */
export function Steady({ children }: { children?: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    if (!part) return;
    let room = roomOf(part);
    const onChange = () => {
      const grown = roomOf(part) - room;
      if (grown === 0) return;
      room += grown;
      const wasPast = part.getBoundingClientRect().bottom - grown <= 0;
      const place = currentPlace();
      // Further down than the window's end is nobody: they look at what is above it, such as this part.
      const isBusyBelow =
        place !== null && isBelow(part, place) && place.getBoundingClientRect().top - grown < innerHeight;
      if (wasPast || isBusyBelow) scrollBy({ top: grown, behavior: 'instant' });
    };
    const changes = new MutationObserver(onChange);
    changes.observe(part, { childList: true, characterData: true, attributes: true, subtree: true });
    // As it was last painted.
    const sizes = new ResizeObserver(() => {
      room = roomOf(part);
    });
    sizes.observe(part);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, []);
  return (
    <Box
      ref={ref}
      sx={{ display: 'flex', flexDirection: 'column', gap: 'inherit', minWidth: 0, '&:empty': { display: 'none' } }}
    >
      {children}
    </Box>
  );
}
