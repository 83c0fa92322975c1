import { contactSchema } from '@kindwing/backend/domain/forms';
import { useHost } from '@kindwing/contract';
import { LinkButton, toast } from '@kindwing/ui';
import { Form, SubmitButton, SuccessDialog, TextArea, TextField, useZodForm } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useSearchParams } from '@kindwing/ui/router';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useText } from '../../messages/use-text.ts';
import { PageMeta } from '../../site/page-meta.tsx';
import { Consent } from '../shared/consent.tsx';
import { asFieldProblem, isRateLimited } from '../shared/failure.ts';
import { FormLayout } from '../shared/form-layout.tsx';
import { useKeyPerContent } from '../shared/keys.ts';
import { PostedFields } from '../shared/posted-fields.tsx';
import { usePrefill } from '../shared/use-prefill.ts';
import { useSender } from '../shared/use-sender.ts';
import { PHONE_MARK, WithPhone } from '../shared/with-phone.tsx';
import { ContactAside } from './contact-aside.tsx';

// The trap is the server's to judge: what fills it in is answered like everybody and learns nothing.
const schema = contactSchema.extend({ website: z.string() });

export default function ContactPage() {
  const t = useText();
  const { language } = useLanguage();
  const { formAddress } = useHost();
  const [params] = useSearchParams();
  const sender = useSender();
  const keyFor = useKeyPerContent();
  const [sent, setSent] = useState(false);
  const about = params.get('about');
  const empty = {
    name: sender.name,
    email: sender.email,
    // The address names it after mounting: prerendered HTML knows no query.
    subject: '',
    message: '',
    consent_processing: false,
    consent_marketing: false,
    website: '',
  };
  const form = useZodForm(schema, { defaultValues: empty, messages: t });
  usePrefill(form, sender);
  const rawForm = form.form;
  useEffect(() => {
    if (about && !rawForm.getValues('subject'))
      rawForm.setValue('subject', t('contact.aboutReference', { reference: about.slice(0, 20) }));
  }, [rawForm, about, t]);

  async function send(values: z.output<typeof schema>) {
    try {
      const { deliverContact } = await import('../shared/deliver.ts');
      await deliverContact({ ...values, language, idempotency_key: keyFor(values) });
    } catch (error) {
      throw asFieldProblem(error);
    }
    setSent(true);
    form.reset(empty);
  }

  return (
    <FormLayout title={t('contact.title')} subtitle={t('contact.subtitle')} aside={<ContactAside />}>
      <PageMeta title={t('route.contact')} description={t('contact.meta.description')} />
      <Form
        form={form}
        onSubmit={send}
        action={formAddress}
        method="post"
        label={t('contact.title')}
        onFailure={() =>
          toast({ title: t('contact.failure.title'), description: t('contact.failure.body'), tone: 'destructive' })
        }
        describeFailure={(error) => ({
          title: t('contact.failure.title'),
          body: isRateLimited(error) ? (
            <WithPhone text={t('form.rateLimited', { phone: PHONE_MARK })} />
          ) : (
            `${t('contact.failure.body')} ${t('form.kept')}`
          ),
        })}
      >
        <PostedFields form="contact" />
        <TextField name="name" label={t('form.name')} required autoComplete="name" maxLength={200} />
        <TextField name="email" label={t('form.email')} type="email" required autoComplete="email" />
        <TextField name="subject" label={t('form.subject')} required maxLength={200} />
        <TextArea name="message" label={t('form.message')} required rows={7} />
        <Consent />
        <div>
          <SubmitButton pendingText={t('form.sending')}>{t('contact.submit')}</SubmitButton>
        </div>
      </Form>
      <SuccessDialog
        open={sent}
        onClose={() => setSent(false)}
        title={t('contact.success.title')}
        action={<LinkButton to="/">{t('contact.success.home')}</LinkButton>}
      >
        {t('contact.success.body')}
      </SuccessDialog>
    </FormLayout>
  );
}
