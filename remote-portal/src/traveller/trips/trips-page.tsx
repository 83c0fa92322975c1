import { EmptyState, ErrorState, LinkButton, LoadingNotice, PageHeader, PageTitle, Section, Stack } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { failureText } from '../../requests/failure.ts';
import { useLiveRequests } from '../../requests/live.ts';
import { useBookings } from '../dashboard/data.ts';
import { useClock } from '../next/clock.ts';
import { useHashTarget } from '../use-hash-target.ts';
import { PastTrips } from './past-trips.tsx';
import { TripCard } from './trip-card.tsx';
import { byDeparture, isAhead, tripSteps } from './trip-times.ts';

/** Booked trips: times, reference, what to do when; then those that are over. */
export default function TripsPage() {
  const t = useText();
  useLiveRequests();
  useHashTarget();
  const bookings = useBookings();
  const rows = bookings.data ?? [];
  const now = useClock(
    rows.flatMap(({ legs, last_arrival_at: end }) => [
      end,
      ...(legs[0] ? tripSteps(legs[0].departs_at, 0).map(({ at }) => at) : []),
    ]),
  );
  const ahead = rows.filter((row) => isAhead(row, now)).sort(byDeparture);
  const over = rows.filter((row) => !isAhead(row, now)).sort((a, b) => byDeparture(b, a));
  return (
    <Stack spacing={4} useFlexGap>
      <PageTitle title={t('trips.title')} />
      <PageHeader title={t('trips.title')} subtitle={t('trips.subtitle')} />
      {bookings.isPending && <LoadingNotice text={t('trips.loading')} />}
      {bookings.isError && !bookings.data && (
        <ErrorState
          title={t('trips.failed')}
          body={failureText(bookings.error, t).body}
          onRetry={() => void bookings.refetch()}
        />
      )}
      {bookings.data && rows.length === 0 && (
        <EmptyState
          icon="plane"
          title={t('trips.empty.title')}
          body={t('trips.empty.body')}
          action={<LinkButton to="/portal/requests">{t('trips.empty.action')}</LinkButton>}
        />
      )}
      {ahead.map((booking) => (
        <TripCard key={booking.id} booking={booking} now={now} />
      ))}
      {over.length > 0 && (
        <Section width="none" title={t('trips.over')}>
          <PastTrips bookings={over} now={now} />
        </Section>
      )}
    </Stack>
  );
}
