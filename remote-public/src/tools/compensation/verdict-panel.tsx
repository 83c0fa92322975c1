import { Box, Typography, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import type { Verdict } from './verdict.ts';

/** The estimate in large letters, and at once what it is not: advice. */
export function VerdictPanel({ verdict }: { verdict: Verdict }) {
  const t = useText();
  const { money, number } = useFormat();
  const said = (): { head: string; figure: string; note: string } => {
    switch (verdict.kind) {
      case 'amount': {
        const least =
          verdict.least === null ? '' : t('claim.verdict.least', { amount: money(verdict.least, verdict.currency) });
        return {
          head: t(verdict.sure ? 'claim.verdict.amount' : 'claim.verdict.perhaps'),
          figure: money(verdict.cents, verdict.currency),
          note: `${t('claim.verdict.each')} ${least}`.trim(),
        };
      }
      case 'percent':
        return {
          head: t('claim.verdict.amount'),
          figure: `${verdict.percent} %`,
          note: t('claim.verdict.percent'),
        };
      case 'limit':
        return {
          head: t('claim.verdict.limit'),
          figure: t('claim.verdict.sdr', { sdr: number(verdict.sdr) }),
          note: t('claim.verdict.limit.note'),
        };
      case 'floor':
        return {
          head: t('claim.verdict.floor'),
          figure: money(verdict.cents, 'USD'),
          note: t('claim.verdict.floor.note'),
        };
      case 'nothing':
        return {
          head: t('claim.verdict.estimate'),
          figure: t('claim.verdict.nothing'),
          note: t('claim.verdict.nothing.note'),
        };
      default:
        return {
          head: t('claim.verdict.estimate'),
          figure: t('claim.verdict.unknown'),
          note: t('claim.verdict.unknown.note'),
        };
    }
  };
  const { head, figure, note } = said();
  return (
    <Box
      sx={{
        position: 'relative',
        maxWidth: 780,
        p: { xs: 3, sm: 4.5 },
        bgcolor: 'house.accentWash',
        borderRadius: '22px 72px 22px 22px',
        border: '3px dotted',
        borderColor: 'house.accent',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{head}</Typography>
      <Typography
        sx={{ fontSize: 'clamp(2.2rem, 1.6rem + 2.6vw, 3.4rem)', fontWeight: 600, lineHeight: 1.15, my: 0.5 }}
      >
        {figure}
      </Typography>
      <Typography sx={{ maxWidth: '60ch' }}>{note}</Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{t('claim.advice')}</Typography>
    </Box>
  );
}
