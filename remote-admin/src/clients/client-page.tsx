import { useBackend } from '@kindwing/auth';
import { getProfile, isBackendError, keys } from '@kindwing/backend/client';
import { EmptyState, ErrorState, LinkButton, LoadingNotice, PageTitle } from '@kindwing/ui';
import { useQuery } from '@kindwing/ui/query';
import { useParams } from '@kindwing/ui/router';
import { failureText } from '../failure.ts';
import { Page } from '../lists/page.tsx';
import { useText } from '../text.ts';
import { ClientView } from './client-view.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `/admin/clients/{profileId}`: one person and everything of theirs that the desk works on. */
export function ClientPage() {
  const t = useText();
  const client = useBackend();
  const { profileId = '' } = useParams();
  const known = UUID.test(profileId);
  const profile = useQuery({
    queryKey: keys.profile(profileId),
    queryFn: () => getProfile(client, profileId),
    enabled: known,
  });
  if (profile.data) return <ClientView profile={profile.data} />;
  if (!known || (isBackendError(profile.error) && profile.error.kind === 'not_found'))
    return (
      <Page title={t('clients.title')}>
        <EmptyState
          icon="user"
          title={t('clients.missing.title')}
          body={t('clients.missing.body')}
          action={<LinkButton to="/admin/requests">{t('clients.missing.back')}</LinkButton>}
        />
      </Page>
    );
  if (profile.isError)
    return (
      <Page title={t('clients.title')}>
        <ErrorState
          title={t('list.failed')}
          body={failureText(profile.error, t).body}
          onRetry={() => void profile.refetch()}
        />
      </Page>
    );
  return (
    <>
      <PageTitle title={t('clients.title')} />
      <LoadingNotice text={t('clients.loading')} />
    </>
  );
}
