import { Box, Container, LinkButton, TextLink, Typography } from '@kindwing/ui';
import { PaperPlane } from '../illustrations/figures/things.tsx';
import { ink } from '../illustrations/ink.ts';
import { Scene } from '../illustrations/scene.tsx';
import { useText } from '../messages/use-text.ts';

/** The panel at the end of a page that asks for the next step. */
export function CallToAction({
  title,
  body,
  to = '/contact',
  label,
}: {
  title?: string;
  body?: string;
  to?: string;
  label?: string;
}) {
  const t = useText();
  return (
    <Container sx={{ py: { xs: 5, md: 9 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'center',
          gridTemplateColumns: { xs: '1fr', md: '1fr 300px' },
          bgcolor: 'house.primaryWash',
          borderRadius: { xs: '22px 56px 22px 22px', md: '22px 140px 22px 22px' },
          p: { xs: 3, sm: 5, md: 7 },
        }}
      >
        <Box>
          <Typography variant="h2">{title ?? t('cta.title')}</Typography>
          <Typography variant="subtitle1" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '52ch' }}>
            {body ?? t('cta.body')}
          </Typography>
          <Box sx={{ mt: 3, display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            <LinkButton to={to} size="large" data-next>
              {label ?? t('cta.button')}
            </LinkButton>
            {to === '/request-form' ? null : (
              <LinkButton to="/request-form" size="large" variant="outlined">
                {t('cta.second')}
              </LinkButton>
            )}
          </Box>
          <Typography sx={{ mt: 2.5 }}>
            {t('tools.orFind')} <TextLink to="/check-your-trip">{t('tools.checkTrip.title')}</TextLink>
            {' · '}
            <TextLink to="/compensation">{t('tools.compensation.title')}</TextLink>
          </Typography>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Scene width={300} height={170}>
            <path
              d="M6 150c70 10 130-30 110-66s-64-4-30 30 90 12 128-40"
              fill="none"
              stroke={ink.accent}
              strokeWidth="3.5"
              strokeDasharray="2 11"
              strokeLinecap="round"
            />
            <PaperPlane x={204} y={14} scale={0.95} />
          </Scene>
        </Box>
      </Box>
    </Container>
  );
}
