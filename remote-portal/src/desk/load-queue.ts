import { type Client, listQueue, listRequests, type Page, type RequestOverview } from '@kindwing/backend/client';
import { holderOf } from './holder.ts';
import { mostPressingFirst } from './order.ts';
import type { DeskView, QueueFilters } from './queue-filters.ts';

const statuses = {
  open: ['new', 'assessing', 'waiting_for_client', 'offered', 'accepted'],
  unclaimed: ['new', 'assessing', 'waiting_for_client', 'accepted'],
  mine: ['new', 'assessing', 'waiting_for_client', 'offered', 'accepted', 'booked', 'travelling'],
  waiting: ['waiting_for_client'],
  offered: ['offered'],
  to_book: ['accepted'],
} as const satisfies Record<Exclude<DeskView, 'closed'>, readonly string[]>;

/**
 * The desk's page: open requests come whole (200 at most) and in the order of what is due next; finished ones are a
 * history, so they come page by page, newest first.
 */
export async function loadQueue(client: Client, filters: QueueFilters, userId: string): Promise<Page<RequestOverview>> {
  const { view, service, search, after } = filters;
  const narrowed = { ...(service && { serviceType: service }), ...(search && { search }) };
  if (view === 'closed')
    return listRequests(
      client,
      { ...narrowed, statuses: ['booked', 'travelling', 'completed', 'cancelled'], sort: 'last_event_at' },
      { after },
    );
  const rows = await listQueue(client, {
    ...narrowed,
    statuses: statuses[view],
    ...(view === 'mine' && { holder: userId }),
  });
  const held = (row: RequestOverview) => holderOf(row, userId).kind;
  const shown = rows.filter((row) =>
    view === 'unclaimed' ? held(row) === 'nobody' : view === 'mine' ? held(row) === 'you' : true,
  );
  return { rows: mostPressingFirst(shown), next: null, previous: null };
}
