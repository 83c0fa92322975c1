import type { FaultFigure } from '@kindwing/backend/client';
import { Box, EmptyState, Typography, useFormat } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { Moment } from '../../lists/moment.tsx';
import { useText } from '../../text.ts';
import { RouteName } from './route-name.tsx';

const breaking = { overflowWrap: 'anywhere' } as const;

/** What is wrong, in the reader's words; then in the code's own, and where in it. */
function What({ fault: { cause, message, place } }: { fault: FaultFigure }) {
  const t = useText();
  return (
    <Box sx={{ ...breaking, display: 'grid', gap: 0.5 }}>
      <span>{t(`monitoring.cause.${cause}`)}</span>
      {message ? (
        <Typography component="code" variant="body2">
          {message}
        </Typography>
      ) : null}
      {place ? (
        <Typography component="code" variant="body2" sx={{ color: 'text.secondary' }}>
          {place}
        </Typography>
      ) : null}
    </Box>
  );
}

/** Faults by owner: how often, when last, and what its team needs to find it. */
export function FaultsTable({ faults }: { faults: readonly FaultFigure[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <DataTable
      caption={t('monitoring.faults')}
      quietCaption
      rows={faults}
      rowKey={({ fault }) => fault}
      empty={<EmptyState icon="checkCircle" title={t('monitoring.faults.none')} body={t('monitoring.none_body')} />}
      columns={[
        {
          key: 'owner',
          header: t('monitoring.owner'),
          cell: ({ owner, remote, version }) => (
            <Box sx={{ ...breaking, display: 'grid', gap: 0.5 }}>
              <span>{owner}</span>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {t('monitoring.part', { remote, version })}
              </Typography>
            </Box>
          ),
        },
        { key: 'what', header: t('monitoring.what'), cell: (fault) => <What fault={fault} /> },
        { key: 'count', header: t('monitoring.events'), numeric: true, cell: ({ count }) => format.number(count) },
        {
          key: 'last',
          header: t('monitoring.last_seen'),
          cell: ({ last_seen: at }) => (
            <time dateTime={at}>
              <Moment>{format.dateTime(at)}</Moment>
            </time>
          ),
        },
        {
          key: 'route',
          header: t('monitoring.route'),
          width: '11rem',
          cell: ({ route }) => <RouteName route={route} />,
        },
        { key: 'trace', header: t('monitoring.trace'), width: '8rem', cell: ({ trace }) => <code>{trace}</code> },
      ]}
    />
  );
}
