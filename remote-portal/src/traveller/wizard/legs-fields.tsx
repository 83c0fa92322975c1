import { Button, Icon, Stack } from '@kindwing/ui';
import { ComboboxField, DateTimeField, FieldRow, useFieldArray, type ZodForm } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../../messages/text.ts';
import { suggestPlaces } from '../places/use-places.ts';
import { emptyLeg } from './draft.ts';
import { FieldGroup } from './field-group.tsx';
import { MOST_LEGS, type TripValues } from './steps.ts';

interface LegsFieldsProps {
  form: ZodForm<TripValues, TripValues>;
  /** a round of places: flights can be added */
  several: boolean;
  today: string;
}

/** From where to where, and on which day if it is known. */
export function LegsFields({ form, several, today }: LegsFieldsProps) {
  const t = useText();
  const { language } = useLanguage();
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'legs' });
  const shown = several ? fields : fields.slice(0, 1);
  const suggest = (typed: string) => suggestPlaces(typed, language);
  const countText = (count: number) => t('wizard.airports_found', { count });
  return (
    <Stack spacing={2.5}>
      {shown.map((field, index) => (
        <FieldGroup key={field.id} legend={several ? t('wizard.flight', { position: index + 1 }) : t('wizard.route')}>
          <FieldRow most={2}>
            <ComboboxField
              name={`legs.${index}.origin`}
              label={t('wizard.from')}
              hint={t('wizard.airport_hint')}
              suggest={suggest}
              countText={countText}
              required
            />
            <ComboboxField
              name={`legs.${index}.destination`}
              label={t('wizard.to')}
              hint={t('wizard.airport_hint')}
              suggest={suggest}
              countText={countText}
              required
            />
          </FieldRow>
          <DateTimeField
            kind="date"
            name={`legs.${index}.desired_date`}
            label={t('wizard.date')}
            hint={t('wizard.date_hint')}
            min={today}
          />
          {several && fields.length > 1 && (
            <div>
              <Button variant="text" startIcon={<Icon name="trash" />} onClick={() => remove(index)}>
                {t('wizard.remove_flight', { position: index + 1 })}
              </Button>
            </div>
          )}
        </FieldGroup>
      ))}
      {several && fields.length < MOST_LEGS && (
        <div>
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" />}
            onClick={() =>
              append({ ...emptyLeg, origin: form.values().legs.at(-1)?.destination ?? '' }, { shouldFocus: false })
            }
          >
            {t('wizard.add_flight')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
