import { useBackend } from '@kindwing/auth';
import { keys, listContactMessages } from '@kindwing/backend/client';
import { EmptyState, ErrorState, LoadingNotice, Stack } from '@kindwing/ui';
import { FilterBar, Pager } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { failureText } from '../failure.ts';
import { seekParams, useSeek } from '../lists/seek.ts';
import { useText } from '../text.ts';
import { ContactCard } from './contact-card.tsx';

export function ContactInbox() {
  const t = useText();
  const client = useBackend();
  const [params] = useSearchParams();
  const { seek, next, previous } = useSeek();
  const filter = { open: params.get('show') !== 'all' };
  const messages = useQuery({
    queryKey: keys.contactMessages(filter, seek),
    queryFn: () => listContactMessages(client, filter, seek),
    placeholderData: keepPreviousData,
  });
  const page = messages.data;
  return (
    <>
      <FilterBar
        resets={seekParams}
        fields={[
          {
            type: 'select',
            name: 'show',
            label: t('support.show'),
            allLabel: t('support.show.open'),
            options: [{ value: 'all', label: t('support.show.all') }],
          },
        ]}
      />
      {messages.isPending && <LoadingNotice text={t('support.loading')} />}
      {messages.isError && !page && (
        <ErrorState
          title={t('list.failed')}
          body={failureText(messages.error, t).body}
          onRetry={() => void messages.refetch()}
        />
      )}
      {page && page.rows.length === 0 && (
        <EmptyState icon="mail" title={t('support.empty.title')} body={t('support.empty.body')} />
      )}
      {page && page.rows.length > 0 && (
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label={t('support.inbox')}>
          {page.rows.map((message) => (
            <ContactCard key={message.id} message={message} />
          ))}
        </Stack>
      )}
      {page && (
        <Pager
          hasPrevious={page.previous !== null}
          hasNext={page.next !== null}
          onPrevious={() => previous(page)}
          onNext={() => next(page)}
        />
      )}
    </>
  );
}
