import type { Leg } from '@kindwing/backend/domain';
import { Box, Typography, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { useFee } from './use-fee.ts';

interface FeeLineProps {
  legs: readonly Leg[];
  /** whether every flight could be read */
  complete: boolean;
  fareCents: number | null;
}

/** The service fee as the flights stand now, why it is that, and what the client will pay in all. */
export function FeeLine({ legs, complete, fareCents }: FeeLineProps) {
  const t = useText();
  const { money, duration } = useFormat();
  const fee = useFee(legs, complete);
  const minutes = fee?.direction ? fee.flight_minutes[fee.direction] : 0;
  return (
    <Box role="status" sx={{ bgcolor: 'action.hover', borderRadius: 2, p: 2 }}>
      <Typography variant="subtitle2" component="p">
        {t('composer.fee')}
      </Typography>
      {fee ? (
        <>
          <Typography>
            <strong>{t('composer.fee.now', { tier: t(`fee.${fee.tier}`), amount: money(fee.amount_cents) })}</strong> (
            {t(`composer.fee.reason.${fee.reason}`, { duration: duration(minutes) })})
          </Typography>
          {fareCents !== null && (
            <Typography>
              {t('composer.total')}: <strong>{money(fareCents + fee.amount_cents)}</strong>
            </Typography>
          )}
        </>
      ) : (
        <Typography color="textSecondary">{t('composer.fee.waiting')}</Typography>
      )}
    </Box>
  );
}
