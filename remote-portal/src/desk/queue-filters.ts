import { isServiceType, type ServiceType } from '@kindwing/backend/domain';
import { createSearchParams, useLocation, useNavigate, useSearchParams } from '@kindwing/ui/router';

export const deskViews = ['open', 'unclaimed', 'mine', 'waiting', 'offered', 'to_book', 'closed'] as const;
export type DeskView = (typeof deskViews)[number];

export interface QueueFilters {
  view: DeskView;
  service: ServiceType | null;
  search: string;
  /** where the page begins; null is the first page */
  after: string | null;
}

const isView = (value: string | null): value is DeskView => deskViews.some((view) => view === value);

/** The queue's state lives in the address: a link shows what its sender saw, and Back goes to the page before. */
export function useQueueFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const view = params.get('view');
  const service = params.get('service');
  const filters: QueueFilters = {
    view: isView(view) ? view : 'open',
    service: isServiceType(service) ? service : null,
    search: params.get('q') ?? '',
    after: params.get('after'),
  };
  const goToPage = (after: string) => {
    const next = createSearchParams(params);
    next.set('after', after);
    navigate(`${pathname}?${next}`);
  };
  return { filters, goToPage, goBack: () => navigate(-1) };
}
