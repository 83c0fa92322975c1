import { useBackend } from '@kindwing/auth';
import { keys, listOffers } from '@kindwing/backend/client';
import { EmptyState, ErrorState, LinkButton, LoadingNotice, PageHeader, PageTitle, Section, Stack } from '@kindwing/ui';
import { Pager } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { useText } from '../../messages/text.ts';
import { failureText } from '../../requests/failure.ts';
import { useLiveRequests } from '../../requests/live.ts';
import { useRequestsUnderWay } from '../dashboard/data.ts';
import { useClock } from '../next/clock.ts';
import { stepOf } from '../next/next-step.ts';
import { statusForClient } from '../next/offer-status.ts';
import { OfferList } from './offer-list.tsx';
import { PastOffers } from './past-offers.tsx';

/** Open offers with their clocks, then those that were decided, withdrawn, or ended. */
export default function OffersPage() {
  const t = useText();
  const client = useBackend();
  useLiveRequests();
  const [params, setParams] = useSearchParams();
  const seek = { after: params.get('after'), before: params.get('before') };
  const requests = useRequestsUnderWay();
  const offers = useQuery({
    queryKey: keys.offers({}, seek),
    queryFn: () => listOffers(client, {}, seek),
    placeholderData: keepPreviousData,
  });
  const rows = offers.data?.rows ?? [];
  const now = useClock([
    ...(requests.data ?? []).map((row) => row.offer_expires_at),
    ...rows.map((row) => row.expires_at),
  ]);
  const open = (requests.data ?? []).filter((row) => stepOf(row, now) === 'decide');
  const past = rows.filter((offer) => statusForClient(offer, now) !== 'sent');
  const failed = offers.error ?? requests.error;
  const loaded = offers.data && requests.data;
  return (
    <Stack spacing={4} useFlexGap>
      <PageTitle title={t('offers.title')} />
      <PageHeader title={t('offers.title')} subtitle={t('offers.subtitle')} />
      {!loaded && failed && (
        <ErrorState
          title={t('offers.failed')}
          body={failureText(failed, t).body}
          onRetry={() => void Promise.all([offers.refetch(), requests.refetch()])}
        />
      )}
      {!loaded && !failed && <LoadingNotice text={t('offers.loading')} />}
      {loaded && open.length === 0 && past.length === 0 && (
        <EmptyState
          icon="offer"
          title={t('offers.empty.title')}
          body={t('offers.empty.body')}
          action={<LinkButton to="/portal/requests">{t('offers.empty.action')}</LinkButton>}
        />
      )}
      {open.length > 0 && (
        <Section width="none" title={t('offers.open')}>
          <OfferList requests={open} />
        </Section>
      )}
      {past.length > 0 && (
        <Section width="none" title={t('offers.past')}>
          <PastOffers offers={past} now={now} />
        </Section>
      )}
      <Pager
        hasPrevious={Boolean(offers.data?.previous)}
        hasNext={Boolean(offers.data?.next)}
        onPrevious={() => offers.data?.previous && setParams({ before: offers.data.previous })}
        onNext={() => offers.data?.next && setParams({ after: offers.data.next })}
      />
    </Stack>
  );
}
