import { useAuth } from '@kindwing/auth';
import { TextLink, toast } from '@kindwing/ui';
import { ConsentBlock, Form, SubmitButton, TextField, useZodForm } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useLocation, useNavigate } from '@kindwing/ui/router';
import type * as z from 'zod';
import { useText } from '../../messages/index.ts';
import { orThrow, useProblemWords } from '../auth-problem.ts';
import { signUpSchema } from '../schemas.ts';

const empty = { name: '', email: '', password: '', consent_processing: false, consent_marketing: false };

/** The address that a page led here with: that of a request, which becomes its owner's once it is confirmed. */
function emailIn(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : '';
}

export function SignUpForm() {
  const t = useText();
  const { signUp } = useAuth();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const words = useProblemWords();
  const { state } = useLocation();
  const form = useZodForm(signUpSchema, { defaultValues: { ...empty, email: emailIn(state) }, messages: t });

  const submit = async (values: z.output<typeof signUpSchema>) => {
    const { name, email, password } = values;
    const result = signUp({
      name,
      email,
      password,
      language,
      consentProcessing: values.consent_processing,
      consentMarketing: values.consent_marketing,
    });
    await orThrow(result, t('signup.failed'));
    toast({ tone: 'success', title: t('signup.success'), description: t('signup.successBody') });
    await navigate('/login', { state: { verify: true } });
  };

  return (
    <Form form={form} onSubmit={submit} {...words}>
      <TextField name="name" label={t('field.name')} autoComplete="name" maxLength={200} required />
      <TextField name="email" label={t('field.email')} type="email" autoComplete="username" required />
      <TextField
        name="password"
        label={t('field.password')}
        type="password"
        autoComplete="new-password"
        hint={t('signup.passwordHint')}
        required
      />
      <ConsentBlock
        legend={t('consent.legend')}
        processing={{ label: t('consent.processing') }}
        marketing={{ label: t('consent.marketing') }}
        policy={
          <TextLink to="/legal/privacy-policy" newTab>
            {t('consent.policy')}
          </TextLink>
        }
      />
      <SubmitButton pendingText={t('signup.pending')}>{t('signup.submit')}</SubmitButton>
    </Form>
  );
}
