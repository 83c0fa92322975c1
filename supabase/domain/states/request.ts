import { type Instant, toMs } from '../time/instant.ts';

/** What `requests.status` stores. */
export const requestStatuses = [
  'new',
  'assessing',
  'waiting_for_client',
  'offered',
  'accepted',
  'booked',
  'cancelled',
  'completed',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What everyone reads: the stored status plus what the clock alone decides. */
export const effectiveRequestStatuses = [...requestStatuses, 'travelling'] as const;
export type EffectiveRequestStatus = (typeof effectiveRequestStatuses)[number];

export const requestPriorities = ['normal', 'urgent'] as const;
export type RequestPriority = (typeof requestPriorities)[number];

export const tripTypes = ['one_way', 'return', 'multi_city'] as const;
export type TripType = (typeof tripTypes)[number];

export const requestSources = ['request_form', 'sos', 'client_wizard', 'quick_create'] as const;
export type RequestSource = (typeof requestSources)[number];

export interface RequestClock {
  readonly status: RequestStatus;
  /** When the current offer ends; null when there is none. */
  readonly offer_expires_at?: Instant | null;
  readonly first_departure_at?: Instant | null;
  readonly last_arrival_at?: Instant | null;
}

/** A booked trip counts as completed this long after its last arrival, unless an agent says so earlier. */
export const COMPLETED_AFTER_HOURS = 48;

/**
 * The status at an instant, so that no job has to run for it to be true: an `offered` request whose offer has ended is
 * `assessing` again; a `booked` one is `travelling` from its first departure and `completed` 48 h after its last arrival.
 * Unknown times leave the stored status as it is.
 */
export function effectiveRequestStatus(request: RequestClock, now: Instant): EffectiveRequestStatus {
  const at = toMs(now);
  if (request.status === 'offered' && request.offer_expires_at != null) {
    return at < toMs(request.offer_expires_at) ? 'offered' : 'assessing';
  }
  if (request.status === 'booked' && request.first_departure_at != null) {
    const completed =
      request.last_arrival_at != null && at >= toMs(request.last_arrival_at) + COMPLETED_AFTER_HOURS * 3_600_000;
    if (completed) return 'completed';
    return at < toMs(request.first_departure_at) ? 'booked' : 'travelling';
  }
  return request.status;
}

/**
 * Each write that moves a request, with the effective statuses it may start from and the status it stores; `unchanged`
 * keeps what is stored. A claim begins the assessment of what is new and takes anything else as it stands.
 */
export const requestMoves = {
  claim: {
    from: ['new', 'assessing', 'waiting_for_client', 'offered', 'accepted', 'booked', 'travelling'],
    to: 'unchanged',
  },
  ask_client: { from: ['assessing', 'waiting_for_client'], to: 'waiting_for_client' },
  answer: { from: ['waiting_for_client'], to: 'assessing' },
  send_offer: { from: ['assessing', 'waiting_for_client', 'offered'], to: 'offered' },
  accept_offer: { from: ['offered'], to: 'accepted' },
  decline_offer: { from: ['offered'], to: 'assessing' },
  withdraw_offer: { from: ['offered'], to: 'assessing' },
  book: { from: ['accepted'], to: 'booked' },
  cancel: { from: ['new', 'assessing', 'waiting_for_client', 'offered', 'accepted', 'booked'], to: 'cancelled' },
  complete: { from: ['travelling'], to: 'completed' },
} as const satisfies Record<string, { from: readonly EffectiveRequestStatus[]; to: RequestStatus | 'unchanged' }>;
export type RequestMove = keyof typeof requestMoves;

/** Whether a move may start from this effective status; the database decides, interfaces use it to offer the move. */
export function canMove(move: RequestMove, status: EffectiveRequestStatus): boolean {
  const from: readonly EffectiveRequestStatus[] = requestMoves[move].from;
  return from.includes(status);
}
