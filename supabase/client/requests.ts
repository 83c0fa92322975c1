import { type Client, callFunction, countOf, unwrap } from './call.ts';
import { type Page, type Seek, seekPage, toPage } from './page.ts';
import type {
  EffectiveRequestStatus,
  RequestLeg,
  RequestOverview,
  RequestPriority,
  RequestStatus,
  ServiceType,
  Traveller,
} from './rows.ts';
import { beginsWith, searchTerm } from './search.ts';

export interface RequestFilter {
  /** Effective statuses, as people see them. */
  statuses?: readonly EffectiveRequestStatus[];
  serviceType?: ServiceType;
  priority?: RequestPriority;
  /** Whose requests. A client passes their own id: the index then finds them among everybody's. */
  owner?: string;
  /** Held by this agent now. */
  holder?: string;
  /** Held by nobody now. */
  unheld?: boolean;
  /** Its offer ends before this instant. */
  offerEndsBefore?: string;
  /** A reference, or the beginning of a name or an email address. */
  search?: string;
  sort?: 'created_at' | 'last_event_at';
}

/** Stored statuses that can look like an effective one: lets the index do the coarse work. */
const storedAs: Readonly<Record<EffectiveRequestStatus, readonly RequestStatus[]>> = {
  new: ['new'],
  assessing: ['assessing', 'offered'],
  waiting_for_client: ['waiting_for_client'],
  offered: ['offered'],
  accepted: ['accepted'],
  booked: ['booked'],
  travelling: ['booked'],
  cancelled: ['cancelled'],
  completed: ['completed', 'booked'],
};

function overview(client: Client, filter: RequestFilter, counted: { head?: boolean; count?: 'exact' } = {}) {
  let query = client.from('request_overview').select('*', counted);
  if (filter.statuses !== undefined && filter.statuses.length > 0) {
    const stored = [...new Set(filter.statuses.flatMap((status) => storedAs[status]))];
    query = query.in('status', stored).in('effective_status', [...filter.statuses]);
  }
  if (filter.serviceType !== undefined) query = query.eq('service_type', filter.serviceType);
  if (filter.priority !== undefined) query = query.eq('priority', filter.priority);
  if (filter.owner !== undefined) query = query.eq('owner', filter.owner);
  if (filter.holder !== undefined) query = query.eq('holder_id', filter.holder);
  if (filter.unheld) query = query.is('holder_id', null);
  if (filter.offerEndsBefore !== undefined) query = query.lt('offer_expires_at', filter.offerEndsBefore);
  const search = searchTerm(filter.search);
  if (/^KW-\w{6}$/i.test(search)) query = query.eq('reference', search.toUpperCase());
  else if (search) query = query.or(beginsWith(['reference', 'contact_name', 'contact_email'], search));
  return query;
}

/** Requests that the reader may see, newest first. */
export async function listRequests(
  client: Client,
  filter: RequestFilter = {},
  seek: Seek = {},
): Promise<Page<RequestOverview>> {
  const sort = filter.sort ?? 'created_at';
  const rows = await unwrap(
    seekPage(overview(client, filter), sort, seek).overrideTypes<RequestOverview[], { merge: false }>(),
  );
  return toPage(rows, seek, (row) => [row[sort], row.id]);
}

/** How many there are, without reading them. Name statuses: to count everything reads everything. */
export const countRequests = (client: Client, filter: RequestFilter): Promise<number> =>
  countOf(overview(client, filter, { head: true, count: 'exact' }));

const OPEN: readonly EffectiveRequestStatus[] = ['new', 'assessing', 'waiting_for_client', 'offered', 'accepted'];

/** The desk's queue: what is still open, urgent first, then the oldest; 200 at most. */
export function listQueue(client: Client, filter: RequestFilter = {}): Promise<RequestOverview[]> {
  return unwrap(
    overview(client, { statuses: OPEN, ...filter })
      .order('priority', { ascending: false })
      .order('created_at', { ascending: true })
      .order('id', { ascending: true })
      .limit(200)
      .overrideTypes<RequestOverview[], { merge: false }>(),
  );
}

/** @throws BackendError `not_found` when there is none, or none for this reader. */
export function getRequest(client: Client, requestId: string): Promise<RequestOverview> {
  return unwrap(
    client
      .from('request_overview')
      .select('*')
      .eq('id', requestId)
      .single()
      .overrideTypes<RequestOverview, { merge: false }>(),
  );
}

export function listRequestLegs(client: Client, requestId: string): Promise<RequestLeg[]> {
  return unwrap(client.from('request_legs').select('*').eq('request_id', requestId).order('position'));
}

export function listTravellers(client: Client, requestId: string): Promise<Traveller[]> {
  return unwrap(client.from('travellers').select('*').eq('request_id', requestId).order('position'));
}

export type Claim = {
  request_id: string;
  status: EffectiveRequestStatus;
  holder_id: string;
  held_since: string;
  held_until: string;
};

/** Takes a request in hand for 15 minutes. @throws BackendError `conflict`, reason `held`, details `holder_name`. */
export const claimRequest = (client: Client, requestId: string): Promise<Claim> =>
  callFunction(client, 'claim_request', { p_request_id: requestId });

/** Keeps it for another 15 minutes; an open page does so every few minutes. */
export const renewClaim = (client: Client, requestId: string): Promise<{ request_id: string; held_until: string }> =>
  callFunction(client, 'renew_claim', { p_request_id: requestId });

export const releaseRequest = (client: Client, requestId: string): Promise<{ request_id: string }> =>
  callFunction(client, 'release_request', { p_request_id: requestId });

/** A client cancels up to acceptance, the desk up to departure. The reason is required. */
export const cancelRequest = (
  client: Client,
  requestId: string,
  reason: string,
): Promise<{ request_id: string; status: 'cancelled' }> =>
  callFunction(client, 'cancel_request', { p_request_id: requestId, p_reason: reason });

/** After the departure; without it a trip counts as completed 48 h after its last arrival. */
export const completeRequest = (
  client: Client,
  requestId: string,
): Promise<{ request_id: string; status: 'completed' }> =>
  callFunction(client, 'complete_request', { p_request_id: requestId });

export type UnclaimedRequest = { request_id: string; reference: string; service_type: ServiceType; created_at: string };

/** "Did you send this?": requests sent signed out with the reader's confirmed address. */
export const listUnclaimedRequests = (client: Client): Promise<UnclaimedRequest[]> =>
  callFunction(client, 'unclaimed_requests', {});

/** Says whether it was: `true` makes it the reader's, `false` stops the question. */
export const attachRequest = (
  client: Client,
  requestId: string,
  mine: boolean,
): Promise<{ request_id: string; mine: boolean }> =>
  callFunction(client, 'attach_request', { p_request_id: requestId, p_mine: mine });
