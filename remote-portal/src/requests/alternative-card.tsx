import { assistanceText, type OfferAlternative } from '@kindwing/backend/client';
import { Box, Card, Chip, Icon, Stack, StatusChip, Typography, useFormat } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import type { ReactNode } from 'react';
import { useText } from '../messages/text.ts';
import { Itinerary } from './itinerary.tsx';

const fitTones = { full: 'success', partial: 'warning', none: 'error' } as const;

const parts = ['name', 'price', 'flights', 'needs', 'conditions', 'action'] as const;
const rowOf = (part: (typeof parts)[number]) => ({ gridRow: parts.indexOf(part) + 1 });

interface AlternativeCardProps {
  alternative: OfferAlternative;
  currency: string;
  chosen?: boolean;
  /** what the reader may do with it */
  action?: ReactNode;
}

/** One of the three: price first, then the flights, then how well it fits. The client and the agent's preview see this very card. */
export function AlternativeCard({ alternative, currency, chosen = false, action }: AlternativeCardProps) {
  const t = useText();
  const { money } = useFormat();
  const { language } = useLanguage();
  const title = t('alternative.name', { position: alternative.position });
  const headingId = `alternative-${alternative.id}`;
  return (
    <Card
      component="article"
      aria-labelledby={headingId}
      sx={{
        p: 3,
        mb: 2,
        // Its parts stand in rows that all cards of the comparison share: a price beside the prices, flights beside flights.
        display: 'grid',
        gridRow: `span ${parts.length}`,
        gridTemplateRows: 'subgrid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...(chosen && { borderColor: 'success.main', borderWidth: 2 }),
      }}
    >
      <Box sx={rowOf('name')}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography component="h3" variant="h6" id={headingId}>
            {title}
          </Typography>
          {chosen && <Chip color="success" icon={<Icon name="check" />} label={t('alternative.chosen')} />}
        </Stack>
        {alternative.label && <Typography color="textSecondary">{alternative.label}</Typography>}
      </Box>
      <Box sx={{ ...rowOf('price'), borderBottom: 1, borderColor: 'divider', pb: 2 }}>
        <Typography variant="h4" component="p" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
          {money(alternative.total_cents, currency)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('alternative.fare')} {money(alternative.fare_cents, currency)}
          {alternative.fee_tier && (
            <>
              {' + '}
              {t('alternative.service_fee', { tier: t(`fee.${alternative.fee_tier}`) })}{' '}
              {money(alternative.service_fee_cents, currency)}
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ ...rowOf('flights'), pt: 2 }}>
        <Itinerary legs={alternative.legs} />
      </Box>
      {alternative.needs_fit.length > 0 && (
        <Box sx={{ ...rowOf('needs'), pt: 2 }}>
          <Typography component="h4" variant="subtitle2">
            {t('alternative.needs')}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
            {alternative.needs_fit.map(({ need, fit, note }) => (
              <li key={need}>
                <StatusChip tone={fitTones[fit]} label={t(`fit.${fit}`)} /> {assistanceText(need, language)}
                {note && <Typography variant="body2">{note}</Typography>}
              </li>
            ))}
          </Stack>
        </Box>
      )}
      {alternative.conditions && (
        <Box sx={{ ...rowOf('conditions'), pt: 2 }}>
          <Typography component="h4" variant="subtitle2">
            {t('alternative.conditions')}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {alternative.conditions}
          </Typography>
        </Box>
      )}
      {action && <Box sx={{ ...rowOf('action'), pt: 3 }}>{action}</Box>}
    </Card>
  );
}
