import type { Page, Seek } from '@kindwing/backend/client';
import { createSearchParams, useNavigate, useSearchParams } from '@kindwing/ui/router';

/** Search parameters that hold a page's beginning; a changed filter makes them void. */
export const seekParams = ['after', 'before'] as const;

/** The page's place in its list, kept in the address: a link shows what its sender saw, Back goes to the page before. */
export function useSeek() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // Lists in tabs each keep their own place.
  const tab = params.get('tab');
  const named = (end: 'after' | 'before') => (tab ? `${tab}-${end}` : end);
  const names = seekParams.map(named);
  const seek: Seek = { after: params.get(named('after')), before: params.get(named('before')) };
  const go = (end: 'after' | 'before' | null, cursor: string | null) => {
    const next = createSearchParams(params);
    for (const name of names) next.delete(name);
    if (end && cursor) next.set(named(end), cursor);
    navigate({ search: next.toString() });
  };
  return {
    seek,
    /** the search parameters that hold it */
    names,
    next: (page: Page<unknown>) => go('after', page.next),
    previous: (page: Page<unknown>) => go('before', page.previous),
    first: () => go(null, null),
  };
}
