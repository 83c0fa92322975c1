import type { VitalFigure } from '@kindwing/backend/client';
import { Box, EmptyState, StatusChip, useFormat } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { useText } from '../../text.ts';
import { byRoute, ratingOf, vitals } from './rating.ts';
import { RouteName } from './route-name.tsx';

const tones = { middling: 'warning', poor: 'error' } as const;

/** Says in words where a figure is not good; good ones stand for themselves. */
function Figure({ figure }: { figure: VitalFigure | undefined }) {
  const t = useText();
  const format = useFormat();
  if (!figure) return <>–</>;
  const { vital, p75 } = figure;
  const rating = ratingOf(vital, p75);
  const value = format.number(vital === 'CLS' ? Math.round(p75 * 1000) / 1000 : Math.round(p75));
  return (
    <Box component="span" sx={{ display: 'inline-grid', gap: 0.5, justifyItems: 'start' }}>
      <span>{vital === 'CLS' ? value : t('monitoring.ms', { value })}</span>
      {rating === 'good' ? null : <StatusChip tone={tones[rating]} label={t(`monitoring.rating.${rating}`)} />}
    </Box>
  );
}

export function VitalsTable({ measured }: { measured: readonly VitalFigure[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <DataTable
      caption={t('monitoring.vitals')}
      quietCaption
      rows={byRoute(measured)}
      rowKey={({ route }) => route}
      empty={<EmptyState icon="clock" title={t('monitoring.vitals.none')} body={t('monitoring.none_body')} />}
      columns={[
        {
          key: 'route',
          header: t('monitoring.route'),
          cell: ({ route }) => (route === '*' ? t('monitoring.route.unknown') : <RouteName route={route} />),
        },
        { key: 'count', header: t('monitoring.pages'), numeric: true, cell: ({ count }) => format.number(count) },
        ...vitals.map((vital) => ({
          key: vital,
          // Known by their letters to whoever works on them; the note above says what they are.
          header: vital,
          numeric: true,
          cell: ({ figures }: ReturnType<typeof byRoute>[number]) => <Figure figure={figures[vital]} />,
        })),
      ]}
    />
  );
}
