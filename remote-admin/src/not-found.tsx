import { EmptyState, LinkButton } from '@kindwing/ui';
import { Page } from './lists/page.tsx';
import { useText } from './text.ts';

/** An address below /admin or /dev that no page has. */
export function NotFoundPage() {
  const t = useText();
  return (
    <Page title={t('missing.title')}>
      <EmptyState
        icon="search"
        title={t('missing.heading')}
        body={t('missing.body')}
        action={<LinkButton to="/admin">{t('missing.back')}</LinkButton>}
      />
    </Page>
  );
}
