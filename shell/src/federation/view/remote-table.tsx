import { StatusChip } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import type { KeptEvent } from '../events.ts';
import { overrides } from '../overrides.ts';
import { pageLoader } from '../page-loader.ts';
import { registry } from '../registry.ts';
import type { RemoteState } from '../state.ts';
import { useText } from './text.ts';

/** Where a remote stands in this page. */
type Standing = 'idle' | 'loading' | 'loaded' | 'standIn' | 'failed';

const standingOf = (state: RemoteState): Standing =>
  state.status === 'loaded' && state.remote.standsInFor ? 'standIn' : state.status;

const tones = { idle: 'neutral', loading: 'info', loaded: 'success', standIn: 'warning', failed: 'error' } as const;

const millisecondsOf = (events: readonly KeptEvent[], name: string): number | undefined =>
  events.flatMap(({ event }) => (event.type === 'loaded' && event.remote === name ? [event.milliseconds] : [])).at(-1);

/** Bytes over the line of everything below the release's folder; nothing where the browser keeps them to itself. */
function bytesOf(base: string): number | undefined {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sum = entries
    .filter(({ name }) => name.startsWith(base))
    .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  return sum || undefined;
}

export function RemoteTable({ events }: { events: readonly KeptEvent[] }) {
  const t = useText();
  const rows = Object.entries(registry().remotes).map(([name, { current, previous }]) => ({
    name,
    owner: current.owner,
    version: current.version,
    previous: previous?.version ?? t('none'),
    standing: standingOf(pageLoader().stateOf(name)),
    milliseconds: millisecondsOf(events, name),
    bytes: bytesOf(overrides()[name] ?? current.base),
    local: overrides()[name],
  }));
  return (
    <DataTable
      caption={t('remotes')}
      quietCaption
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: t('remote') },
        { key: 'owner', header: t('owner') },
        { key: 'version', header: t('version'), cell: ({ version, local }) => local ?? version },
        { key: 'previous', header: t('previous') },
        {
          key: 'standing',
          header: t('state'),
          cell: ({ standing }) => <StatusChip tone={tones[standing]} label={t(`state.${standing}`)} />,
        },
        {
          key: 'milliseconds',
          header: t('time'),
          numeric: true,
          cell: ({ milliseconds }) => (milliseconds === undefined ? t('unknown') : `${Math.round(milliseconds)} ms`),
        },
        {
          key: 'bytes',
          header: t('size'),
          numeric: true,
          cell: ({ bytes }) => (bytes === undefined ? t('unknown') : `${Math.round(bytes / 1000)} kB`),
        },
      ]}
    />
  );
}
