import type { RequestOverview } from '@kindwing/backend/client';

export type Holder =
  | { kind: 'nobody' }
  | { kind: 'you'; until: string }
  | { kind: 'other'; name: string; since: string };

/** Who has the request in hand now. A lease that has lapsed is nobody's, whatever the row still says. */
export function holderOf(
  request: Pick<RequestOverview, 'holder_id' | 'holder_name' | 'held_since' | 'held_until'>,
  userId: string | undefined,
  now = Date.now(),
): Holder {
  const { holder_id: holder, held_until: until, held_since: since } = request;
  if (!holder || !until || Date.parse(until) <= now) return { kind: 'nobody' };
  if (holder === userId) return { kind: 'you', until };
  return { kind: 'other', name: request.holder_name ?? '', since: since ?? until };
}
