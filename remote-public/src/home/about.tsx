import { Box, Section, Typography } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';

export function About() {
  const t = useText();
  return (
    <Section title={t('home.about.title')}>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 6 }, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {(['mission', 'vision'] as const).map((part) => (
          <Box
            key={part}
            sx={{ borderLeft: 4, borderColor: part === 'mission' ? 'house.accent' : 'primary.main', pl: 3 }}
          >
            <Typography variant="h3">{t(`home.${part}.title`)}</Typography>
            <Typography sx={{ mt: 1.5, textWrap: 'pretty' }}>{t(`home.${part}.body`)}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
