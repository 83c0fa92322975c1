import type { Booking } from '@kindwing/backend/client';
import { effectiveBookingStatus } from '@kindwing/backend/domain';
import { Box, Card, CardContent, StatusChip, Typography } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import type { ReactNode } from 'react';
import { useText } from '../messages/text.ts';
import { Itinerary } from './itinerary.tsx';

export const bookingTones = {
  pending: 'warning',
  ticketed: 'success',
  changed: 'accent',
  cancelled: 'neutral',
  flown: 'neutral',
} as const;

interface BookingCardProps {
  booking: Booking;
  /** what the reader can do about it */
  steps?: ReactNode;
}

export function BookingCard({ booking, steps }: BookingCardProps) {
  const t = useText();
  const status = effectiveBookingStatus(booking, Date.now());
  return (
    <Card component="section" aria-labelledby={`booking-${booking.id}`}>
      <CardContent>
        <Typography variant="h6" component="h3" id={`booking-${booking.id}`} gutterBottom>
          {t('booking.title')}
        </Typography>
        <DefinitionList
          items={[
            { term: t('booking.pnr'), value: <strong>{booking.pnr}</strong> },
            { term: t('booking.tickets'), value: booking.ticket_numbers.join(', ') || t('booking.no_tickets') },
            {
              term: t('booking.status'),
              value: <StatusChip tone={bookingTones[status]} label={t(`booking.${status}`)} />,
            },
          ]}
        />
        <Box sx={{ mt: 2 }}>
          <Itinerary legs={booking.legs} />
        </Box>
        {steps}
      </CardContent>
    </Card>
  );
}
