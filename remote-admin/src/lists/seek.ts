import type { Page, Seek } from '@kindwing/backend/client';
import { createSearchParams, useNavigate, useSearchParams } from '@kindwing/ui/router';

/** Search parameters that hold a page's beginning; a changed filter makes them void. */
export const seekParams = ['after', 'before'] as const;

/** The page's place in its list, kept in the address: a link shows what its sender saw, Back goes to the page before. */
export function useSeek() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const seek: Seek = { after: params.get('after'), before: params.get('before') };
  const go = (name: 'after' | 'before' | null, cursor: string | null) => {
    const next = createSearchParams(params);
    for (const each of seekParams) next.delete(each);
    if (name && cursor) next.set(name, cursor);
    navigate({ search: next.toString() });
  };
  return {
    seek,
    next: (page: Page<unknown>) => go('after', page.next),
    previous: (page: Page<unknown>) => go('before', page.previous),
    first: () => go(null, null),
  };
}
