import { useLocation, useNavigate } from '@kindwing/ui/router';
import { useCallback, useEffect, useState } from 'react';

/**
 * The part of the address that a tool keeps its facts in: browsers send it to no server. Each new one is a step of the
 * history, so Back and Forward lead through what was asked. The page's own anchors (`#main`) leave it as it was.
 */
export function useFragment(isOwn: (fragment: string) => boolean): {
  fragment: string;
  go: (fragment: string) => void;
} {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // Empty at first: a prerendered page does not know the fragment.
  const [fragment, setFragment] = useState('');
  useEffect(() => {
    if (hash === '' || isOwn(hash)) setFragment(hash);
  }, [hash, isOwn]);
  const go = useCallback((next: string) => navigate({ search, hash: next }), [navigate, search]);
  return { fragment, go };
}
