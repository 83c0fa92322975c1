import { EmptyState, LinkButton } from '@kindwing/ui';
import { Page } from '../lists/page.tsx';
import { useText } from '../text.ts';

/** Says what will be here, and where such questions are settled until then. */
export function DocumentsPage() {
  const t = useText();
  return (
    <Page title={t('menu.documents')} subtitle={t('documents.subtitle')}>
      <EmptyState
        icon="document"
        title={t('documents.title')}
        body={t('documents.body')}
        action={<LinkButton to="/admin/requests?status=waiting_for_client">{t('documents.waiting')}</LinkButton>}
      />
    </Page>
  );
}
