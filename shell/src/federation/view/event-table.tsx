import { useFormat } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import type { FederationEvent, KeptEvent } from '../events.ts';
import { useText } from './text.ts';

/** Whom it happened to, in which version, and under which reference. */
const subjectOf = (event: FederationEvent): { part: string; version: string; trace: string; detail: string } => {
  if (event.type === 'failed') {
    const { remote, version, traceId, message } = event.failure;
    return { part: remote, version, trace: traceId, detail: message };
  }
  if (event.type === 'doubled') {
    const version = event.copies.map((copy) => copy.version).join(', ');
    return { part: event.face, version, trace: '', detail: event.copies.map(({ from }) => from).join(', ') };
  }
  const detail = event.type === 'loaded' ? `${Math.round(event.milliseconds)} ms` : '';
  return { part: event.remote, version: event.version, trace: '', detail };
};

/** The newest events of this page, newest first. */
export function EventTable({ events }: { events: readonly KeptEvent[] }) {
  const t = useText();
  const { locale } = useFormat();
  const rows = events.map(({ at, event }, place) => ({ place, at, type: event.type, ...subjectOf(event) })).reverse();
  return (
    <DataTable
      caption={t('events')}
      quietCaption
      rows={rows}
      rowKey={({ place, at }) => `${at} ${place}`}
      empty={t('events.none')}
      columns={[
        { key: 'at', header: t('at'), cell: ({ at }) => new Date(at).toLocaleTimeString(locale, { hourCycle: 'h23' }) },
        { key: 'type', header: t('event'), cell: ({ type }) => t(`event.${type}`) },
        { key: 'part', header: t('remote') },
        { key: 'version', header: t('version') },
        { key: 'trace', header: t('trace'), cell: ({ trace }) => trace && <code>{trace}</code> },
        { key: 'detail', header: t('detail') },
      ]}
    />
  );
}
