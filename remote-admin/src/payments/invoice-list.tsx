import { useBackend } from '@kindwing/auth';
import { type InvoiceStatus, keys, type ListedInvoice, listInvoices } from '@kindwing/backend/client';
import { TextLink, Typography, useFormat } from '@kindwing/ui';
import { FilterBar } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { useState } from 'react';
import { oneOf } from '../choice.ts';
import { Nothing } from '../lists/nothing.tsx';
import { Reference } from '../lists/reference.tsx';
import { useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { InvoiceStatusChip } from '../status/chips.tsx';
import { useText } from '../text.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { RecordButton } from './record-button.tsx';

const statuses = ['open', 'part_paid', 'paid'] as const satisfies readonly InvoiceStatus[];

export function InvoiceList() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const [params] = useSearchParams();
  const { seek, names } = useSeek();
  const [chosen, setChosen] = useState<ListedInvoice | null>(null);
  const status = oneOf(params.get('status'), statuses);
  const filter = status ? { status } : {};
  const invoices = useQuery({
    queryKey: keys.invoices(filter, seek),
    queryFn: () => listInvoices(client, filter, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FilterBar
        resets={names}
        fields={[
          {
            type: 'select',
            name: 'status',
            label: t('payments.status'),
            allLabel: t('payments.status.all'),
            options: statuses.map((value) => ({ value, label: t(`invoice.${value}`) })),
          },
        ]}
      />
      <SeekList
        query={invoices}
        caption={t('payments.invoices')}
        rowKey={({ id }) => id}
        empty={
          <Nothing
            filtered={status !== null}
            icon="invoice"
            title={t('payments.empty.title')}
            body={t('payments.empty.body')}
          />
        }
        columns={[
          {
            key: 'number',
            header: t('payments.number'),
            cell: (invoice) => (
              <>
                <Reference>{invoice.number}</Reference>
                <Typography variant="body2">
                  <TextLink to={`/admin/requests/${invoice.request.id}`}>
                    <Reference>{invoice.request.reference}</Reference>
                  </TextLink>
                </Typography>
              </>
            ),
          },
          { key: 'billed_to', header: t('payments.billed_to') },
          { key: 'issued', header: t('payments.issued'), cell: ({ issued_at: at }) => format.date(at) },
          {
            key: 'total',
            header: t('payments.total'),
            align: 'end',
            numeric: true,
            cell: (invoice) => format.money(invoice.total_cents, invoice.currency),
          },
          {
            key: 'due',
            header: t('payments.due'),
            align: 'end',
            numeric: true,
            cell: (invoice) => format.money(invoice.total_cents - invoice.paid_cents, invoice.currency),
          },
          { key: 'status', header: t('payments.status'), cell: (row) => <InvoiceStatusChip status={row.status} /> },
          {
            key: 'action',
            header: t('payments.action'),
            quietHeader: true,
            cell: (invoice) => <RecordButton invoice={invoice} onPress={() => setChosen(invoice)} />,
          },
        ]}
      />
      {chosen && <PaymentDialog key={chosen.id} invoice={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
