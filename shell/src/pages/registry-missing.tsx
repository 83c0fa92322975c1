import { Button, Container, Icon, PageHeader, PageTitle } from '@kindwing/ui';
import { useText } from '../messages/index.ts';

/** When the list of the site's parts could not be read: sign-in and health work on, everything else needs it. */
export function RegistryMissing() {
  const t = useText();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 12 } }}>
      <PageTitle title={t('registry.title')} />
      <PageHeader title={t('registry.title')} subtitle={t('registry.body')} />
      <Button onClick={() => window.location.reload()} startIcon={<Icon name="refresh" />}>
        {t('registry.retry')}
      </Button>
    </Container>
  );
}
