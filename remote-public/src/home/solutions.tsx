import { Box, Section, TextLink, Typography } from '@kindwing/ui';
import { KindScene, type TravelKind } from '../illustrations/scenes/kind-scene.tsx';
import { type PublicTextKey, useText } from '../messages/use-text.ts';
import { FeatureCard } from '../site/feature-card.tsx';

interface Solution {
  id: 'family' | 'pets' | 'size';
  kind: TravelKind;
  also?: { to: string; label: PublicTextKey };
}

const solutions: readonly Solution[] = [
  {
    id: 'family',
    kind: 'elderly-travelers',
    also: { to: '/travels/unaccompanied-minors', label: 'home.solutions.alsoMinors' },
  },
  { id: 'pets', kind: 'pets-service-animals' },
  {
    id: 'size',
    kind: 'passengers-of-size',
    also: { to: '/travels/baggage-special-items', label: 'home.solutions.alsoItems' },
  },
];

export function Solutions() {
  const t = useText();
  return (
    <Section title={t('home.solutions.title')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {solutions.map(({ id, kind, also }) => (
          <FeatureCard
            key={id}
            title={t(`home.solutions.${id}.title`)}
            to={`/travels/${kind}`}
            picture={<KindScene kind={kind} />}
          >
            <Typography sx={{ color: 'text.secondary' }}>{t(`home.solutions.${id}.body`)}</Typography>
            {also ? (
              <Typography variant="body2" sx={{ mt: 1.5 }}>
                <TextLink to={also.to}>{t(also.label)}</TextLink>
              </Typography>
            ) : null}
          </FeatureCard>
        ))}
      </Box>
    </Section>
  );
}
