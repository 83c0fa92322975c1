import { markNotificationRead, type Notification } from '@kindwing/backend/client';
import { Box, Button, Icon, Section, Stack, TextLink, Typography, useFormat } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import { NamingReference } from '../../requests/reference.tsx';
import { useNotices } from './data.ts';

const FEW = 5;

/** What happened lately. Unread ones first in sight, the rest behind a button. */
export function Notices() {
  const t = useText();
  const notices = useNotices().data ?? [];
  const [all, setAll] = useState(false);
  const read = useRequestAction(markNotificationRead);
  const unread = notices.filter((notice) => notice.read_at === null);
  if (notices.length === 0) return null;
  const shown = all ? notices : unread.slice(0, FEW);
  return (
    <Section width="none" title={t('notices.title')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {unread.length === 0 && !all && <Typography color="textSecondary">{t('notices.all_read')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, width: '100%', maxWidth: 760 }}>
          {shown.map((notice) => (
            <Line key={notice.id} notice={notice} onRead={() => read.mutate([notice.id])} />
          ))}
        </Box>
        {(all || notices.length > shown.length) && (
          <Button variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('notices.fewer') : t('notices.show_all', { count: notices.length })}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

function Line({ notice, onRead }: { notice: Notification; onRead: () => void }) {
  const t = useText();
  const { dateTime } = useFormat();
  const { reference = '' } = notice.payload;
  const title = t('notices.line', { what: t(`notice.${notice.kind}`), reference });
  const line = <NamingReference text={title} reference={reference} />;
  const unread = notice.read_at === null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 2,
        alignItems: 'flex-start',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ color: unread ? 'house.accentText' : 'text.secondary' }}>
        <Icon name={unread ? 'bell' : 'check'} label={t(unread ? 'notices.unread' : 'notices.read')} />
      </Box>
      <Box sx={{ flex: 1, minWidth: { xs: 'calc(100% - 60px)', sm: 0 }, fontWeight: unread ? 600 : 400 }}>
        {notice.request_id ? (
          <TextLink to={`/portal/requests/${notice.request_id}`} onClick={() => unread && onRead()}>
            {line}
          </TextLink>
        ) : (
          line
        )}
        <Typography variant="body2" color="textSecondary">
          {dateTime(notice.created_at)}
        </Typography>
      </Box>
      {unread && (
        <Button
          variant="text"
          size="small"
          onClick={onRead}
          aria-label={t('notices.mark_named', { title })}
          // Where it stands below the line, its words begin where the line's do.
          sx={{ ml: { xs: 2.5, sm: 0 } }}
        >
          {t('notices.mark')}
        </Button>
      )}
    </Box>
  );
}
