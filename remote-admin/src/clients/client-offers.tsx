import { useBackend } from '@kindwing/auth';
import { keys, listOffers } from '@kindwing/backend/client';
import { EmptyState, useFormat } from '@kindwing/ui';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { offerColumns } from '../offers/offer-columns.tsx';
import { useText } from '../text.ts';

export function ClientOffers({ owner }: { owner: string }) {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const { seek } = useSeek();
  const offers = useQuery({
    queryKey: keys.offers({ owner }, seek),
    queryFn: () => listOffers(client, { owner }, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <SeekList
      query={offers}
      caption={t('menu.offers')}
      columns={offerColumns(t, format, true)}
      rowKey={({ id }) => id}
      onRowLink={({ request }) => `/admin/requests/${request.id}`}
      empty={<EmptyState icon="offer" title={t('clients.none.offers')} />}
    />
  );
}
