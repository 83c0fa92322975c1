import { Box, Card, CardContent, Section, TextLink, Typography, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { useAirportNames } from '../places/use-places.ts';
import { byDeparture, isAhead, turningPoint } from '../trips/trip-times.ts';
import { useBookings } from './data.ts';

/** Booked trips that are ahead or under way, the next one first. */
export function UpcomingTrips({ now }: { now: number }) {
  const t = useText();
  const { dateTime } = useFormat();
  const ahead = (useBookings().data ?? []).filter((booking) => isAhead(booking, now)).sort(byDeparture);
  const name = useAirportNames(
    ahead.flatMap(({ legs }) => legs.flatMap(({ origin, destination }) => [origin, destination])),
  );
  if (ahead.length === 0) return null;
  return (
    <Section width="none" title={t('home.trips')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        }}
      >
        {ahead.map(({ id, legs, pnr }) => {
          const [first] = legs;
          return (
            <Card component="li" key={id}>
              <CardContent>
                {first && (
                  <Typography variant="h6" component="h3">
                    <TextLink to={`/portal/trips#trip-${id}`}>
                      {t('trip.from_to', { origin: name(first.origin), destination: name(turningPoint(legs)) })}
                    </TextLink>
                  </Typography>
                )}
                {first && (
                  <Typography>
                    {t('trips.departs', {
                      when: dateTime(first.departs_at, { timeZone: first.origin_tz, zoneName: true }),
                    })}
                  </Typography>
                )}
                {pnr && (
                  <Typography variant="body2" color="textSecondary">
                    {t('booking.pnr')}: <strong>{pnr}</strong>
                  </Typography>
                )}
              </CardContent>
            </Card>
          );
        })}
      </Box>
    </Section>
  );
}
