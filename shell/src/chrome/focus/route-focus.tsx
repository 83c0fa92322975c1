import { VisuallyHidden } from '@kindwing/ui';
import { useLocation, useNavigationType } from '@kindwing/ui/router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/index.ts';
import { whenHeading } from './when-heading.ts';

/**
 * What a browser does on a page load and a router doesn't: after a change of path it scrolls up (or to the hash), puts
 * the focus on the new page's h1 and says its title to screen readers. Changes of the query alone are no new page.
 */
export function RouteFocus() {
  const t = useText();
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const [spoken, setSpoken] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (kind !== 'POP' && !hash) window.scrollTo(0, 0);
    return whenHeading((heading) => {
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      if (target) target.scrollIntoView();
      else heading.focus({ preventScroll: true });
      setSpoken(document.title);
    });
  }, [pathname, hash, kind]);

  return (
    <VisuallyHidden aria-live="polite" data-route-announcer="">
      {spoken ? t('route.announced', { title: spoken }) : ''}
    </VisuallyHidden>
  );
}
