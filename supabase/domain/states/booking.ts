import { type Instant, toMs } from '../time/instant.ts';

export const bookingStatuses = ['pending', 'ticketed', 'changed', 'cancelled', 'flown'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The status at an instant: a ticketed or changed booking is `flown` once its last leg has arrived. */
export function effectiveBookingStatus(
  booking: { readonly status: BookingStatus; readonly last_arrival_at?: Instant | null },
  now: Instant,
): BookingStatus {
  const live = booking.status === 'ticketed' || booking.status === 'changed';
  if (live && booking.last_arrival_at != null && toMs(now) >= toMs(booking.last_arrival_at)) return 'flown';
  return booking.status;
}
