import { arrivalDayShift } from '@kindwing/backend/domain/time';
import { Box, Stack, Typography, useFormat } from '@kindwing/ui';
import { type PortalText, useText } from '../messages/text.ts';
import type { WholeLeg } from './whole-leg.ts';

const dayNote = (t: PortalText, shift: number) =>
  shift === 0 ? null : shift < 0 ? t('leg.previous_day') : t('leg.next_day', { count: shift });

const flightName = (t: PortalText, leg: WholeLeg) => {
  const sold = leg.marketing_carrier ?? leg.operating_carrier;
  // Airlines and people write both `IB310` and `310`.
  const number = (leg.flight_number ?? '').replace(new RegExp(`^${sold}\\s*`, 'i'), '');
  const flight = t('leg.flight', { carrier: sold, number }).trim();
  return sold === leg.operating_carrier
    ? flight
    : `${flight}, ${t('leg.operated_by', { carrier: leg.operating_carrier })}`;
};

/** One flight. A description list, so that a screen reader hears "Departs … Arrives …", not two loose times. */
export function ItineraryLeg({ leg }: { leg: WholeLeg }) {
  const t = useText();
  const format = useFormat();
  const end = (label: string, airport: string, at: string, timeZone: string, note: string | null = null) => (
    <Box sx={{ flex: 1, minWidth: 120 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        <strong>{airport}</strong> {format.time(at, { timeZone })}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {format.date(at, { timeZone })}
          {note && ` (${note})`}
        </Typography>
      </Typography>
    </Box>
  );
  return (
    <Box sx={{ borderInlineStart: 3, borderColor: 'primary.main', paddingInlineStart: 1.5 }}>
      <Stack component="dl" direction="row" spacing={2} useFlexGap sx={{ m: 0, flexWrap: 'wrap' }}>
        {end(t('leg.departs'), leg.origin, leg.departs_at, leg.origin_tz)}
        {end(t('leg.arrives'), leg.destination, leg.arrives_at, leg.destination_tz, dayNote(t, arrivalDayShift(leg)))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {flightName(t, leg)} · {format.duration(leg.block_minutes)} · {t(`cabin.${leg.cabin}`)}
      </Typography>
    </Box>
  );
}
