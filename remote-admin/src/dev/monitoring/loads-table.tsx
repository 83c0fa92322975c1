import type { LoadFigure } from '@kindwing/backend/client';
import { EmptyState, useFormat } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { useText } from '../../text.ts';

const steps = ['total', 'manifest', 'scripts', 'expose'] as const;

/** How each version of each remote loaded, so that a slower version is seen beside the one before it. */
export function LoadsTable({ loads }: { loads: readonly LoadFigure[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <DataTable
      caption={t('monitoring.loads')}
      quietCaption
      rows={loads}
      rowKey={({ remote, owner, version }) => `${remote} ${owner} ${version}`}
      empty={<EmptyState icon="clock" title={t('monitoring.loads.none')} body={t('monitoring.none_body')} />}
      columns={[
        { key: 'remote', header: t('monitoring.remote'), width: '6.5rem' },
        { key: 'owner', header: t('monitoring.owner') },
        { key: 'version', header: t('monitoring.version'), cell: ({ version }) => <code>{version}</code> },
        { key: 'count', header: t('monitoring.loads.count'), numeric: true, cell: ({ count }) => format.number(count) },
        {
          key: 'retried',
          header: t('monitoring.loads.retried'),
          numeric: true,
          cell: ({ retried }) => format.number(retried),
        },
        ...steps.map((step) => ({
          key: step,
          header: t(`monitoring.loads.${step}`),
          numeric: true,
          cell: (load: LoadFigure) => t('monitoring.ms', { value: format.number(load[step]) }),
        })),
      ]}
    />
  );
}
