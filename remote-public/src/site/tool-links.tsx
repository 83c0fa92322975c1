import { Box, Section, Typography } from '@kindwing/ui';
import { TimetableScene } from '../illustrations/scenes/timetable-scene.tsx';
import { WaitingScene } from '../illustrations/scenes/waiting-scene.tsx';
import { useText } from '../messages/use-text.ts';
import { FeatureCard } from './feature-card.tsx';

/** The two public tools, for whoever would rather look first than ask. */
export function ToolLinks() {
  const t = useText();
  return (
    <Section title={t('tools.find.title')} subtitle={t('tools.find.body')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FeatureCard title={t('tools.checkTrip.title')} to="/check-your-trip" picture={<TimetableScene />} beside>
          <Typography sx={{ color: 'text.secondary' }}>{t('tools.checkTrip.short')}</Typography>
        </FeatureCard>
        <FeatureCard title={t('tools.compensation.title')} to="/compensation" picture={<WaitingScene />} beside>
          <Typography sx={{ color: 'text.secondary' }}>{t('tools.compensation.short')}</Typography>
        </FeatureCard>
      </Box>
    </Section>
  );
}
