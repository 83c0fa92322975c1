import { loadPlaceSearch, placeText } from '@kindwing/backend/domain/places';
import { Box, Button, Icon } from '@kindwing/ui';
import { ComboboxField, FieldRow, useFieldArray, type ZodForm } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../../messages/use-text.ts';
import { MOST_STOPS } from '../../trip-link/linked-trip.ts';

/** The part of a form's values that holds a route. */
export interface RouteValues {
  from: string;
  to: string;
  via: { place: string }[];
}

/** Connections that a form offers: airports between the first and the last. */
export const MOST_CONNECTIONS = MOST_STOPS - 2;

/** From where, over which airports, to where. The airports are downloaded with the first letter. */
export function AirportFields({ form }: { form: ZodForm<RouteValues, unknown> }) {
  const t = useText();
  const { language } = useLanguage();
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'via' });
  const airport = {
    suggest: async (typed: string) => (await loadPlaceSearch()).search(typed, language, 8).map(placeText),
    countText: (count: number) => t('tools.airportsFound', { count }),
    required: true,
    maxLength: 120,
  };
  return (
    <>
      <FieldRow most={2}>
        <ComboboxField name="from" label={t('trip.from')} hint={t('tools.airport.hint')} {...airport} />
        <ComboboxField name="to" label={t('trip.to')} hint={t('tools.airport.hint')} {...airport} />
      </FieldRow>
      {fields.map((field, index) => (
        <Box key={field.id} sx={{ display: 'grid', gap: 0.5, '& > button': { justifySelf: 'start' } }}>
          <ComboboxField
            name={`via.${index}.place`}
            label={t('trip.via', { position: index + 1 })}
            hint={t('trip.via.hint')}
            {...airport}
          />
          <Button variant="text" size="small" startIcon={<Icon name="trash" />} onClick={() => remove(index)}>
            {t('trip.via.remove', { position: index + 1 })}
          </Button>
        </Box>
      ))}
      {fields.length < MOST_CONNECTIONS ? (
        <div>
          <Button variant="text" startIcon={<Icon name="plus" />} onClick={() => append({ place: '' })}>
            {t('trip.via.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
