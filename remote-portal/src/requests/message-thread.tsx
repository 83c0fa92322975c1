import type { Message } from '@kindwing/backend/client';
import { Box, Paper, Stack, Typography, useFormat } from '@kindwing/ui';
import { useText } from '../messages/text.ts';

interface MessageThreadProps {
  /** oldest first */
  messages: readonly Message[];
  /** whose messages stand at the end of the line */
  side: 'client' | 'staff';
}

const sideOf = (role: Message['author_role']) => (role === 'agent' || role === 'admin' ? 'staff' : 'client');

export function MessageThread({ messages, side }: MessageThreadProps) {
  const t = useText();
  const { dateTime } = useFormat();
  if (messages.length === 0) return <Typography color="textSecondary">{t('messages.empty')}</Typography>;
  return (
    <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {messages.map((message) => {
        const own = sideOf(message.author_role) === side;
        return (
          <Box
            component="li"
            key={message.id}
            sx={{ alignSelf: own ? 'flex-end' : 'flex-start', maxWidth: 'min(100%, 60ch)' }}
          >
            <Typography variant="caption" color="textSecondary">
              {own && side === 'client' ? t('who.you') : t(`who.${message.author_role}`)} ·{' '}
              <time dateTime={message.created_at}>{dateTime(message.created_at)}</time>
            </Typography>
            <Paper variant="outlined" sx={{ p: 1.5, bgcolor: own ? 'action.hover' : 'background.paper' }}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
                {message.body}
              </Typography>
            </Paper>
          </Box>
        );
      })}
    </Stack>
  );
}
