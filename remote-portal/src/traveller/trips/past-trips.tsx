import type { ListedBooking } from '@kindwing/backend/client';
import { effectiveBookingStatus } from '@kindwing/backend/domain';
import { StatusChip, useFormat } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { useText } from '../../messages/text.ts';
import { bookingTones } from '../../requests/booking-card.tsx';
import { Reference } from '../../requests/reference.tsx';
import { useAirportNames } from '../places/use-places.ts';
import { turningPoint } from './trip-times.ts';

/** Trips that were flown or cancelled; each leads to its request, where help afterwards is asked for. */
export function PastTrips({ bookings, now }: { bookings: readonly ListedBooking[]; now: number }) {
  const t = useText();
  const { date } = useFormat();
  const ends = bookings.map(({ legs }) => ({ origin: legs[0]?.origin ?? '', destination: turningPoint(legs) }));
  const name = useAirportNames(ends.flatMap(({ origin, destination }) => [origin, destination]).filter(Boolean));
  return (
    <DataTable
      caption={t('trips.over')}
      quietCaption
      rows={bookings}
      rowKey={({ id }) => id}
      onRowLink={({ request }) => `/portal/requests/${request.id}`}
      columns={[
        {
          key: 'trip',
          header: t('trips.trip'),
          cell: ({ legs, request }) =>
            legs[0] ? (
              t('trip.from_to', { origin: name(legs[0].origin), destination: name(turningPoint(legs)) })
            ) : (
              <Reference>{request.reference}</Reference>
            ),
        },
        {
          key: 'day',
          header: t('trips.day'),
          cell: ({ legs: [first] }) => first && date(first.departs_at, { timeZone: first.origin_tz }),
        },
        { key: 'pnr', header: t('booking.pnr') },
        {
          key: 'status',
          header: t('booking.status'),
          cell: (booking) => {
            const status = effectiveBookingStatus(booking, now);
            return <StatusChip tone={bookingTones[status]} label={t(`booking.${status}`)} />;
          },
        },
      ]}
    />
  );
}
