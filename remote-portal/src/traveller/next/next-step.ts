import type { RequestOverview } from '@kindwing/backend/client';
import { type EffectiveRequestStatus, effectiveRequestStatus, type Instant, toMs } from '@kindwing/backend/domain';

/** What the next step is read from; a row of the overview has it all. */
export type StepFacts = Pick<
  RequestOverview,
  | 'id'
  | 'reference'
  | 'service_type'
  | 'status'
  | 'effective_status'
  | 'priority'
  | 'offer_expires_at'
  | 'first_departure_at'
  | 'last_arrival_at'
  | 'last_event_at'
>;

/**
 * What happens next with a request, from its client's side. `decide` and `answer` wait for the client, `ended` is an
 * offer whose 72 hours ran out, `booking` is ours: accepted, and not booked yet.
 */
export type StepKind =
  | 'decide'
  | 'answer'
  | 'ended'
  | 'travelling'
  | 'departure'
  | 'booking'
  | 'assessment'
  | 'received'
  | 'completed'
  | 'cancelled';

/** From what can't wait to what is over. */
const rank: readonly StepKind[] = [
  'decide',
  'answer',
  'ended',
  'travelling',
  'departure',
  'booking',
  'assessment',
  'received',
  'completed',
  'cancelled',
];

const kinds = {
  new: 'received',
  assessing: 'assessment',
  waiting_for_client: 'answer',
  offered: 'decide',
  accepted: 'booking',
  booked: 'departure',
  travelling: 'travelling',
  completed: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<EffectiveRequestStatus, StepKind>;

/**
 * The effective status at this moment: the row said it when it was read, and an offer may have ended or a trip begun
 * since then. Only what the row itself calls offered is counted down: an offer that can still be undone isn't there yet.
 */
export function statusNow(request: StepFacts, now: Instant): EffectiveRequestStatus {
  const { effective_status: read } = request;
  if (read === 'offered') return effectiveRequestStatus({ ...request, status: 'offered' }, now);
  if (read === 'booked' || read === 'travelling') return effectiveRequestStatus({ ...request, status: 'booked' }, now);
  return read;
}

export function stepOf(request: StepFacts, now: Instant): StepKind {
  const kind = kinds[statusNow(request, now)];
  const { status, offer_expires_at: until } = request;
  const ended = kind === 'assessment' && status === 'offered' && until !== null && toMs(until) <= toMs(now);
  return ended ? 'ended' : kind;
}

/** When the same step waits in several requests: the earliest end or departure, otherwise urgent first, then the longest waiting. */
function pressing(a: StepFacts, b: StepFacts, kind: StepKind): number {
  const at = (request: StepFacts) =>
    Date.parse(
      (kind === 'decide' && request.offer_expires_at) ||
        (kind === 'departure' && request.first_departure_at) ||
        request.last_event_at,
    );
  const urgency = Number(b.priority === 'urgent') - Number(a.priority === 'urgent');
  return (kind === 'decide' || kind === 'departure' ? 0 : urgency) || at(a) - at(b);
}

export interface NextStep<Request extends StepFacts = RequestOverview> {
  kind: StepKind;
  request: Request;
}

/** The one thing that the dashboard puts first; null when nothing is under way. */
export function nextStep<Request extends StepFacts>(
  requests: readonly Request[],
  now: Instant,
): NextStep<Request> | null {
  const steps = requests
    .map((request) => ({ kind: stepOf(request, now), request }))
    .filter(({ kind }) => kind !== 'completed' && kind !== 'cancelled')
    .sort((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind) || pressing(a.request, b.request, a.kind));
  return steps[0] ?? null;
}
