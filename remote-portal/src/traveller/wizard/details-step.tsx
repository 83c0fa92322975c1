import { Alert, Button, Stack } from '@kindwing/ui';
import { Form, SubmitButton, TextArea, TextField, useZodForm } from '@kindwing/ui/forms';
import { useText } from '../../messages/text.ts';
import { detailsSchema } from './steps.ts';
import { useHeld } from './use-held.ts';
import type { Wizard } from './use-wizard.ts';

export function DetailsStep({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const form = useZodForm(detailsSchema, { defaultValues: wizard.draft.details, messages: t });
  useHeld(wizard, 'details', form as never);
  const service = wizard.draft.service.service_type;
  return (
    <Form form={form} label={t('wizard.step.details')} onSubmit={() => wizard.goTo('review')}>
      <TextArea
        name="message"
        label={t('wizard.message')}
        hint={service ? t(`wizard.hint.${service}`) : undefined}
        rows={7}
        maxLength={10_000}
        required
      />
      <Alert severity="info">{t('wizard.health')}</Alert>
      <TextField name="name" label={t('wizard.name')} autoComplete="name" maxLength={200} required />
      <TextField
        name="email"
        label={t('wizard.email')}
        hint={t('wizard.email_hint')}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        name="phone"
        label={t('wizard.phone')}
        hint={t('wizard.phone_hint')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton>{t('wizard.to_review')}</SubmitButton>
        <Button variant="text" size="large" onClick={() => wizard.goTo('trip')}>
          {t('wizard.back')}
        </Button>
      </Stack>
    </Form>
  );
}
