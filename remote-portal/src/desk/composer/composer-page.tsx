import { useAuth } from '@kindwing/auth';
import { loadAirports } from '@kindwing/backend/domain/places';
import { Alert, ErrorState, LoadingNotice, PageHeader, PageTitle, Stack, TextLink } from '@kindwing/ui';
import { useQuery } from '@kindwing/ui/query';
import { useParams } from '@kindwing/ui/router';
import { useText } from '../../messages/text.ts';
import { useRequestParts } from '../../requests/data.ts';
import { failureText } from '../../requests/failure.ts';
import { holderOf } from '../holder.ts';
import { HolderBanner } from '../holder-banner.tsx';
import { ComposerForm } from './composer-form.tsx';

/** An agent composes the offer for the request that they hold. */
export default function ComposerPage() {
  const t = useText();
  const { user } = useAuth();
  const { id = '' } = useParams();
  const { request, offers } = useRequestParts(id);
  const airports = useQuery({ queryKey: ['airports'], queryFn: loadAirports, staleTime: Number.POSITIVE_INFINITY });
  const failed = [request, offers, airports].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <ErrorState
        title={t('state.failed')}
        body={failureText(failed.error, t).body}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!request.data || !offers.data || !airports.data) return <LoadingNotice text={t('state.loading')} />;
  const { reference, contact_name: name, service_type: service } = request.data;
  const mine = holderOf(request.data, user?.id).kind === 'you';
  return (
    <Stack spacing={4}>
      <PageTitle title={`${t('composer.title')} · ${reference}`} />
      <TextLink to={`/portal/agent/requests/${id}`}>{reference}</TextLink>
      <PageHeader
        title={t('composer.title')}
        subtitle={t('composer.subtitle', { reference, name, service: t(`service.${service}`) })}
      />
      <HolderBanner request={request.data} />
      {mine ? (
        <ComposerForm
          request={request.data}
          draft={offers.data.find(({ status }) => status === 'draft')}
          airports={airports.data}
        />
      ) : (
        <Alert severity="info">{t('composer.not_holder')}</Alert>
      )}
    </Stack>
  );
}
