import { useBackend } from '@kindwing/auth';
import { keys, listOffers, type OfferStatus } from '@kindwing/backend/client';
import { useFormat } from '@kindwing/ui';
import { FilterBar } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { oneOf } from '../choice.ts';
import { Nothing } from '../lists/nothing.tsx';
import { Page } from '../lists/page.tsx';
import { seekParams, useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { useText } from '../text.ts';
import { offerColumns } from './offer-columns.tsx';

const statuses = [
  'sent',
  'draft',
  'accepted',
  'declined',
  'withdrawn',
  'replaced',
] as const satisfies readonly OfferStatus[];

export function OffersPage() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const [params] = useSearchParams();
  const { seek } = useSeek();
  const status = oneOf(params.get('status'), statuses);
  const filter = status ? { status } : {};
  const offers = useQuery({
    queryKey: keys.offers(filter, seek),
    queryFn: () => listOffers(client, filter, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('menu.offers')} subtitle={t('offers.subtitle')}>
      <FilterBar
        resets={seekParams}
        fields={[
          {
            type: 'select',
            name: 'status',
            label: t('offers.status'),
            allLabel: t('offers.status.all'),
            options: statuses.map((value) => ({
              value,
              label: t(value === 'sent' ? 'offers.sent' : `offer.${value}`),
            })),
          },
        ]}
      />
      <SeekList
        query={offers}
        caption={t('menu.offers')}
        columns={offerColumns(t, format)}
        rowKey={({ id }) => id}
        onRowLink={({ request }) => `/admin/requests/${request.id}`}
        empty={
          <Nothing
            filtered={status !== null}
            icon="offer"
            title={t('offers.empty.title')}
            body={t('offers.empty.body')}
          />
        }
      />
    </Page>
  );
}
