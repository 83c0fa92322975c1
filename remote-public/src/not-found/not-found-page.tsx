import { Box, Container, LinkButton, PageTitle, Typography } from '@kindwing/ui';
import { AstrayScene } from '../illustrations/scenes/astray-scene.tsx';
import { useText } from '../messages/use-text.ts';

export default function NotFoundPage() {
  const t = useText();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 5, md: 9 } }}>
      <PageTitle title={t('notFound.title')} />
      <meta name="robots" content="noindex" />
      <Box sx={{ maxWidth: 380, mb: 3 }}>
        <AstrayScene />
      </Box>
      <Typography variant="h1" tabIndex={-1}>
        {t('notFound.title')}
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('notFound.body')}
      </Typography>
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to="/">{t('notFound.home')}</LinkButton>
        <LinkButton to="/travels" variant="outlined">
          {t('notFound.travels')}
        </LinkButton>
        <LinkButton to="/contact" variant="text">
          {t('notFound.contact')}
        </LinkButton>
      </Box>
    </Container>
  );
}
