import { isServiceType, serviceTypes } from '@kindwing/backend/domain/services';
import { lazyPart, useHost } from '@kindwing/contract';
import { LoadingNotice, toast } from '@kindwing/ui';
import { Form, SelectField, SubmitButton, TextArea, TextField, useZodForm } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useSearchParams } from '@kindwing/ui/router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/use-text.ts';
import { PageMeta } from '../../site/page-meta.tsx';
import { Consent } from '../shared/consent.tsx';
import { asFieldProblem, isRateLimited } from '../shared/failure.ts';
import { FormLayout } from '../shared/form-layout.tsx';
import { PostedFields } from '../shared/posted-fields.tsx';
import { Steady } from '../shared/steady.tsx';
import { usePrefill } from '../shared/use-prefill.ts';
import { useSender } from '../shared/use-sender.ts';
import { PHONE_MARK, WithPhone } from '../shared/with-phone.tsx';
import { KeepDraft, RestoredNotice } from './keep-draft.tsx';
import { RequestAside } from './request-aside.tsx';
import { type Received, RequestReceived } from './request-received.tsx';
import { type RequestValues, schema } from './schema.ts';
import { emptyTripValues } from './trip-values.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useLinkedTrip } from './use-linked-trip.ts';

// With the airlines' rules, the questionnaires and the airports behind it: opened when a service is chosen.
const TripHelp = lazyPart(() => import('./help/trip-help.tsx'));

export default function RequestPage() {
  const t = useText();
  const { language } = useLanguage();
  const { formAddress } = useHost();
  const [params] = useSearchParams();
  const sender = useSender();
  const [received, setReceived] = useState<Received>();
  const firstAttempt = useRef<string>(undefined);
  const wanted = params.get('service');
  const empty = {
    name: sender.name,
    email: sender.email,
    phone: '',
    // The address chooses after mounting: prerendered HTML knows no query.
    service_type: '',
    message: '',
    trip: emptyTripValues,
    needs: {},
    consent_health: false,
    consent_processing: false,
    consent_marketing: false,
    website: '',
  } as const;
  const form = useZodForm(schema, { defaultValues: empty as never, messages: t });
  const draft = useKeptDraft(form as never);
  usePrefill(form, sender);
  const link = useLinkedTrip(form as never);
  const rawForm = form.form;
  useEffect(() => {
    if (isServiceType(wanted) && !rawForm.getValues('service_type')) rawForm.setValue('service_type', wanted);
  }, [rawForm, wanted]);
  const service: unknown = form.watch('service_type');

  async function send(values: RequestValues) {
    const words = JSON.stringify(values);
    firstAttempt.current ??= words;
    const { trip: _, needs: __, consent_health: ___, ...own } = values;
    try {
      const { helpOf } = await import('./help/submission.ts');
      const { deliverRequest } = await import('../shared/deliver.ts');
      const { reference, request_id, duplicate } = await deliverRequest({
        ...own,
        ...(await helpOf(values, t)),
        phone: values.phone || undefined,
        source: 'request_form',
        language,
        idempotency_key: draft.key(),
      });
      // The backend answers a repeated key with the first attempt: what was changed since then has not reached it.
      setReceived({
        reference,
        requestId: request_id,
        duplicate,
        changed: duplicate && words !== firstAttempt.current,
        email: values.email,
      });
    } catch (error) {
      throw asFieldProblem(error);
    }
    firstAttempt.current = undefined;
    draft.finish();
    form.reset(empty as never);
  }

  const options = serviceTypes.map((type) => ({
    value: type,
    label: t(`service.${type}.title`),
    hint: t(`service.${type}.hint`),
  }));
  return (
    <FormLayout title={t('request.title')} subtitle={t('request.subtitle')} aside={<RequestAside />}>
      <PageMeta title={t('request.title')} description={t('request.meta.description')} />
      <Form
        form={form}
        onSubmit={send}
        action={formAddress}
        method="post"
        label={t('request.title')}
        onFailure={() =>
          toast({ title: t('request.failure.title'), description: t('request.failure.body'), tone: 'destructive' })
        }
        describeFailure={(error) => ({
          title: t('request.failure.title'),
          body: isRateLimited(error) ? (
            <WithPhone text={t('form.rateLimited', { phone: PHONE_MARK })} />
          ) : (
            `${t('request.failure.body')} ${t('form.kept')}`
          ),
        })}
      >
        <PostedFields form="request" />
        <Steady>
          <RestoredNotice draft={draft} />
        </Steady>
        <TextField name="name" label={t('form.name')} required autoComplete="name" maxLength={200} />
        <TextField name="email" label={t('form.email')} type="email" required autoComplete="email" />
        <TextField
          name="phone"
          label={t('form.phoneOptional')}
          hint={t('form.phone.help')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <Steady>
          <SelectField
            name="service_type"
            label={t('request.serviceType')}
            required
            options={options}
            placeholder={t('request.serviceType.choose')}
          />
          {isServiceType(service) ? (
            <Suspense fallback={<LoadingNotice />}>
              <TripHelp service={service} form={form as never} linked={link?.answers} unread={link?.unread ?? false} />
            </Suspense>
          ) : null}
        </Steady>
        <TextArea name="message" label={t('request.message')} hint={t('request.message.help')} required rows={6} />
        <KeepDraft draft={draft} />
        <Consent />
        <div>
          <SubmitButton pendingText={t('form.sending')}>{t('request.submit')}</SubmitButton>
        </div>
      </Form>
      <RequestReceived received={received} signedIn={sender.signedIn} onClose={() => setReceived(undefined)} />
    </FormLayout>
  );
}
