import { useBackend } from '@kindwing/auth';
import { keys, listInvoices } from '@kindwing/backend/client';
import { EmptyState, useFormat } from '@kindwing/ui';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { Reference } from '../lists/reference.tsx';
import { useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { InvoiceStatusChip } from '../status/chips.tsx';
import { useText } from '../text.ts';

export function ClientInvoices({ owner }: { owner: string }) {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const { seek } = useSeek();
  const invoices = useQuery({
    queryKey: keys.invoices({ owner }, seek),
    queryFn: () => listInvoices(client, { owner }, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <SeekList
      query={invoices}
      caption={t('payments.invoices')}
      rowKey={({ id }) => id}
      onRowLink={({ request }) => `/admin/requests/${request.id}`}
      empty={<EmptyState icon="invoice" title={t('clients.none.invoices')} />}
      columns={[
        { key: 'number', header: t('payments.number'), cell: ({ number }) => <Reference>{number}</Reference> },
        {
          key: 'request',
          header: t('requests.reference'),
          cell: ({ request }) => <Reference>{request.reference}</Reference>,
        },
        { key: 'issued', header: t('payments.issued'), cell: ({ issued_at: at }) => format.date(at) },
        {
          key: 'total',
          header: t('payments.total'),
          align: 'end',
          numeric: true,
          cell: (invoice) => format.money(invoice.total_cents, invoice.currency),
        },
        { key: 'status', header: t('payments.status'), cell: ({ status }) => <InvoiceStatusChip status={status} /> },
      ]}
    />
  );
}
