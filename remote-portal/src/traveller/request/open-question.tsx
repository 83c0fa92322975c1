import { answerRequest, type RequestOverview } from '@kindwing/backend/client';
import { Box, Paper, Section, Stack, Typography, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import type { RequestParts } from '../../requests/data.ts';
import { MessageForm } from '../../requests/message-form.tsx';
import { focusNextStep } from './focus-next-step.ts';

/** The question that the request waits for, and the place to answer it. */
export function OpenQuestion({ request, parts }: { request: RequestOverview; parts: RequestParts }) {
  const t = useText();
  const { dateTime } = useFormat();
  const answer = useRequestAction(answerRequest, { silent: true });
  const asked = parts.events.data?.find((event) => event.type === 'question_asked');
  const question =
    asked?.type === 'question_asked' && parts.messages.data?.find(({ id }) => id === asked.payload.message_id);
  return (
    <Section id="question" width="none" title={t('question.title')}>
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        {question && (
          <Paper
            variant="outlined"
            component="blockquote"
            sx={{ m: 0, p: 2.5, borderLeft: 6, borderLeftColor: 'house.accent' }}
          >
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
              {question.body}
            </Typography>
            <Box component="footer" sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>
              {t(`who.${question.author_role}`)} · {dateTime(question.created_at)}
            </Box>
          </Paper>
        )}
        <MessageForm
          label={t('question.answer')}
          hint={t('question.hint')}
          submitText={t('question.submit')}
          sentText={t('question.sent')}
          onSend={(body) => answer.mutateAsync([request.id, body])}
          onSent={focusNextStep}
        />
      </Stack>
    </Section>
  );
}
