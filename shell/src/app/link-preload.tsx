import { useEffect } from 'react';
import { pathOf } from '../address/site-address.ts';
import { useRemotes } from './remotes.ts';

/** The path inside the site that an element's link leads to; nothing for other sites, new tabs and downloads. */
function pathBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : pathOf(link.pathname);
}

/** Whoever points at a link, or reaches it with the keyboard, will probably follow it: what it needs is fetched then. */
export function LinkPreload() {
  const { preload } = useRemotes();
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const path = pathBehind(target);
      if (path !== undefined) preload(path);
    };
    const hints = ['pointerover', 'focusin'] as const;
    for (const hint of hints) document.addEventListener(hint, fetchAhead, { passive: true });
    return () => {
      for (const hint of hints) document.removeEventListener(hint, fetchAhead);
    };
  }, [preload]);
  return null;
}
