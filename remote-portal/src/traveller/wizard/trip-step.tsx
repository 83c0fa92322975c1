import { tripTypes } from '@kindwing/backend/domain';
import { loadPlaceSearch, placeCode, placeText } from '@kindwing/backend/domain/places';
import { Button, Stack } from '@kindwing/ui';
import { DateTimeField, FieldProblem, Form, RadioField, SubmitButton, useWatch, useZodForm } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useState } from 'react';
import { useText } from '../../messages/text.ts';
import { LegsFields } from './legs-fields.tsx';
import { askedLegs, type TripValues, tripSchema } from './steps.ts';
import { TravellersFields } from './travellers-fields.tsx';
import { useHeld } from './use-held.ts';
import { useToday, type Wizard } from './use-wizard.ts';

export function TripStep({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const today = useToday();
  const { language } = useLanguage();
  const service = wizard.draft.service.service_type;
  const [schema] = useState(() => tripSchema(service, today));
  const form = useZodForm(schema, { defaultValues: wizard.draft.trip, messages: t });
  useHeld(wizard, 'trip', form);
  const [type, firstDay] = useWatch({ control: form.form.control, name: ['trip_type', 'legs.0.desired_date'] });

  /** A code that was typed by hand must be some airport's; then it gets its name, to be recognised in the review. */
  async function check(trip: TripValues) {
    const places = await loadPlaceSearch().catch(() => null);
    const unknown: Record<string, string> = {};
    for (const [index, leg] of askedLegs(trip).entries())
      for (const end of ['origin', 'destination'] as const) {
        const place = places?.describe(placeCode(leg[end]) ?? '', language);
        if (place) form.setValue(`legs.${index}.${end}`, placeText(place));
        else if (places) unknown[`legs.${index}.${end}`] = `wizard.error.${end}`;
      }
    if (Object.keys(unknown).length) throw new FieldProblem(unknown);
    wizard.hold('trip', structuredClone(form.values()));
    wizard.goTo('details');
  }

  return (
    <Form form={form} label={t('wizard.step.trip')} onSubmit={check}>
      <RadioField
        name="trip_type"
        label={t('wizard.trip_type')}
        options={tripTypes.map((value) => ({ value, label: t(`wizard.trip_type.${value}`) }))}
      />
      <LegsFields form={form} several={type === 'multi_city'} today={today} />
      {type === 'return' && (
        <DateTimeField
          kind="date"
          name="return_date"
          label={t('wizard.return_date')}
          hint={t('wizard.date_hint')}
          min={firstDay || today}
        />
      )}
      <TravellersFields form={form} bornRequired={service === 'unaccompanied-minors'} today={today} />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SubmitButton>{t('wizard.next')}</SubmitButton>
        <Button variant="text" size="large" onClick={() => wizard.goTo('service')}>
          {t('wizard.back')}
        </Button>
      </Stack>
    </Form>
  );
}
