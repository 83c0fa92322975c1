import { useLocation } from '@kindwing/ui/router';
import { useEffect } from 'react';
import { leaving } from './leaving.ts';

/** Ends a leave-taking once another page is there. */
export function useArrival(): void {
  const { pathname } = useLocation();
  useEffect(() => leaving.setState(false, true), [pathname]);
}
