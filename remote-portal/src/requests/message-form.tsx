import { toast } from '@kindwing/ui';
import { Form, SubmitButton, TextArea, useZodForm } from '@kindwing/ui/forms';
import { z } from 'zod';
import { useText } from '../messages/text.ts';
import { failureText } from './failure.ts';

const schema = z.object({ body: z.string().trim().min(1, 'messages.required').max(10_000, 'error.too_long') });

interface MessageFormProps {
  label?: string;
  hint?: string;
  submitText?: string;
  sentText?: string;
  /** words to begin with, ready to send or to change */
  initial?: string;
  onSend: (body: string) => Promise<unknown>;
  onSent?: () => void;
}

/** Writes one message. A failed send keeps it and offers another try. */
export function MessageForm({ label, hint, submitText, sentText, initial = '', onSend, onSent }: MessageFormProps) {
  const t = useText();
  const form = useZodForm(schema, { defaultValues: { body: initial }, messages: t });
  return (
    <Form
      form={form}
      requiredNote={false}
      describeFailure={(error) => failureText(error, t)}
      onSubmit={async ({ body }) => {
        await onSend(body);
        form.reset({ body: '' });
        toast({ title: sentText ?? t('messages.sent'), tone: 'success' });
        onSent?.();
      }}
    >
      <TextArea name="body" label={label ?? t('messages.label')} hint={hint} rows={4} required />
      <div>
        <SubmitButton size="medium" pendingText={t('messages.sending')}>
          {submitText ?? t('messages.send')}
        </SubmitButton>
      </div>
    </Form>
  );
}
