import { useAuth } from '@kindwing/auth';
import { toast } from '@kindwing/ui';
import { Form, SubmitButton, TextField, useZodForm } from '@kindwing/ui/forms';
import { useText } from '../../messages/index.ts';
import { orThrow, useProblemWords } from '../auth-problem.ts';
import { inTime } from '../in-time.ts';
import { newPasswordSchema } from '../schemas.ts';

/** Saves the new password and signs out everywhere, so that whoever knew the old one is out too. */
export function NewPasswordForm({ onUpdated }: { onUpdated: (signedOut: Promise<unknown>) => void }) {
  const t = useText();
  const { updatePassword, signOut, user } = useAuth();
  const words = useProblemWords();
  const form = useZodForm(newPasswordSchema, { defaultValues: { password: '' }, messages: t });

  const submit = async ({ password }: { password: string }) => {
    await orThrow(updatePassword(password), t('reset.updateFailed'));
    toast({ tone: 'success', title: t('reset.updated'), description: t('reset.updatedBody') });
    onUpdated(inTime(signOut()));
  };

  return (
    <Form form={form} onSubmit={submit} {...words}>
      {/* Password managers file the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <TextField name="password" label={t('field.newPassword')} type="password" autoComplete="new-password" required />
      <SubmitButton pendingText={t('reset.newPending')}>{t('reset.newSubmit')}</SubmitButton>
    </Form>
  );
}
