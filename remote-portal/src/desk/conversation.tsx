import { askClient, type Message, postMessage, type RequestOverview } from '@kindwing/backend/client';
import { canMove } from '@kindwing/backend/domain';
import { Section, Stack } from '@kindwing/ui';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { MessageForm } from '../requests/message-form.tsx';
import { MessageThread } from '../requests/message-thread.tsx';

interface ConversationProps {
  request: RequestOverview;
  /** undefined until they are known */
  messages: readonly Message[] | undefined;
  mine: boolean;
}

const over = ['cancelled', 'completed'];

/** What was said, and saying more: the holder asks (the request then waits for the client), everyone on the desk may write. */
export function Conversation({ request, messages, mine }: ConversationProps) {
  const t = useText();
  const ask = useRequestAction(askClient, { silent: true });
  const post = useRequestAction(postMessage, { silent: true });
  const asks =
    mine && (canMove('ask_client', request.effective_status) || request.effective_status === 'waiting_for_client');
  return (
    <Section title={t('messages.title')} width="none">
      <Stack spacing={3}>
        {messages && <MessageThread messages={messages} side="staff" />}
        {asks ? (
          <MessageForm
            label={t('staff.ask')}
            hint={t('staff.ask_hint')}
            submitText={t('staff.ask')}
            sentText={t('staff.ask_sent')}
            onSend={(body) => ask.mutateAsync([request.id, body])}
          />
        ) : (
          !over.includes(request.effective_status) && (
            <MessageForm label={t('staff.message')} onSend={(body) => post.mutateAsync([request.id, body])} />
          )
        )}
      </Stack>
    </Section>
  );
}
