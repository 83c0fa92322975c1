import { useLocation } from '@kindwing/ui/router';
import { useEffect, useRef } from 'react';

/** Does something whenever another page is there. A part of its own, so that the frame around it isn't rendered for each page. */
export function OnPathChange({ act }: { act: () => void }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) act();
    shown.current = pathname;
  }, [pathname, act]);
  return null;
}
