import type { RequestOverview } from '@kindwing/backend/client';
import type { Format } from '@kindwing/ui';
import type { PortalText } from '../messages/text.ts';
import { departureOf } from '../requests/departure.ts';

/** What comes next for a request, and when: the line by which an agent decides where to go. */
export function dueText(request: RequestOverview, t: PortalText, format: Format): string {
  const { relative, dateTime } = format;
  switch (request.effective_status) {
    case 'new':
    case 'assessing':
      return t('desk.due.answer', { when: relative(request.last_event_at) });
    case 'waiting_for_client':
      return t('desk.due.client', { when: relative(request.last_event_at) });
    case 'offered':
      return request.offer_expires_at
        ? t('desk.due.offer_ends', { when: dateTime(request.offer_expires_at, { zoneName: true }) })
        : t('desk.due.none');
    case 'accepted':
      return t('desk.due.book', { when: relative(request.last_event_at) });
    case 'booked': {
      const when = departureOf(request, format);
      return when ? t('desk.due.departs', { when }) : t('desk.due.none');
    }
    default:
      return t('desk.due.none');
  }
}
