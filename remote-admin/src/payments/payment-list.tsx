import { useBackend } from '@kindwing/auth';
import { keys, listPayments } from '@kindwing/backend/client';
import { isPaymentMethod } from '@kindwing/backend/domain';
import { EmptyState, StatusChip, TextLink, Typography, useFormat } from '@kindwing/ui';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { Moment } from '../lists/moment.tsx';
import { Reference } from '../lists/reference.tsx';
import { useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { useText } from '../text.ts';

export function PaymentList() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const { seek } = useSeek();
  const payments = useQuery({
    queryKey: keys.payments(seek),
    queryFn: () => listPayments(client, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <SeekList
      query={payments}
      caption={t('payments.payments')}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="card" title={t('payments.none.title')} body={t('payments.none.body')} />}
      columns={[
        {
          key: 'at',
          header: t('payments.at'),
          cell: ({ created_at: at, recorder }) => (
            <>
              <Moment>{format.dateTime(at)}</Moment>
              {recorder ? (
                <Typography variant="body2" color="textSecondary">
                  {t('payments.by', { name: recorder.name || recorder.email })}
                </Typography>
              ) : null}
            </>
          ),
        },
        {
          key: 'invoice',
          header: t('payments.number'),
          cell: ({ invoice }) => (
            <TextLink to={`/admin/requests/${invoice.request_id}`}>
              <Reference>{invoice.number}</Reference>
            </TextLink>
          ),
        },
        {
          key: 'kind',
          header: t('payments.kind'),
          cell: ({ kind }) => (
            <StatusChip
              tone={kind === 'refund' ? 'warning' : 'success'}
              icon={kind === 'refund' ? 'undo' : 'check'}
              label={t(`payments.kind.${kind}`)}
            />
          ),
        },
        {
          key: 'amount',
          header: t('payments.amount_column'),
          align: 'end',
          numeric: true,
          cell: (payment) =>
            format.money(payment.kind === 'refund' ? -payment.amount_cents : payment.amount_cents, payment.currency),
        },
        {
          key: 'method',
          header: t('payments.method'),
          cell: ({ method, external_reference: reference }) => (
            <>
              {isPaymentMethod(method) ? t(`payments.method.${method}`) : method}
              {reference ? (
                <Typography variant="body2" color="textSecondary">
                  {reference}
                </Typography>
              ) : null}
            </>
          ),
        },
        { key: 'reason', header: t('payments.reason'), cell: ({ reason }) => reason ?? '–' },
      ]}
    />
  );
}
