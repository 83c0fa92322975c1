import { feeCents } from '@kindwing/backend/domain/fees';
import { Typography, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import { decidingMinutes } from '../shared/fee-tiers.ts';
import { Part } from '../shared/part.tsx';
import type { CheckedTrip } from './checked-trip.ts';

/** What our help would cost. It depends on the route and the airlines alone. */
export function TripFee({ checked: { tiers, assessment } }: { checked: CheckedTrip }) {
  const t = useText();
  const { money, duration } = useFormat();
  const [low, high] = tiers;
  if (!low) return null;
  return (
    <Part title={t('trip.fee')} icon="invoice">
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {t(`fee.${low}.title`)}: {money(feeCents[low])}
        {high ? ` ${t('trip.fee.or')} ${t(`fee.${high}.title`)}: ${money(feeCents[high])}` : ''}
      </Typography>
      <Typography sx={{ mt: 0.75, maxWidth: '66ch' }}>
        {t(`trip.fee.reason.${assessment.fee.reason}`, {
          duration: duration(Math.round(decidingMinutes(assessment.fee) / 5) * 5),
        })}{' '}
        {t('trip.fee.never')}
      </Typography>
    </Part>
  );
}
