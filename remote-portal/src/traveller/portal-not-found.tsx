import { EmptyState, LinkButton, PageHeader, PageTitle } from '@kindwing/ui';
import { useText } from '../messages/text.ts';

/** An address of the portal that has no page. */
export function PortalNotFound() {
  const t = useText();
  return (
    <>
      <PageTitle title={t('lost.title')} />
      <PageHeader title={t('lost.title')} />
      <EmptyState
        icon="search"
        title={t('lost.heading')}
        body={t('lost.body')}
        action={
          <>
            <LinkButton to="/portal">{t('lost.home')}</LinkButton>
            <LinkButton to="/portal/requests" variant="outlined">
              {t('lost.requests')}
            </LinkButton>
          </>
        }
      />
    </>
  );
}
