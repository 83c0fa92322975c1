import { Button, Icon, Stack } from '@kindwing/ui';
import { DateTimeField, FieldRow, SelectField, TextField, useFieldArray, type ZodForm } from '@kindwing/ui/forms';
import { useText } from '../../messages/text.ts';
import { emptyTraveller } from './draft.ts';
import { FieldGroup } from './field-group.tsx';
import { MOST_TRAVELLERS, relations, type TripValues } from './steps.ts';

interface TravellersFieldsProps {
  form: ZodForm<TripValues, TripValues>;
  bornRequired: boolean;
  today: string;
}

/** Who flies. The birth date is asked for where the age on the day decides. */
export function TravellersFields({ form, bornRequired, today }: TravellersFieldsProps) {
  const t = useText();
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'travellers' });
  return (
    <Stack spacing={2.5}>
      {fields.map((field, index) => (
        <FieldGroup key={field.id} legend={t('wizard.traveller', { position: index + 1 })}>
          <TextField
            name={`travellers.${index}.name`}
            label={t('wizard.traveller_name')}
            hint={t('wizard.traveller_name_hint')}
            autoComplete="off"
            required
          />
          <FieldRow most={2}>
            <DateTimeField
              kind="date"
              name={`travellers.${index}.birth_date`}
              label={bornRequired ? t('wizard.birth_date') : t('wizard.birth_date_optional')}
              required={bornRequired}
              max={today}
              autoComplete="off"
            />
            <SelectField
              name={`travellers.${index}.relation`}
              label={t('wizard.relation')}
              placeholder={t('wizard.relation.unsaid')}
              options={relations.map((value) => ({ value, label: t(`wizard.relation.${value}`) }))}
            />
          </FieldRow>
          {fields.length > 1 && (
            <div>
              <Button variant="text" startIcon={<Icon name="trash" />} onClick={() => remove(index)}>
                {t('wizard.remove_traveller', { position: index + 1 })}
              </Button>
            </div>
          )}
        </FieldGroup>
      ))}
      {fields.length < MOST_TRAVELLERS && (
        <div>
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" />}
            onClick={() => append({ ...emptyTraveller }, { focusName: `travellers.${fields.length}.name` })}
          >
            {t('wizard.add_traveller')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
