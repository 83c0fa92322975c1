import { Box, Container, LinkButton, PageTitle, Typography } from '@kindwing/ui';
import { AstrayScene } from '../illustrations/scenes/astray-scene.tsx';
import { useText } from '../messages/use-text.ts';

export function PostNotFound() {
  const t = useText();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 5, md: 9 } }}>
      <PageTitle title={t('blog.notFound')} />
      <meta name="robots" content="noindex" />
      <Box sx={{ maxWidth: 360, mb: 3 }}>
        <AstrayScene />
      </Box>
      <Typography variant="h1" tabIndex={-1}>
        {t('blog.notFound')}
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 1.5, mb: 4, color: 'text.secondary' }}>
        {t('blog.notFoundBody')}
      </Typography>
      <LinkButton to="/blog">{t('blog.back')}</LinkButton>
    </Container>
  );
}
