import { useBackend } from '@kindwing/auth';
import { keys, listRequests } from '@kindwing/backend/client';
import { EmptyState, ErrorState, Icon, LinkButton, PageHeader, PageTitle, Stack } from '@kindwing/ui';
import { FilterBar, Pager } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useText } from '../../messages/text.ts';
import { failureText } from '../../requests/failure.ts';
import { useLiveRequests } from '../../requests/live.ts';
import { useClock } from '../next/clock.ts';
import { listViews, useListAddress, viewStatuses } from './list-address.ts';
import { RequestTable } from './request-table.tsx';

/** All requests of the client, newest first, page by page. */
export default function RequestsPage() {
  const t = useText();
  const client = useBackend();
  useLiveRequests();
  const { view, search, seek, goAfter, goBefore } = useListAddress();
  const filter = { ...(view && { statuses: viewStatuses[view] }), ...(search && { search }) };
  const page = useQuery({
    queryKey: keys.requests.list(filter, seek),
    queryFn: () => listRequests(client, filter, seek),
    placeholderData: keepPreviousData,
  });
  const rows = page.data?.rows ?? [];
  const now = useClock(rows.flatMap((row) => [row.offer_expires_at, row.first_departure_at]));
  const filtered = view !== null || search !== '';
  const start = (
    <LinkButton to="/portal/requests/new" startIcon={<Icon name="plus" />}>
      {t('home.start')}
    </LinkButton>
  );
  return (
    <Stack spacing={3} useFlexGap>
      <PageTitle title={t('list.title')} />
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')} actions={start} />
      <FilterBar
        resets={['after', 'before']}
        fields={[
          {
            type: 'select',
            name: 'view',
            label: t('list.show'),
            allLabel: t('list.view.all'),
            options: listViews.map((name) => ({ value: name, label: t(`list.view.${name}`) })),
          },
          { type: 'search', name: 'q', label: t('list.search') },
        ]}
      />
      {page.isError && !page.data ? (
        <ErrorState
          title={t('list.failed')}
          body={failureText(page.error, t).body}
          onRetry={() => void page.refetch()}
        />
      ) : (
        <RequestTable
          requests={rows}
          now={now}
          caption={t('list.title')}
          quietCaption
          loading={page.isPending}
          empty={
            filtered ? (
              <EmptyState icon="search" title={t('list.none.title')} body={t('list.none.body')} />
            ) : (
              <EmptyState icon="inbox" title={t('list.empty.title')} body={t('list.empty.body')} action={start} />
            )
          }
        />
      )}
      <Pager
        hasPrevious={Boolean(page.data?.previous)}
        hasNext={Boolean(page.data?.next)}
        onPrevious={() => page.data?.previous && goBefore(page.data.previous)}
        onNext={() => page.data?.next && goAfter(page.data.next)}
      />
    </Stack>
  );
}
