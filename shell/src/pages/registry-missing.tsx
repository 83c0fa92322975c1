import { Container, ErrorState, PageHeader, PageTitle } from '@kindwing/ui';
import { useText } from '../messages/index.ts';

/** When the list of the site's parts could not be read: sign-in and health work on, everything else needs it. */
export function RegistryMissing() {
  const t = useText();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle title={t('registry.title')} />
      <PageHeader title={t('registry.title')} />
      <ErrorState title={t('failure.unknown')} body={t('registry.body')} onRetry={() => window.location.reload()} />
    </Container>
  );
}
