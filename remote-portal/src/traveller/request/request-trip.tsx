import type { RequestLeg } from '@kindwing/backend/client';
import { Box, Stack, Typography, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { useAirportNames } from '../places/use-places.ts';

/** The trip as its client wished it: places and days, before anybody has looked for flights. */
export function RequestTrip({ legs }: { legs: readonly RequestLeg[] }) {
  const t = useText();
  const { date } = useFormat();
  const name = useAirportNames(legs.flatMap(({ origin, destination }) => [origin, destination]));
  return (
    <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {legs.map((leg) => {
        const day = leg.desired_date ?? leg.departs_at;
        return (
          <Box component="li" key={leg.position} sx={{ borderInlineStart: 3, borderColor: 'primary.main', pl: 1.5 }}>
            <Typography>
              {t('trip.from_to', { origin: name(leg.origin), destination: name(leg.destination) })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {day ? date(day, leg.origin_tz ? { timeZone: leg.origin_tz } : {}) : t('trip.no_date')}
            </Typography>
          </Box>
        );
      })}
    </Stack>
  );
}
