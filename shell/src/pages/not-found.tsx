import { Container, LinkButton, PageHeader, PageTitle, Stack } from '@kindwing/ui';
import { useText } from '../messages/index.ts';

/** For addresses that no part of the site has declared. */
export function NotFound() {
  const t = useText();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 12 } }}>
      <meta name="robots" content="noindex" />
      <PageTitle title={t('notFound.title')} />
      <PageHeader eyebrow="404" title={t('notFound.title')} subtitle={t('notFound.body')} />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <LinkButton to="/">{t('notFound.home')}</LinkButton>
        <LinkButton to="/contact" variant="outlined">
          {t('notFound.contact')}
        </LinkButton>
      </Stack>
    </Container>
  );
}
