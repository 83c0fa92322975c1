import { useLocation } from '@kindwing/ui/router';
import { useEffect, useRef } from 'react';

/**
 * Brings the part that the address names into view once it is there: pages come after their address, and what they show
 * comes after them. Once for each arrival, so that nobody who has scrolled on is pulled back.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  const arrived = useRef('');
  useEffect(() => {
    if (hash === '' || arrived.current === key) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    arrived.current = key;
    target.scrollIntoView({ block: 'start' });
    const heading = target.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
