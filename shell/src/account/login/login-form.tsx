import { useAuth } from '@kindwing/auth';
import { toast } from '@kindwing/ui';
import { Form, SubmitButton, TextField, useZodForm } from '@kindwing/ui/forms';
import { useEffect } from 'react';
import { useText } from '../../messages/index.ts';
import { orThrow, useProblemWords } from '../auth-problem.ts';
import { loginSchema } from '../schemas.ts';

interface Props {
  /** The path that was asked for; the mailed link carries it along. */
  next: string | undefined;
  onLinkSent: (email: string) => void;
  /** Whether it comes back in the place of what was sent, and so has to take the focus. */
  again: boolean;
}

export function LoginForm({ next, onLinkSent, again }: Props) {
  const t = useText();
  const { signIn, signInWithOtp } = useAuth();
  const words = useProblemWords();
  const form = useZodForm(loginSchema, { defaultValues: { email: '', password: '' }, messages: t });
  const { setFocus } = form.form;
  useEffect(() => {
    if (again) setFocus('email');
  }, [again, setFocus]);
  const withPassword = form.watch('password') !== '';

  const submit = async ({ email, password }: { email: string; password: string }) => {
    if (password) {
      await orThrow(signIn({ email, password }), t('login.failed'));
      toast({ tone: 'success', title: t('login.success'), description: t('login.successBody') });
      return;
    }
    await orThrow(signInWithOtp({ email, next }), t('login.linkFailed'));
    toast({ tone: 'success', title: t('login.linkSent'), description: t('login.linkSentBody') });
    onLinkSent(email);
  };

  return (
    <Form form={form} onSubmit={submit} {...words}>
      <TextField name="email" label={t('field.email')} type="email" autoComplete="username" required />
      <TextField
        name="password"
        label={t('field.passwordOptional')}
        type="password"
        autoComplete="current-password"
        hint={t('login.passwordHint')}
      />
      <SubmitButton pendingText={t(withPassword ? 'login.pending' : 'reset.pending')}>
        {t(withPassword ? 'login.submit' : 'login.submitLink')}
      </SubmitButton>
    </Form>
  );
}
