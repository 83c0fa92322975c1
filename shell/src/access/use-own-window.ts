import { isWithin } from '@kindwing/auth';
import { useLocation } from '@kindwing/ui/router';
import { useEffect, useState } from 'react';
import { useRemotes } from '../app/remotes.ts';
import { areaOf } from '../workspace/areas.ts';

const accountPaths = ['/login', '/signup', '/auth'] as const;

/**
 * Loads the page anew where somebody signs in or is signed in, when another site opened this window and could still send it elsewhere: the
 * document that is sent for such an address takes the window from it. Those where visitors arrive don't (decision 008).
 */
export function useOwnWindow(): void {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const personal = areaOf(pathname, remotes) !== undefined || accountPaths.some((path) => isWithin(pathname, path));
  const [beganPersonal] = useState(personal);
  useEffect(() => {
    if (personal && !beganPersonal && window.opener) window.location.reload();
  }, [personal, beganPersonal]);
}
