import { serviceTypes } from '@kindwing/backend/domain';
import { Form, RadioField, SubmitButton, useZodForm } from '@kindwing/ui/forms';
import { useText } from '../../messages/text.ts';
import { serviceSchema } from './steps.ts';
import { useHeld } from './use-held.ts';
import type { Wizard } from './use-wizard.ts';

export function ServiceStep({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const form = useZodForm(serviceSchema, { defaultValues: wizard.draft.service as never, messages: t });
  useHeld(wizard, 'service', form as never);
  return (
    <Form form={form} label={t('wizard.step.service')} requiredNote={false} onSubmit={() => wizard.goTo('trip')}>
      <RadioField
        name="service_type"
        label={t('wizard.service.label')}
        required
        options={serviceTypes.map((type) => ({
          value: type,
          label: t(`service.${type}`),
          hint: t(`wizard.hint.${type}`),
        }))}
      />
      <div>
        <SubmitButton>{t('wizard.next')}</SubmitButton>
      </div>
    </Form>
  );
}
