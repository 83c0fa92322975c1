import type { RequestEvent } from '@kindwing/backend/client';
import { useFormat } from '@kindwing/ui';
import { Timeline } from '@kindwing/ui/data';
import { useText } from '../messages/text.ts';
import { eventNote, eventTitle } from './event-text.ts';

/** What happened, newest first. Staff also see what only staff may. */
export function EventTimeline({ events, reader }: { events: readonly RequestEvent[]; reader: 'client' | 'staff' }) {
  const t = useText();
  const format = useFormat();
  return (
    <Timeline
      label={t('timeline.title')}
      items={events.map((event) => ({
        id: event.id,
        title: eventTitle(event, t, format, reader),
        at: event.created_at,
        body: (
          <>
            {eventNote(event, t, format)}
            {event.visibility === 'staff' && <div>{t('event.staff_only')}</div>}
          </>
        ),
        tone: event.visibility === 'staff' ? 'neutral' : 'info',
      }))}
    />
  );
}
