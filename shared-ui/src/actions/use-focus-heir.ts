import { type RefObject, useLayoutEffect } from 'react';

/** The heading of what the control stood in, as far as that is still there; otherwise the page's content. */
function heirIn(surroundings: Element | null): HTMLElement | null {
  const heading = surroundings?.isConnected ? surroundings.querySelector<HTMLElement>('h1, h2, h3') : null;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading ?? document.getElementById('main');
}

/**
 * A control that goes away with its deed (claimed, put back, marked as read) takes the focus with it, and the keyboard
 * starts again at the top of the page. It is handed on instead, unless somebody else has taken it by then.
 */
export function useFocusHeir(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = control.current;
    return () => {
      if (!node || document.activeElement !== node) return;
      const surroundings = node.closest('section, article, search, main');
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) heirIn(surroundings)?.focus({ preventScroll: true });
      });
    };
  }, [control]);
}
