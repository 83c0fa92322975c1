import { feeCents, feeTiers } from '@kindwing/backend/domain/fees';
import { Box, styled, useFormat, VisuallyHidden } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  backgroundColor: 'var(--kw-palette-house-surface)',
  border: '1px solid var(--kw-palette-divider)',
  borderRadius: '22px 56px 22px 22px',
  overflow: 'hidden',
  'th, td': { textAlign: 'left', padding: theme.spacing(1.75, 2.5), verticalAlign: 'baseline' },
  'tbody tr > *': { borderTop: '1px solid var(--kw-palette-divider)' },
  'thead th': { fontSize: '0.9375rem', fontWeight: 600, color: 'var(--kw-palette-text-secondary)' },
  'tbody th': { fontWeight: 600 },
  'td:last-of-type, th:last-child': { textAlign: 'right', whiteSpace: 'nowrap' },
}));

/** What each tier costs; the amounts are those that the backend charges. */
export function FeeTable({ compact = false }: { compact?: boolean }) {
  const t = useText();
  const { money } = useFormat();
  // Where there is no room for a column of its own, the duration stands under the name.
  const column = compact ? 'none' : { xs: 'none', sm: 'table-cell' };
  const line = compact ? 'block' : { xs: 'block', sm: 'none' };
  return (
    <Table sx={compact ? { 'th, td': { px: 1.5, py: 1, fontSize: '0.9375rem' }, borderRadius: '14px' } : {}}>
      <caption>
        <VisuallyHidden>{t('services.fees.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            {t('services.fees.kind')}
            <Box component="span" sx={{ display: line, fontWeight: 400, fontSize: '0.875rem' }}>
              {t('services.fees.duration')}
            </Box>
          </th>
          <Box component="th" scope="col" sx={{ display: column }}>
            {t('services.fees.duration')}
          </Box>
          <th scope="col">{t('services.fees.price')}</th>
        </tr>
      </thead>
      <tbody>
        {feeTiers.map((tier) => (
          <tr key={tier}>
            <th scope="row">
              {t(`fee.${tier}.title`)}
              <Box
                component="span"
                sx={{ display: line, fontWeight: 400, color: 'text.secondary', fontSize: '0.875rem' }}
              >
                {t(`fee.${tier}.duration`)}
              </Box>
            </th>
            <Box component="td" sx={{ display: column }}>
              {t(`fee.${tier}.duration`)}
            </Box>
            <td>
              <strong>{money(feeCents[tier])}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
