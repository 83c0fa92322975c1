import type { RequestOverview } from '@kindwing/backend/client';
import { Box, type Format, Typography } from '@kindwing/ui';
import type { Column } from '@kindwing/ui/data';
import { Address } from '../lists/address.tsx';
import { Moment } from '../lists/moment.tsx';
import { Reference } from '../lists/reference.tsx';
import { RequestStatusChip, UrgentChip } from '../status/chips.tsx';
import type { AdminText } from '../text.ts';

/** A request in a list; `narrow` leaves out whose it is, where the page says so already. */
export function requestColumns(t: AdminText, format: Format, narrow = false): Column<RequestOverview>[] {
  const all: Column<RequestOverview>[] = [
    { key: 'reference', header: t('requests.reference'), cell: (row) => <Reference>{row.reference}</Reference> },
    {
      key: 'contact',
      header: t('requests.contact'),
      cell: (row) => (
        <>
          {row.contact_name}
          <Typography variant="body2" color="textSecondary">
            <Address>{row.contact_email}</Address>
          </Typography>
        </>
      ),
    },
    { key: 'service', header: t('requests.service'), cell: (row) => t(`service.${row.service_type}`) },
    {
      key: 'status',
      header: t('requests.status'),
      cell: (row) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <RequestStatusChip status={row.effective_status} />
          {row.priority === 'urgent' && <UrgentChip />}
        </Box>
      ),
    },
    { key: 'holder', header: t('requests.holder'), cell: (row) => row.holder_name ?? t('requests.nobody') },
    {
      key: 'created',
      header: t('requests.created'),
      cell: (row) => <Moment>{format.dateTime(row.created_at)}</Moment>,
    },
  ];
  return narrow ? all.filter(({ key }) => key !== 'contact' && key !== 'holder') : all;
}
