import { useLocation } from '@kindwing/ui/router';
import { useEffect, useState } from 'react';
import { hasTwins } from '../address/site-address.ts';
import { useRemotes } from '../app/remotes.ts';
import { areaOf } from '../workspace/areas.ts';

/**
 * Loads the page anew where somebody signs in or is signed in, when another site opened this window and could still send it elsewhere: the
 * document that is sent for such an address takes the window from it. Those where visitors arrive don't (decision 008).
 */
export function useOwnWindow(): void {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const personal = !hasTwins(pathname) || areaOf(pathname, remotes) !== undefined;
  const [beganPersonal] = useState(personal);
  useEffect(() => {
    if (personal && !beganPersonal && window.opener) window.location.reload();
  }, [personal, beganPersonal]);
}
