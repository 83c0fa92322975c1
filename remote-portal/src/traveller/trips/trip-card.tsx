import type { ListedBooking } from '@kindwing/backend/client';
import { Box, LinkButton, Section, Stack, TextLink, Typography } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { BookingCard } from '../../requests/booking-card.tsx';
import { NamingReference } from '../../requests/reference.tsx';
import { useAirportNames } from '../places/use-places.ts';
import { TripChecklist } from './trip-checklist.tsx';
import { isAhead, turningPoint } from './trip-times.ts';

/** One trip: what is booked on the left, what to do when on the right. */
export function TripCard({ booking, now }: { booking: ListedBooking; now: number }) {
  const t = useText();
  const { legs, request } = booking;
  const [first] = legs;
  const destination = turningPoint(legs);
  const name = useAirportNames(first ? [first.origin, destination] : []);
  const ahead = isAhead(booking, now);
  const title = first
    ? t('trip.from_to', { origin: name(first.origin), destination: name(destination) })
    : request.reference;
  return (
    <Section id={`trip-${booking.id}`} width="none" title={title}>
      <Typography sx={{ mb: 2 }}>
        <TextLink to={`/portal/requests/${request.id}`}>
          <NamingReference text={t('trips.request', { reference: request.reference })} reference={request.reference} />
        </TextLink>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: ahead ? 'minmax(0, 3fr) minmax(0, 2fr)' : '1fr' },
        }}
      >
        <BookingCard booking={booking} />
        {ahead && first && (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <TripChecklist departsAt={first.departs_at} timeZone={first.origin_tz} now={now} />
            <LinkButton variant="outlined" to={`/portal/requests/${request.id}#messages`}>
              {t('trips.ask')}
            </LinkButton>
          </Stack>
        )}
      </Box>
    </Section>
  );
}
