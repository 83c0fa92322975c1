import { useBackend, useRole } from '@kindwing/auth';
import { keys, listOutbox, type MailState, type OutboxMail } from '@kindwing/backend/client';
import { EmptyState, StatusChip, TextLink, Typography, useFormat } from '@kindwing/ui';
import { FilterBar } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { oneOf } from '../choice.ts';
import { Moment } from '../lists/moment.tsx';
import { Page } from '../lists/page.tsx';
import { seekParams, useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { useText } from '../text.ts';
import { mailStateOf } from './mail-state.ts';

const states = ['waiting', 'failed', 'sent', 'cancelled'] as const satisfies readonly MailState[];
const tones = { waiting: 'info', failed: 'error', sent: 'success', cancelled: 'neutral' } as const;

/** The outbox: mails that left, wait, or would not leave. */
export function MailsPage() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const { isAdmin } = useRole();
  const [params] = useSearchParams();
  const { seek } = useSeek();
  const state = oneOf(params.get('state'), states);
  const filter = state ? { state } : {};
  const mails = useQuery({
    queryKey: [...keys.outbox(seek), filter],
    queryFn: () => listOutbox(client, seek, filter),
    placeholderData: keepPreviousData,
    enabled: isAdmin,
  });
  if (!isAdmin)
    return (
      <Page title={t('mails.title')}>
        <EmptyState icon="lock" title={t('mails.admin_only')} body={t('mails.admin_only_body')} />
      </Page>
    );
  return (
    <Page title={t('mails.title')} subtitle={t('mails.subtitle')}>
      <FilterBar
        resets={seekParams}
        fields={[
          {
            type: 'select',
            name: 'state',
            label: t('mails.state'),
            allLabel: t('mails.state.all'),
            options: states.map((value) => ({ value, label: t(`mails.${value}`) })),
          },
        ]}
      />
      <SeekList<OutboxMail>
        query={mails}
        caption={t('mails.title')}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="mail" title={t('mails.empty.title')} body={t('mails.empty.body')} />}
        columns={[
          { key: 'to', header: t('mails.to'), cell: ({ to_email: to }) => to },
          {
            key: 'template',
            header: t('mails.template'),
            cell: ({ template, request_id: id }) =>
              id ? <TextLink to={`/admin/requests/${id}`}>{t(`mail.${template}`)}</TextLink> : t(`mail.${template}`),
          },
          {
            key: 'state',
            header: t('mails.state'),
            cell: (mail) => (
              <>
                <StatusChip tone={tones[mailStateOf(mail)]} label={t(`mails.${mailStateOf(mail)}`)} />
                {mail.last_error && !mail.sent_at ? (
                  <Typography variant="body2" sx={{ mt: 0.5 }}>
                    {t('mails.tries', { count: mail.attempts })} {mail.last_error}
                  </Typography>
                ) : null}
              </>
            ),
          },
          {
            key: 'made',
            header: t('mails.made'),
            cell: ({ created_at: at }) => <Moment>{format.dateTime(at)}</Moment>,
          },
          {
            key: 'sent',
            header: t('mails.sent_at'),
            cell: ({ sent_at: sent, cancelled_at: cancelled, send_after: due }) => {
              if (sent) return <Moment>{format.dateTime(sent)}</Moment>;
              return cancelled ? '–' : t('mails.due', { when: format.dateTime(due) });
            },
          },
        ]}
      />
    </Page>
  );
}
