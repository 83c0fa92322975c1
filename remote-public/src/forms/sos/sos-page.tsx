import { sosSchema } from '@kindwing/backend/domain/forms';
import { useHost } from '@kindwing/contract';
import { Section, toast } from '@kindwing/ui';
import { Form, SubmitButton, TextArea, TextField, useZodForm } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useState } from 'react';
import { z } from 'zod';
import { useText } from '../../messages/use-text.ts';
import { PageMeta } from '../../site/page-meta.tsx';
import { Consent } from '../shared/consent.tsx';
import { asFieldProblem, isRateLimited } from '../shared/failure.ts';
import { FormLayout } from '../shared/form-layout.tsx';
import { useKeyPerContent } from '../shared/keys.ts';
import { PostedFields } from '../shared/posted-fields.tsx';
import { SideCard } from '../shared/side-card.tsx';
import { usePrefill } from '../shared/use-prefill.ts';
import { useSender } from '../shared/use-sender.ts';
import { PHONE_MARK, WithPhone } from '../shared/with-phone.tsx';
import { CallCard } from './call-card.tsx';
import { SosReceived } from './sos-received.tsx';

// The trap is the server's to judge, see the contact form.
const schema = sosSchema.extend({ website: z.string() });
const rights = [1, 2, 3] as const;

export default function SosPage() {
  const t = useText();
  const { language } = useLanguage();
  const { formAddress } = useHost();
  const sender = useSender();
  const keyFor = useKeyPerContent();
  const [reference, setReference] = useState<string>();
  const empty = {
    name: sender.name,
    email: sender.email,
    phone: '',
    location: '',
    needs: '',
    consent_processing: false,
    consent_marketing: false,
    website: '',
  };
  const form = useZodForm(schema, { defaultValues: empty, messages: t });
  usePrefill(form, sender);

  async function send(values: z.output<typeof schema>) {
    try {
      const { deliverRequest } = await import('../shared/deliver.ts');
      const { reference } = await deliverRequest({
        ...values,
        source: 'sos',
        language,
        idempotency_key: keyFor(values),
      });
      setReference(reference);
    } catch (error) {
      throw asFieldProblem(error);
    }
    form.reset(empty);
  }

  const aside = (
    <SideCard title={t('sos.rights.title')} icon="shield">
      <ul>
        {rights.map((line) => (
          <li key={line}>{t(`sos.rights.${line}`)}</li>
        ))}
      </ul>
    </SideCard>
  );
  return (
    <FormLayout title={t('sos.title')} subtitle={t('sos.subtitle')} before={<CallCard />} aside={aside}>
      <PageMeta title={t('sos.title')} description={t('sos.meta.description')} />
      <Section title={t('sos.form.title')} width="none">
        <Form
          form={form}
          onSubmit={send}
          action={formAddress}
          method="post"
          label={t('sos.title')}
          onFailure={() =>
            toast({ title: t('sos.failure.title'), description: t('sos.failure.body'), tone: 'destructive' })
          }
          describeFailure={(error) => ({
            title: t('sos.failure.title'),
            body: (
              <>
                <p style={{ marginTop: 0 }}>
                  {t('sos.failure.body')} <WithPhone text={PHONE_MARK} />
                </p>
                {isRateLimited(error) ? null : t('form.kept')}
              </>
            ),
          })}
        >
          <PostedFields form="sos" />
          <TextField name="name" label={t('form.name')} required autoComplete="name" maxLength={200} />
          <TextField
            name="phone"
            label={t('form.phone')}
            hint={t('form.phone.help')}
            type="tel"
            required
            autoComplete="tel"
            maxLength={40}
          />
          <TextField name="email" label={t('form.email')} type="email" required autoComplete="email" />
          <TextField name="location" label={t('sos.location')} hint={t('sos.location.help')} required maxLength={500} />
          <TextArea name="needs" label={t('sos.needs')} required rows={4} />
          <Consent />
          <div>
            <SubmitButton color="error" pendingText={t('form.sending')}>
              {t('sos.submit')}
            </SubmitButton>
          </div>
        </Form>
      </Section>
      <SosReceived reference={reference} onClose={() => setReference(undefined)} />
    </FormLayout>
  );
}
