import { Box, Container, Icon, LinkButton, Typography } from '@kindwing/ui';
import { HeroScene } from '../illustrations/scenes/hero-scene.tsx';
import { useText } from '../messages/use-text.ts';

const promises = ['home.promise.advice', 'home.promise.fee', 'home.promise.changes'] as const;

export function Hero() {
  const t = useText();
  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 5, md: 8 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          alignItems: 'center',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1.05fr' },
        }}
      >
        <Box>
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ fontSize: 'clamp(2.4rem, 1.6rem + 3.4vw, 4.1rem)', lineHeight: 1.04 }}
          >
            {t('home.hero.title')}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2.5, color: 'text.secondary', maxWidth: '46ch' }}>
            {t('home.hero.subtitle')}
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <LinkButton to="/contact" size="large" data-next>
              {t('home.hero.plan')}
            </LinkButton>
            <LinkButton to="/how-it-works" size="large" variant="outlined">
              {t('home.hero.how')}
            </LinkButton>
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 4, display: 'grid', gap: 1 }}>
            {promises.map((promise) => (
              <Box
                key={promise}
                component="li"
                sx={{ display: 'flex', gap: 1.25, alignItems: 'center', '& svg': { color: 'house.accentText' } }}
              >
                <Icon name="check" />
                {t(promise)}
              </Box>
            ))}
          </Box>
        </Box>
        <HeroScene alt={t('home.hero.alt')} />
      </Box>
    </Container>
  );
}
