import { type Deadline, type DeadlineState, deadlineState } from '@kindwing/backend/client';
import { HOUR_MS, toMs } from '@kindwing/backend/domain';

/** `soon`: open, and due within three days. `over`: passed together with the flight, so that nobody can do it any more. */
export type Urgency = DeadlineState | 'soon' | 'over';

const NEAR = 72 * HOUR_MS;
const order: readonly Urgency[] = ['missed', 'soon', 'open', 'not_yet', 'over', 'done', 'waived'];

type Timed = Pick<Deadline, 'due_at' | 'window_from' | 'done_at' | 'waived_at' | 'anchor_at'>;

/** How much a deadline presses now. `now` in milliseconds. */
export function urgencyOf(deadline: Timed, now: number): Urgency {
  const state = deadlineState(deadline, now);
  const due = deadline.due_at === null ? null : toMs(deadline.due_at);
  const anchor = deadline.anchor_at === null ? null : toMs(deadline.anchor_at);
  if (state === 'missed' && due !== null && anchor !== null && due <= anchor && anchor < now) return 'over';
  return state === 'open' && due !== null && due - now <= NEAR ? 'soon' : state;
}

/** What is overdue or near stands first, what is settled last; within each by time, without a fixed hour at the end. */
export function byUrgency<D extends Timed>(deadlines: readonly D[], now: number): (D & { urgency: Urgency })[] {
  const time = ({ due_at: due }: Timed) => (due === null ? Number.POSITIVE_INFINITY : toMs(due));
  return deadlines
    .map((deadline) => ({ ...deadline, urgency: urgencyOf(deadline, now) }))
    .sort(
      (a, b) =>
        order.indexOf(a.urgency) - order.indexOf(b.urgency) || (time(a) === time(b) ? 0 : time(a) < time(b) ? -1 : 1),
    );
}
