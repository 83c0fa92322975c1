import { Button, Container, Icon, PageHeader, PageTitle, Typography } from '@kindwing/ui';
import { useState } from 'react';
import { useRemotes } from '../app/remotes.ts';
import { registryFailure } from '../federation/index.ts';
import { useText } from '../messages/index.ts';

/** When the list of the site's parts could not be read: sign-in and health work on, everything else needs it. */
export function RegistryMissing() {
  const t = useText();
  const { retry } = useRemotes();
  const [retrying, setRetrying] = useState(false);
  const failure = registryFailure();
  const again = () => {
    setRetrying(true);
    void retry().finally(() => setRetrying(false));
  };
  return (
    <Container maxWidth="md" role="alert" sx={{ py: { xs: 6, md: 12 } }}>
      <PageTitle title={t('registry.title')} />
      <PageHeader title={t('registry.title')} subtitle={t('registry.body')} />
      {failure ? (
        <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
          {t('registry.part', { owner: failure.owner, traceId: failure.traceId })}
        </Typography>
      ) : null}
      <Button onClick={again} loading={retrying} startIcon={<Icon name="refresh" />}>
        {t(retrying ? 'federation.retrying' : 'registry.retry')}
      </Button>
    </Container>
  );
}
