import { useBackend } from '@kindwing/auth';
import { type ContactMessage, handleContactMessage } from '@kindwing/backend/client';
import { Box, Button, Icon, LinkButton, Paper, StatusChip, TextLink, Typography, toast, useFormat } from '@kindwing/ui';
import { useMutation, useQueryClient } from '@kindwing/ui/query';
import { failureText } from '../failure.ts';
import { useText } from '../text.ts';
import { replyAddress } from './reply.ts';

/** One message: who wrote what, the way to answer, and the mark that somebody did. */
export function ContactCard({ message }: { message: ContactMessage }) {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const queries = useQueryClient();
  const handle = useMutation({
    mutationFn: () => handleContactMessage(client, message.id),
    onSuccess: () => toast({ title: t('support.handled', { subject: message.subject }), tone: 'success' }),
    onError: (error) => {
      const { title, body } = failureText(error, t);
      toast({ title, description: body, tone: 'destructive' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['contact-messages'] }),
  });
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h3" sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }} lang={message.language}>
          {message.subject}
        </Typography>
        {message.handled_at ? (
          <StatusChip tone="success" label={t('support.handled_at', { when: format.dateTime(message.handled_at) })} />
        ) : (
          <StatusChip
            tone="warning"
            label={t('support.waiting_since', { when: format.relative(message.created_at) })}
          />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {message.name} · <TextLink href={`mailto:${message.email}`}>{message.email}</TextLink> ·{' '}
        <time dateTime={message.created_at}>{format.dateTime(message.created_at)}</time> ·{' '}
        {t(`language.${message.language}`)}
      </Typography>
      <Typography
        lang={message.language}
        sx={{ mt: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}
      >
        {message.message}
      </Typography>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton
          href={replyAddress(message)}
          variant="outlined"
          startIcon={<Icon name="mail" />}
          aria-label={t('support.reply_named', { name: message.name })}
        >
          {t('support.reply')}
        </LinkButton>
        {!message.handled_at && (
          <Button
            startIcon={<Icon name="check" />}
            loading={handle.isPending}
            onClick={() => handle.mutate()}
            aria-label={t('support.mark_named', { subject: message.subject })}
          >
            {t('support.mark')}
          </Button>
        )}
      </Box>
    </Paper>
  );
}
