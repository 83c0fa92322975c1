import { useBackend } from '@kindwing/auth';
import { keys, type ListedEvent, listRecentEvents } from '@kindwing/backend/client';
import { EmptyState, ErrorState, LoadingNotice, type StatusTone, TextLink, useFormat } from '@kindwing/ui';
import { Timeline } from '@kindwing/ui/data';
import { useQuery } from '@kindwing/ui/query';
import { failureText } from '../failure.ts';
import { Reference } from '../lists/reference.tsx';
import { useText } from '../text.ts';
import { eventNote, eventTitle } from './event-text.ts';

const LIMIT = 12;

const tones: Partial<Record<ListedEvent['type'], StatusTone>> = {
  submitted: 'info',
  question_answered: 'info',
  offer_sent: 'accent',
  offer_accepted: 'success',
  booked: 'success',
  payment_recorded: 'success',
  flight_moved: 'warning',
  offer_declined: 'warning',
  offer_expired: 'warning',
  cancelled: 'warning',
};

/** What happened lately in all requests, newest first. */
export function RecentEvents() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const seek = { limit: LIMIT };
  const events = useQuery({ queryKey: keys.events(seek), queryFn: () => listRecentEvents(client, seek) });
  if (events.isPending) return <LoadingNotice text={t('events.loading')} />;
  if (events.isError && !events.data)
    return (
      <ErrorState
        title={t('events.failed')}
        body={failureText(events.error, t).body}
        onRetry={() => void events.refetch()}
      />
    );
  const rows = events.data?.rows ?? [];
  if (rows.length === 0) return <EmptyState icon="clock" title={t('events.empty')} />;
  return (
    <Timeline
      label={t('events.title')}
      items={rows.map((event) => ({
        id: event.id,
        title: eventTitle(event, t, format),
        at: event.created_at,
        tone: tones[event.type] ?? 'neutral',
        body: (
          <>
            <div>
              <TextLink to={`/admin/requests/${event.request.id}`}>
                <Reference>{event.request.reference}</Reference>
              </TextLink>{' '}
              · {event.request.contact_name}
            </div>
            {eventNote(event, t, format)}
          </>
        ),
      }))}
    />
  );
}
