import type { EffectiveRequestStatus } from '@kindwing/backend/domain';
import { createSearchParams, useLocation, useNavigate, useSearchParams } from '@kindwing/ui/router';

export const listViews = ['your_turn', 'under_way', 'booked', 'over'] as const;
export type ListView = (typeof listViews)[number];

export const viewStatuses: Readonly<Record<ListView, readonly EffectiveRequestStatus[]>> = {
  your_turn: ['offered', 'waiting_for_client'],
  under_way: ['new', 'assessing', 'waiting_for_client', 'offered', 'accepted'],
  booked: ['booked', 'travelling'],
  over: ['completed', 'cancelled'],
};

/** Filter and place in the list, kept in the address: a link shows what its sender saw, and Back turns the page back. */
export function useListAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wanted = params.get('view');
  const after = params.get('after');
  const before = params.get('before');
  const go = (name: 'after' | 'before', cursor: string) => {
    const next = createSearchParams(params);
    next.delete('after');
    next.delete('before');
    next.set(name, cursor);
    navigate(`${pathname}?${next}`);
  };
  return {
    view: listViews.find((view) => view === wanted) ?? null,
    search: params.get('q') ?? '',
    seek: { ...(after && { after }), ...(before && { before }) },
    goAfter: (cursor: string) => go('after', cursor),
    goBefore: (cursor: string) => go('before', cursor),
  };
}
