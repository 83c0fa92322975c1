import { Button, Icon, IconButton, Stack, Typography } from '@kindwing/ui';
import { FieldGroup, FieldRow, SelectField, TextField, useFieldArray, type ZodForm } from '@kindwing/ui/forms';
import { useText } from '../../messages/text.ts';
import type { OfferDraft } from './draft.ts';

const fits = ['full', 'partial', 'none'] as const;

interface FitFieldsProps {
  form: ZodForm<OfferDraft, unknown>;
  alternative: number;
}

/** How one alternative meets each need, in words that the client reads. */
export function FitFields({ form, alternative }: FitFieldsProps) {
  const t = useText();
  const name = `alternatives.${alternative}.needs_fit` as const;
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name });
  return (
    <Stack spacing={2}>
      <Typography component="h4" variant="subtitle2">
        {t('composer.fits')}
      </Typography>
      {fields.map((field, index) => (
        <FieldGroup key={field.id} label={t('composer.need_position', { position: index + 1 })}>
          <div>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
              <Typography variant="body2" aria-hidden>
                {t('composer.need_position', { position: index + 1 })}
              </Typography>
              <IconButton
                label={t('composer.remove_fit', { position: index + 1 })}
                icon="trash"
                onClick={() => remove(index)}
              />
            </Stack>
            <FieldRow least={11} most={3}>
              <TextField
                name={`${name}.${index}.need`}
                label={t('composer.need')}
                hint={t('composer.need_hint')}
                required
              />
              <SelectField
                name={`${name}.${index}.fit`}
                label={t('composer.fit')}
                placeholder={null}
                options={fits.map((fit) => ({ value: fit, label: t(`fit.${fit}`) }))}
              />
              <TextField name={`${name}.${index}.note`} label={t('composer.fit_note')} />
            </FieldRow>
          </div>
        </FieldGroup>
      ))}
      <div>
        <Button
          variant="text"
          startIcon={<Icon name="plus" />}
          onClick={() => append({ need: '', fit: 'full', note: '' })}
        >
          {t('composer.add_fit')}
        </Button>
      </div>
    </Stack>
  );
}
