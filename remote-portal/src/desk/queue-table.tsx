import { useAuth } from '@kindwing/auth';
import type { RequestOverview } from '@kindwing/backend/client';
import { Box, StatusChip, TextLink, Typography, useFormat } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import type { ReactNode } from 'react';
import { useText } from '../messages/text.ts';
import { Reference } from '../requests/reference.tsx';
import { RequestStatus } from '../requests/status-chip.tsx';
import { ClaimButton } from './claim-button.tsx';
import { dueText } from './due.ts';
import { holderOf } from './holder.ts';

interface QueueTableProps {
  rows: readonly RequestOverview[];
  loading: boolean;
  empty: ReactNode;
}

const claimable = ['new', 'assessing', 'waiting_for_client', 'accepted'];

export function QueueTable({ rows, loading, empty }: QueueTableProps) {
  const t = useText();
  const format = useFormat();
  const { user } = useAuth();
  return (
    <DataTable
      caption={t('desk.caption')}
      rows={rows}
      rowKey={({ id }) => id}
      loading={loading}
      empty={empty}
      columns={[
        {
          key: 'request',
          header: t('desk.column.request'),
          cell: (request) => (
            <Box>
              <TextLink
                to={`/portal/agent/requests/${request.id}`}
                aria-label={t('desk.open_named', { reference: request.reference })}
              >
                <Reference>{request.reference}</Reference>
              </TextLink>{' '}
              {request.priority === 'urgent' && <StatusChip tone="error" icon="sos" label={t('priority.urgent')} />}
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {request.contact_name} · {t(`service.${request.service_type}`)}
              </Typography>
            </Box>
          ),
        },
        {
          key: 'status',
          header: t('desk.column.status'),
          cell: (request) => <RequestStatus status={request.effective_status} />,
        },
        { key: 'next', header: t('desk.column.next'), cell: (request) => dueText(request, t, format) },
        {
          key: 'holder',
          header: t('desk.column.holder'),
          cell: (request) => {
            const holder = holderOf(request, user?.id);
            return holder.kind === 'nobody' ? t('desk.nobody') : holder.kind === 'you' ? t('desk.you') : holder.name;
          },
        },
        {
          key: 'action',
          header: t('desk.column.action'),
          quietHeader: true,
          cell: (request) =>
            holderOf(request, user?.id).kind === 'nobody' && claimable.includes(request.effective_status) ? (
              <ClaimButton request={request} />
            ) : null,
        },
      ]}
    />
  );
}
