import type { RequestOverview } from '@kindwing/backend/client';

type Pressing = Pick<
  RequestOverview,
  'priority' | 'effective_status' | 'created_at' | 'last_event_at' | 'offer_expires_at' | 'first_departure_at' | 'id'
>;

/** The instant by which the request wants something of us, in ms; what waits for us counts from when it began to. */
function dueAt(request: Pressing): number {
  const at = (instant: string | null) => (instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant));
  switch (request.effective_status) {
    case 'accepted':
    case 'new':
    case 'assessing':
      return Math.min(at(request.last_event_at), at(request.first_departure_at));
    case 'offered':
      return at(request.offer_expires_at);
    default:
      return at(request.first_departure_at);
  }
}

/** Urgent first; then by what has consequences soonest, then the older. */
export function mostPressingFirst<R extends Pressing>(requests: readonly R[]): R[] {
  return [...requests].sort(
    (a, b) =>
      Number(b.priority === 'urgent') - Number(a.priority === 'urgent') ||
      dueAt(a) - dueAt(b) ||
      Date.parse(a.created_at) - Date.parse(b.created_at) ||
      (a.id < b.id ? -1 : 1),
  );
}
