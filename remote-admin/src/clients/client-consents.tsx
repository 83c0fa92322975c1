import { useBackend } from '@kindwing/auth';
import { listMyConsents } from '@kindwing/backend/client';
import { EmptyState, ErrorState, StatusChip, useFormat } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { useQuery } from '@kindwing/ui/query';
import { oneOf } from '../choice.ts';
import { failureText } from '../failure.ts';
import { Moment } from '../lists/moment.tsx';
import { useText } from '../text.ts';

/** Where a consent is asked for; the database keeps the word. */
const sources = ['signup', 'request', 'sos', 'contact', 'profile'] as const;

/** What the person agreed to, when, and in which wording. Admins only; the database sees to it. */
export function ClientConsents({ owner }: { owner: string }) {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const consents = useQuery({ queryKey: ['profile', owner, 'consents'], queryFn: () => listMyConsents(client, owner) });
  if (consents.isError && !consents.data)
    return (
      <ErrorState
        title={t('list.failed')}
        body={failureText(consents.error, t).body}
        onRetry={() => void consents.refetch()}
      />
    );
  return (
    <DataTable
      caption={t('clients.consents')}
      quietCaption
      loading={consents.isPending}
      rows={consents.data ?? []}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="shield" title={t('clients.none.consents')} />}
      columns={[
        { key: 'purpose', header: t('clients.purpose'), cell: ({ purpose }) => t(`consent.${purpose}`) },
        {
          key: 'given',
          header: t('clients.given'),
          cell: ({ given_at: at }) => <Moment>{format.dateTime(at)}</Moment>,
        },
        {
          key: 'withdrawn',
          header: t('clients.standing'),
          cell: ({ withdrawn_at: at }) => (
            <StatusChip
              tone={at ? 'neutral' : 'success'}
              label={at ? t('clients.withdrawn', { when: format.dateTime(at) }) : t('clients.in_force')}
            />
          ),
        },
        { key: 'wording_version', header: t('clients.wording') },
        {
          key: 'source',
          header: t('clients.source'),
          cell: ({ source }) => {
            const known = oneOf(source, sources);
            return known ? t(`consent.source.${known}`) : source;
          },
        },
      ]}
    />
  );
}
