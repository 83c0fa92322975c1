import { useBackend } from '@kindwing/auth';
import { keys, listRequests } from '@kindwing/backend/client';
import { EmptyState, useFormat } from '@kindwing/ui';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { requestColumns } from '../requests/request-columns.tsx';
import { useText } from '../text.ts';

export function ClientRequests({ owner }: { owner: string }) {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const { seek } = useSeek();
  const requests = useQuery({
    queryKey: keys.requests.list({ owner }, seek),
    queryFn: () => listRequests(client, { owner }, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <SeekList
      query={requests}
      caption={t('menu.requests')}
      columns={requestColumns(t, format, true)}
      rowKey={({ id }) => id}
      onRowLink={({ id }) => `/admin/requests/${id}`}
      empty={<EmptyState icon="inbox" title={t('clients.none.requests')} />}
    />
  );
}
