import { useBackend } from '@kindwing/auth';
import { keys, listBookings } from '@kindwing/backend/client';
import { EmptyState, useFormat } from '@kindwing/ui';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { bookingColumns } from '../bookings/booking-columns.tsx';
import { useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { useText } from '../text.ts';

export function ClientBookings({ owner }: { owner: string }) {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const { seek } = useSeek();
  const bookings = useQuery({
    queryKey: keys.bookings({ owner }, seek),
    queryFn: () => listBookings(client, { owner }, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <SeekList
      query={bookings}
      caption={t('menu.bookings')}
      columns={bookingColumns(t, format, true)}
      rowKey={({ id }) => id}
      onRowLink={({ request }) => `/admin/requests/${request.id}`}
      empty={<EmptyState icon="plane" title={t('clients.none.bookings')} />}
    />
  );
}
