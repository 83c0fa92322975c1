import { Box, Icon, Section, Typography } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';
import { FeeTable } from './fee-table.tsx';

const included = [1, 2, 3] as const;

export function Fees() {
  const t = useText();
  return (
    <Section title={t('services.fees.title')} subtitle={t('services.fees.never')} tone="tinted" id="fees">
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: '1fr', md: '1.5fr 1fr' },
          alignItems: 'start',
        }}
      >
        <Box>
          <FeeTable />
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {t('services.fees.return')}
          </Typography>
        </Box>
        <Box>
          <Typography variant="h3">{t('services.fees.included.title')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 2, mb: 0, display: 'grid', gap: 1.5 }}>
            {included.map((line) => (
              <Box
                key={line}
                component="li"
                sx={{ display: 'flex', gap: 1.5, '& svg': { color: 'primary.main', mt: '3px' } }}
              >
                <Icon name="check" />
                {t(`services.fees.included.${line}`)}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
