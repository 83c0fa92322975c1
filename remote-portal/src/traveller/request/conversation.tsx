import { postMessage, type RequestOverview } from '@kindwing/backend/client';
import { Box, ErrorState, LoadingNotice, Section, Stack } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import type { RequestParts } from '../../requests/data.ts';
import { failureText } from '../../requests/failure.ts';
import { MessageForm } from '../../requests/message-form.tsx';
import { MessageThread } from '../../requests/message-thread.tsx';

interface ConversationProps {
  request: RequestOverview;
  messages: RequestParts['messages'];
  /** whether a question above has a form of its own */
  answering: boolean;
}

export function Conversation({ request, messages, answering }: ConversationProps) {
  const t = useText();
  const post = useRequestAction(postMessage, { silent: true });
  return (
    <Section id="messages" width="none" title={t('messages.title')}>
      <Stack spacing={3}>
        {messages.data ? (
          <MessageThread messages={messages.data} side="client" />
        ) : messages.error ? (
          <ErrorState
            title={t('page.part_failed')}
            body={failureText(messages.error, t).body}
            onRetry={() => void messages.refetch()}
          />
        ) : (
          <LoadingNotice />
        )}
        {!answering && (
          <Box sx={{ maxWidth: 720 }}>
            <MessageForm hint={t('talk.hint')} onSend={(body) => post.mutateAsync([request.id, body])} />
          </Box>
        )}
      </Stack>
    </Section>
  );
}
