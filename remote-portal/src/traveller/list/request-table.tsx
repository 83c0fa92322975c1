import type { RequestOverview } from '@kindwing/backend/client';
import { Typography, useFormat } from '@kindwing/ui';
import { DataTable, type DataTableProps } from '@kindwing/ui/data';
import { useText } from '../../messages/text.ts';
import { Reference } from '../../requests/reference.tsx';
import { RequestStatus } from '../../requests/status-chip.tsx';
import { statusNow, stepOf } from '../next/next-step.ts';

type RequestTableProps = Pick<DataTableProps<RequestOverview>, 'caption' | 'quietCaption' | 'loading' | 'empty'> & {
  requests: readonly RequestOverview[];
  now: number;
};

/** Requests as their client knows them: what for, how it stands, what happens next. The whole row leads to the request. */
export function RequestTable({ requests, now, ...rest }: RequestTableProps) {
  const t = useText();
  const { date, relative } = useFormat();
  return (
    <DataTable
      {...rest}
      rows={requests}
      rowKey={({ id }) => id}
      onRowLink={({ id }) => `/portal/requests/${id}`}
      columns={[
        {
          key: 'request',
          header: t('list.request'),
          cell: ({ reference, service_type: service }) => (
            <>
              {t(`service.${service}`)}, <Reference>{reference}</Reference>
            </>
          ),
        },
        {
          key: 'status',
          header: t('list.status'),
          cell: (request) => <RequestStatus status={statusNow(request, now)} />,
        },
        { key: 'next', header: t('list.next'), cell: (request) => t(`next.${stepOf(request, now)}.title`) },
        {
          key: 'dates',
          header: t('list.changed'),
          cell: (request) => (
            <>
              {relative(request.last_event_at)}
              <Typography variant="body2" color="textSecondary">
                {t('list.sent', { date: date(request.created_at) })}
              </Typography>
            </>
          ),
        },
      ]}
    />
  );
}
