import type { ListedBooking } from '@kindwing/backend/client';
import { type Format, Typography } from '@kindwing/ui';
import type { Column } from '@kindwing/ui/data';
import { Moment } from '../lists/moment.tsx';
import { Reference } from '../lists/reference.tsx';
import { BookingStatusChip } from '../status/chips.tsx';
import type { AdminText } from '../text.ts';
import { routeOf } from './route.ts';

export function bookingColumns(t: AdminText, format: Format, narrow = false): Column<ListedBooking>[] {
  const all: Column<ListedBooking>[] = [
    { key: 'pnr', header: t('bookings.pnr'), cell: ({ pnr }) => pnr },
    {
      key: 'request',
      header: t('bookings.request'),
      cell: ({ request }) => (
        <>
          <Reference>{request.reference}</Reference>
          {narrow ? null : <Typography variant="body2">{request.contact_name}</Typography>}
        </>
      ),
    },
    { key: 'route', header: t('bookings.route'), cell: ({ legs }) => routeOf(legs) },
    {
      key: 'departure',
      header: t('bookings.departure'),
      // On the clock of the airport: that is the time on the ticket.
      cell: ({ first_departure_at: at, legs: [first] }) => (
        <Moment>{format.dateTime(at, { timeZone: first?.origin_tz, zoneName: true })}</Moment>
      ),
    },
    {
      key: 'tickets',
      header: t('bookings.tickets'),
      cell: ({ ticket_numbers: tickets }) => (tickets.length ? tickets.join(', ') : t('bookings.no_tickets')),
    },
    { key: 'status', header: t('bookings.status'), cell: ({ status }) => <BookingStatusChip status={status} /> },
  ];
  return all;
}
