import type { OfferLeg } from '@kindwing/backend/client';
import { type Direction, directions, legsOf } from '@kindwing/backend/domain';
import { Box, Stack, Typography, useFormat } from '@kindwing/ui';
import { useText } from '../messages/text.ts';
import { ItineraryLeg } from './itinerary-leg.tsx';
import { minutesBetween, type WholeLeg, withDefaults } from './whole-leg.ts';

/** The legs of a trip by direction, in the airports' own times, with what happens between two flights. */
export function Itinerary({ legs, compact = false }: { legs: readonly OfferLeg[]; compact?: boolean }) {
  const whole = legs.map(withDefaults);
  const ways = directions.filter((way) => whole.some((leg) => leg.direction === way));
  return (
    <Stack spacing={3}>
      {ways.map((way) => (
        <Way key={way} way={way} legs={legsOf(whole, way)} named={ways.length > 1} compact={compact} />
      ))}
    </Stack>
  );
}

interface WayProps {
  way: Direction;
  legs: readonly WholeLeg[];
  named: boolean;
  compact: boolean;
}

function Way({ way, legs, named, compact }: WayProps) {
  const t = useText();
  const { duration } = useFormat();
  const flying = legs.reduce((sum, leg) => sum + leg.block_minutes, 0);
  const stops = legs.length - 1;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {named && <strong>{t(`direction.${way}`)} · </strong>}
        {stops === 0 ? t('trip.non_stop') : t('trip.connections', { count: stops })} ·{' '}
        {t('trip.flying', { duration: duration(flying) })}
      </Typography>
      <Stack component="ol" spacing={compact ? 1 : 1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {legs.map((leg, index) => {
          const before = legs[index - 1];
          return (
            <li key={`${leg.origin}${leg.departs_at}`}>
              {before && (
                <Typography variant="body2" color="textSecondary" sx={{ pb: 1 }}>
                  {t('leg.layover', {
                    duration: duration(minutesBetween(before.arrives_at, leg.departs_at)),
                    airport: leg.origin,
                  })}
                </Typography>
              )}
              <ItineraryLeg leg={leg} />
            </li>
          );
        })}
      </Stack>
    </Box>
  );
}
