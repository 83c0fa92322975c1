import { Box, Container, PageHeader, Section, Typography } from '@kindwing/ui';
import { StepScene } from '../illustrations/scenes/step-scene.tsx';
import { useText } from '../messages/use-text.ts';
import { CallToAction } from '../site/call-to-action.tsx';
import { PageMeta } from '../site/page-meta.tsx';

const steps = [1, 2, 3, 4] as const;
const stats = ['travelers', 'countries', 'support'] as const;

export default function HowItWorksPage() {
  const t = useText();
  return (
    <>
      <PageMeta title={t('how.title')} description={t('how.meta.description')} />
      <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 4, md: 6 } }}>
        <PageHeader title={t('how.title')} subtitle={t('how.subtitle')} />
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 5, md: 3 } }}>
          {steps.map((step) => (
            <Box
              key={step}
              component="li"
              sx={{
                display: 'grid',
                alignItems: 'center',
                gap: { xs: 2, md: 8 },
                gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
              }}
            >
              <Box
                sx={{
                  maxWidth: 380,
                  width: '100%',
                  order: { xs: 0, md: step % 2 },
                  justifySelf: { xs: 'start', md: step % 2 ? 'start' : 'end' },
                }}
              >
                <StepScene step={step} />
              </Box>
              <Box sx={{ maxWidth: '46ch' }}>
                <Typography variant="overline" component="p" sx={{ color: 'house.accentText' }}>
                  {t('how.stepOf', { step })}
                </Typography>
                <Typography variant="h2" sx={{ mt: 0.5 }}>
                  {t(`how.step${step}.title`)}
                </Typography>
                <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t(`how.step${step}.body`)}</Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
      <Section title={t('how.stats.title')} tone="wash">
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}
        >
          {stats.map((stat) => (
            <Box key={stat} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt">{t(`stats.${stat}.label`)}</Typography>
              <Typography
                component="dd"
                sx={{
                  m: 0,
                  fontSize: 'clamp(2.5rem, 2rem + 2vw, 3.5rem)',
                  fontWeight: 600,
                  lineHeight: 1.1,
                  color: 'house.accentText',
                }}
              >
                {t(`stats.${stat}.value`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
      <CallToAction />
    </>
  );
}
