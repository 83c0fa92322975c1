import type { EffectiveRequestStatus, RequestFilter, RequestPriority } from '@kindwing/backend/client';
import { serviceTypes } from '@kindwing/backend/domain';
import { oneOf } from '../choice.ts';

export const requestStatuses = [
  'new',
  'assessing',
  'waiting_for_client',
  'offered',
  'accepted',
  'booked',
  'travelling',
  'completed',
  'cancelled',
] as const satisfies readonly EffectiveRequestStatus[];

/** Still on somebody's way to a booking. */
export const openStatuses = ['new', 'assessing', 'waiting_for_client', 'offered', 'accepted'] as const;

/** What needs somebody now; each is a figure on the dashboard and a filter of the list. */
export const attentions = ['unclaimed', 'urgent', 'offer_ending', 'to_book'] as const;
export type Attention = (typeof attentions)[number];

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** To the minute, so that the filter stays the same query for as long. */
const soon = (now: number) => new Date(Math.ceil(now / MINUTE) * MINUTE + DAY).toISOString();

export function attentionFilter(attention: Attention, now = Date.now()): RequestFilter {
  switch (attention) {
    case 'unclaimed':
      return { statuses: ['new', 'assessing'], unheld: true };
    case 'urgent':
      return { statuses: openStatuses, priority: 'urgent' };
    case 'offer_ending':
      return { statuses: ['offered'], offerEndsBefore: soon(now) };
    case 'to_book':
      return { statuses: ['accepted'] };
  }
}

const priorities = ['urgent', 'normal'] as const satisfies readonly RequestPriority[];

/** The list's filter from its address. What the address says besides `needs` narrows it further. */
export function readFilter(params: URLSearchParams): RequestFilter {
  const attention = oneOf(params.get('needs'), attentions);
  const status = oneOf(params.get('status'), ['open', ...requestStatuses] as const);
  const service = oneOf(params.get('service'), serviceTypes);
  const priority = oneOf(params.get('priority'), priorities);
  const search = params.get('q')?.trim();
  const base = attention ? attentionFilter(attention) : {};
  const wanted = status === 'open' ? openStatuses : status ? [status] : null;
  const both = base.statuses && wanted ? wanted.filter((each) => base.statuses?.includes(each)) : wanted;
  return {
    ...base,
    ...(both && { statuses: both }),
    ...(service && { serviceType: service }),
    ...(priority && { priority }),
    ...(search && { search }),
  };
}

/** Nothing can be both what is needed and in a status that excludes it; an empty list of statuses would ask for all. */
export const isImpossible = (filter: RequestFilter) => filter.statuses !== undefined && filter.statuses.length === 0;
