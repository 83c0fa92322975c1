import { useAuth, useBackend } from '@kindwing/auth';
import { keys } from '@kindwing/backend/client';
import { serviceTypes } from '@kindwing/backend/domain';
import { EmptyState, ErrorState, PageHeader, PageTitle, Stack, Typography } from '@kindwing/ui';
import { FilterBar, Pager } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useCallback, useState } from 'react';
import { useText } from '../messages/text.ts';
import { useLiveRequests } from '../requests/live.ts';
import { loadQueue } from './load-queue.ts';
import { type DeskView, deskViews, useQueueFilters } from './queue-filters.ts';
import { QueueTable } from './queue-table.tsx';

const emptyHint = (view: DeskView) =>
  view === 'open' || view === 'unclaimed'
    ? 'desk.empty.arrives'
    : view === 'mine'
      ? 'desk.empty.claim'
      : 'desk.empty.elsewhere';

/** The agent's first page: what waits, most pressing first, and one press to take it. */
export default function QueuePage() {
  const t = useText();
  const client = useBackend();
  const { user } = useAuth();
  const { filters, goToPage, goBack } = useQueueFilters();
  const [arrivals, setArrivals] = useState(0);
  useLiveRequests(useCallback(() => setArrivals((count) => count + 1), []));
  const desk = useQuery({
    queryKey: keys.requests.queue(filters),
    queryFn: () => loadQueue(client, filters, user?.id ?? ''),
    placeholderData: keepPreviousData,
  });

  const next = desk.data?.next;
  const narrowed = filters.service !== null || filters.search !== '';
  return (
    <Stack spacing={3}>
      <PageTitle title={t('desk.title')} />
      <PageHeader title={t('desk.title')} subtitle={t('desk.subtitle')} />
      <FilterBar
        resets={['after']}
        fields={[
          {
            type: 'select',
            name: 'view',
            label: t('desk.view'),
            allLabel: t('desk.view.open'),
            options: deskViews.slice(1).map((view) => ({ value: view, label: t(`desk.view.${view}`) })),
          },
          {
            type: 'select',
            name: 'service',
            label: t('desk.service'),
            allLabel: t('desk.service.all'),
            options: serviceTypes.map((type) => ({ value: type, label: t(`service.${type}`) })),
          },
          { type: 'search', name: 'q', label: t('desk.search') },
        ]}
      />
      <Typography variant="body2" color="textSecondary" role="status" key={arrivals}>
        {arrivals > 0 ? t('desk.new_arrived') : t('desk.live')}
      </Typography>
      {desk.isError && !desk.data ? (
        <ErrorState title={t('desk.failed')} onRetry={() => void desk.refetch()} />
      ) : (
        <QueueTable
          rows={desk.data?.rows ?? []}
          // What another view held says nothing of this one.
          loading={desk.isPending || (desk.isPlaceholderData && desk.data.rows.length === 0)}
          empty={
            narrowed ? (
              <EmptyState icon="search" title={t('list.none.title')} body={t('list.none.body')} />
            ) : (
              <EmptyState icon="inbox" title={t(`desk.empty.${filters.view}`)} body={t(emptyHint(filters.view))} />
            )
          }
        />
      )}
      <Pager
        hasPrevious={filters.after !== null}
        hasNext={Boolean(next)}
        onPrevious={goBack}
        onNext={() => next && goToPage(next)}
      />
    </Stack>
  );
}
