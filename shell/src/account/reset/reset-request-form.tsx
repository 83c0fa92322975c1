import { useAuth } from '@kindwing/auth';
import { Alert, toast } from '@kindwing/ui';
import { Form, SubmitButton, TextField, useZodForm } from '@kindwing/ui/forms';
import { useState } from 'react';
import { useText } from '../../messages/index.ts';
import { orThrow, useProblemWords } from '../auth-problem.ts';
import { resetRequestSchema } from '../schemas.ts';

/** Asks for the link. The answer is the same whether the account exists or not. */
export function ResetRequestForm() {
  const t = useText();
  const { requestPasswordReset } = useAuth();
  const words = useProblemWords();
  const [sent, setSent] = useState(false);
  const form = useZodForm(resetRequestSchema, { defaultValues: { email: '' }, messages: t });

  const submit = async ({ email }: { email: string }) => {
    setSent(false);
    await orThrow(requestPasswordReset(email), t('reset.failed'));
    toast({ tone: 'success', title: t('reset.sent') });
    setSent(true);
  };

  return (
    <Form form={form} onSubmit={submit} {...words}>
      {sent ? <Alert severity="success">{t('reset.sent')}</Alert> : null}
      <TextField name="email" label={t('field.email')} type="email" autoComplete="username" required />
      <SubmitButton pendingText={t('reset.pending')}>{t('reset.submit')}</SubmitButton>
    </Form>
  );
}
