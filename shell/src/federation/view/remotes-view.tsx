import { Box, Section } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { registerMessages } from '@kindwing/ui/i18n';
import { useEffect, useReducer } from 'react';
import { onFederationEvent, recentEvents } from '../events.ts';
import { pageLoader } from '../page-loader.ts';
import { sharedCopies } from '../shared-faces.ts';
import { EventTable } from './event-table.tsx';
import { groupsOf } from './groups.ts';
import { OverrideForm } from './override-form.tsx';
import { RemoteTable } from './remote-table.tsx';
import { useText, viewMessages } from './text.ts';

registerMessages(viewMessages, { en: () => import('./en.ts'), es: () => import('./es.ts') });

/** Draws anew whenever something happens to a remote. */
function useFederation() {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const ends = [onFederationEvent(draw), pageLoader().subscribe(draw)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
}

/** What the developer tools show of this page: its remotes, what they share, and what happened to them. */
export default function RemotesView() {
  const t = useText();
  useFederation();
  const events = recentEvents();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Section title={t('remotes')} width="none">
        <RemoteTable events={events} />
      </Section>
      <Section title={t('groups')} subtitle={t('groups.note')} width="none">
        <DataTable
          caption={t('groups')}
          quietCaption
          rows={groupsOf(events)}
          rowKey={({ key }) => key}
          empty={t('groups.none')}
          columns={[
            { key: 'owner', header: t('owner') },
            { key: 'remote', header: t('remote'), cell: ({ failure }) => failure.remote },
            { key: 'cause', header: t('cause'), cell: ({ failure }) => t(`cause.${failure.cause}`) },
            { key: 'count', header: t('count'), numeric: true },
            { key: 'trace', header: t('trace'), cell: ({ failure }) => <code>{failure.traceId}</code> },
          ]}
        />
      </Section>
      <Section title={t('events')} width="none">
        <EventTable events={events} />
      </Section>
      <Section title={t('shared')} subtitle={t('shared.note')} width="none">
        <DataTable
          caption={t('shared')}
          quietCaption
          rows={sharedCopies()}
          rowKey={({ face, version, from }) => `${face} ${version} ${from}`}
          columns={[
            { key: 'face', header: t('face') },
            { key: 'version', header: t('version') },
            { key: 'from', header: t('from') },
            { key: 'loaded', header: t('state'), cell: ({ loaded }) => t(loaded ? 'shared.runs' : 'shared.offered') },
          ]}
        />
      </Section>
      <OverrideForm />
    </Box>
  );
}
