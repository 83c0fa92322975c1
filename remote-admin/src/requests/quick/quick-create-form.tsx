import { useBackend } from '@kindwing/auth';
import { isBackendError, quickCreateRequest } from '@kindwing/backend/client';
import { quickCreateSchema, requestPriorities, serviceTypes, tripTypes } from '@kindwing/backend/domain';
import { Box } from '@kindwing/ui';
import {
  FieldProblem,
  FieldRow,
  Form,
  RadioField,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useZodForm,
} from '@kindwing/ui/forms';
import { useQueryClient } from '@kindwing/ui/query';
import { useState } from 'react';
import { failureText } from '../../failure.ts';
import { useText } from '../../text.ts';
import { type Created, CreatedDialog } from './created-dialog.tsx';

const empty = {
  name: '',
  email: '',
  phone: '',
  // No service until one is chosen; the schema asks for it.
  service_type: '' as 'other',
  message: '',
  priority: 'normal',
  trip_type: 'one_way',
  language: 'en',
} as const;

export function QuickCreateForm() {
  const t = useText();
  const client = useBackend();
  const queries = useQueryClient();
  const form = useZodForm(quickCreateSchema, { defaultValues: empty, messages: t });
  // One key for each request: sending it twice, after a lost answer, makes one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  // What was created stays in the dialog while it leaves.
  const [created, setCreated] = useState<Created | null>(null);
  const [told, setTold] = useState(true);

  async function send({ phone, ...values }: ReturnType<typeof quickCreateSchema.parse>) {
    try {
      const made = await quickCreateRequest(client, { idempotency_key: key, ...values, ...(phone && { phone }) });
      setCreated({ reference: made.reference, requestId: made.request_id });
      setTold(false);
      void queries.invalidateQueries({ queryKey: ['requests'] });
    } catch (error) {
      if (isBackendError(error) && error.field && error.field in empty)
        throw new FieldProblem({ [error.field]: t('quick.field_refused') });
      throw error;
    }
  }

  const again = () => {
    form.reset(empty);
    setKey(crypto.randomUUID());
    setTold(true);
  };

  return (
    <Box sx={{ maxWidth: 760 }}>
      <Form
        form={form}
        label={t('menu.quickCreate')}
        describeFailure={(error) => {
          const { body, retry } = failureText(error, t);
          return { title: t('quick.failed'), body: retry ? `${body} ${t('quick.kept')}` : body, retry };
        }}
        onSubmit={send}
      >
        <FieldRow most={2}>
          <TextField name="name" label={t('quick.name')} autoComplete="off" required />
          <TextField name="email" type="email" label={t('quick.email')} autoComplete="off" required />
          <TextField name="phone" type="tel" label={t('quick.phone')} autoComplete="off" />
          <SelectField
            name="language"
            label={t('quick.language')}
            placeholder={null}
            options={[
              { value: 'en', label: t('language.en') },
              { value: 'es', label: t('language.es') },
            ]}
          />
          <SelectField
            name="service_type"
            label={t('requests.service')}
            required
            options={serviceTypes.map((value) => ({ value, label: t(`service.${value}`) }))}
          />
          <SelectField
            name="trip_type"
            label={t('quick.trip')}
            placeholder={null}
            options={tripTypes.map((value) => ({ value, label: t(`trip.${value}`) }))}
          />
        </FieldRow>
        <TextArea name="message" label={t('quick.message')} hint={t('quick.message_hint')} rows={7} required />
        <RadioField
          name="priority"
          label={t('requests.priority')}
          options={requestPriorities.map((value) => ({
            value,
            label: t(`priority.${value}`),
            hint: value === 'urgent' ? t('quick.urgent_hint') : undefined,
          }))}
        />
        <div>
          <SubmitButton pendingText={t('quick.pending')}>{t('quick.submit')}</SubmitButton>
        </div>
      </Form>
      <CreatedDialog open={!told} created={created} onAgain={again} />
    </Box>
  );
}
