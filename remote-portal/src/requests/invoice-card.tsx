import type { InvoiceWithLines } from '@kindwing/backend/client';
import { Box, Card, CardContent, Stack, StatusChip, Typography, useFormat } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { type PortalText, useText } from '../messages/text.ts';

const tones = { open: 'warning', part_paid: 'accent', paid: 'success' } as const;

type Line = InvoiceWithLines['lines'][number];

function lineName(line: Line, t: PortalText): string {
  const { tier, route } = line.details;
  if (line.kind === 'service_fee') return t('invoice.service_fee', { tier: tier ? t(`fee.${tier}`) : '' });
  if (!route?.length) return t('invoice.fare_plain');
  const airports = [route[0]?.origin, ...route.map(({ destination }) => destination)];
  return t('invoice.fare', { route: airports.join(' – ') });
}

/** The bill: what for, how much, what is paid. Amounts line up on the right. */
export function InvoiceCard({ invoice, action }: { invoice: InvoiceWithLines; action?: ReactNode }) {
  const t = useText();
  const { money, date } = useFormat();
  const row = (name: string, cents: number, strong = false) => (
    <Stack
      key={name}
      direction="row"
      spacing={2}
      sx={{ justifyContent: 'space-between', fontWeight: strong ? 600 : 400 }}
    >
      <Box component="dt">{name}</Box>
      <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {money(cents, invoice.currency)}
      </Box>
    </Stack>
  );
  return (
    <Card component="section" aria-labelledby={`invoice-${invoice.id}`}>
      <CardContent>
        <Stack direction="row" spacing={1} useFlexGap sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Typography variant="h6" component="h3" id={`invoice-${invoice.id}`}>
            {t('invoice.title', { number: invoice.number })}
          </Typography>
          <StatusChip tone={tones[invoice.status]} label={t(`invoice.status.${invoice.status}`)} />
        </Stack>
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {t('invoice.issued', { date: date(invoice.issued_at) })}
        </Typography>
        <Stack component="dl" spacing={0.75} sx={{ m: 0 }}>
          {invoice.lines.map((line) => row(lineName(line, t), line.amount_cents))}
          {row(t('invoice.total'), invoice.total_cents, true)}
          {row(t('invoice.paid'), invoice.paid_cents)}
          {row(t('invoice.open'), invoice.total_cents - invoice.paid_cents, true)}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('invoice.fee_note')}
        </Typography>
        {action && <Box sx={{ mt: 2 }}>{action}</Box>}
      </CardContent>
    </Card>
  );
}
