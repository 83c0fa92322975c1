import { useBackend } from '@kindwing/auth';
import { keys, listProfiles } from '@kindwing/backend/client';
import { EmptyState, useFormat } from '@kindwing/ui';
import { FilterBar } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { Page } from '../lists/page.tsx';
import { seekParams, useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { AccountStatusChip } from '../status/chips.tsx';
import { useText } from '../text.ts';

/** `/admin/clients`: the way to a client's page for agents too, who don't see the users. */
export function ClientsPage() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const [params] = useSearchParams();
  const { seek } = useSeek();
  const search = params.get('q')?.trim() ?? '';
  const filter = { role: 'client' as const, ...(search && { search }) };
  const profiles = useQuery({
    queryKey: keys.profiles(filter, seek),
    queryFn: () => listProfiles(client, filter, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('clients.list')} subtitle={t('clients.list.subtitle')}>
      <FilterBar resets={seekParams} fields={[{ type: 'search', name: 'q', label: t('users.search') }]} />
      <SeekList
        query={profiles}
        caption={t('clients.list')}
        rowKey={({ id }) => id}
        onRowLink={({ id }) => `/admin/clients/${id}`}
        empty={<EmptyState icon="users" title={t('users.empty.title')} body={t('users.empty.body')} />}
        columns={[
          { key: 'name', header: t('users.person'), cell: ({ name, email }) => name || email },
          { key: 'email', header: t('clients.email') },
          { key: 'phone', header: t('clients.phone'), cell: ({ phone }) => phone ?? t('clients.no_phone') },
          { key: 'status', header: t('users.status'), cell: ({ status }) => <AccountStatusChip status={status} /> },
          { key: 'joined', header: t('users.joined'), cell: ({ created_at: at }) => format.date(at) },
        ]}
      />
    </Page>
  );
}
