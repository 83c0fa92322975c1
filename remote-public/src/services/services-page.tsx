import { Box, Container, PageHeader, Typography } from '@kindwing/ui';
import { StepScene } from '../illustrations/scenes/step-scene.tsx';
import { useText } from '../messages/use-text.ts';
import { CallToAction } from '../site/call-to-action.tsx';
import { LearnMore } from '../site/learn-more.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { Testimonials } from '../site/testimonials.tsx';
import { ToolLinks } from '../site/tool-links.tsx';
import { Fees } from './fees.tsx';

const steps = [1, 2, 3, 4, 5] as const;

export default function ServicesPage() {
  const t = useText();
  return (
    <>
      <PageMeta title={t('services.title')} description={t('services.meta.description')} />
      <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 5, md: 8 } }}>
        <PageHeader title={t('services.title')} subtitle={t('services.subtitle')} />
        <Box
          sx={{
            display: 'grid',
            gap: 6,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          }}
        >
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 880 }}>
            {steps.map((step) => (
              <Box
                key={step}
                component="li"
                sx={{
                  position: 'relative',
                  display: 'grid',
                  gridTemplateColumns: { xs: '48px 1fr', sm: '72px 1fr auto' },
                  columnGap: { xs: 2, sm: 3 },
                  pb: step === 5 ? 0 : 4,
                  '&::before':
                    step === 5
                      ? {}
                      : {
                          content: '""',
                          position: 'absolute',
                          left: { xs: 23, sm: 35 },
                          top: { xs: 52, sm: 76 },
                          bottom: 4,
                          borderLeft: '3px dotted',
                          borderColor: 'house.accent',
                        },
                }}
              >
                <Box
                  aria-hidden
                  sx={{
                    width: { xs: 48, sm: 72 },
                    height: { xs: 48, sm: 72 },
                    display: 'grid',
                    placeItems: 'center',
                    bgcolor: 'house.primaryWash',
                    color: 'primary.main',
                    fontWeight: 600,
                    fontSize: { xs: '1.25rem', sm: '1.75rem' },
                    borderRadius: '50% 50% 50% 18%',
                  }}
                >
                  {step}
                </Box>
                <Box sx={{ pt: { xs: 1, sm: 1.5 } }}>
                  <Typography variant="h3" component="h2">
                    {t(`services.step${step}.title`)}
                  </Typography>
                  <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '58ch' }}>
                    {t(`services.step${step}.body`)}
                  </Typography>
                </Box>
                <Box sx={{ pt: { xs: 0.5, sm: 1 }, gridColumn: { xs: 2, sm: 'auto' } }}>
                  <LearnMore to="/contact" subject={t(`services.step${step}.title`)} />
                </Box>
              </Box>
            ))}
          </Box>
          <Box sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 120 }}>
            <StepScene step={3} />
          </Box>
        </Box>
      </Container>
      <Fees />
      <ToolLinks />
      <Testimonials tone="plain" />
      <CallToAction to="/request-form" label={t('services.start')} />
    </>
  );
}
