import { useBackend } from '@kindwing/auth';
import { type BookingStatus, keys, listBookings } from '@kindwing/backend/client';
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
import { bookingColumns } from './booking-columns.tsx';

const statuses = ['pending', 'ticketed', 'changed', 'cancelled', 'flown'] as const satisfies readonly BookingStatus[];

export function BookingsPage() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const [params] = useSearchParams();
  const { seek } = useSeek();
  const status = oneOf(params.get('status'), statuses);
  const filter = status ? { status } : {};
  const bookings = useQuery({
    queryKey: keys.bookings(filter, seek),
    queryFn: () => listBookings(client, filter, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('menu.bookings')} subtitle={t('bookings.subtitle')}>
      <FilterBar
        resets={seekParams}
        fields={[
          {
            type: 'select',
            name: 'status',
            label: t('bookings.status'),
            allLabel: t('bookings.status.all'),
            options: statuses.map((value) => ({ value, label: t(`booking.${value}`) })),
          },
        ]}
      />
      <SeekList
        query={bookings}
        caption={t('menu.bookings')}
        columns={bookingColumns(t, format)}
        rowKey={({ id }) => id}
        onRowLink={({ request }) => `/admin/requests/${request.id}`}
        empty={
          <Nothing
            filtered={status !== null}
            icon="plane"
            title={t('bookings.empty.title')}
            body={t('bookings.empty.body')}
          />
        }
      />
    </Page>
  );
}
