import type { EffectiveRequestStatus } from '@kindwing/backend/domain';
import { StatusChip } from '@kindwing/ui';
import { useText } from '../messages/text.ts';

const tones = {
  new: 'info',
  assessing: 'info',
  waiting_for_client: 'warning',
  offered: 'accent',
  accepted: 'success',
  booked: 'success',
  travelling: 'success',
  completed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<EffectiveRequestStatus, string>;

/** The request's status as everyone reads it: the clock's share included. */
export function RequestStatus({ status }: { status: EffectiveRequestStatus }) {
  const t = useText();
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />;
}
