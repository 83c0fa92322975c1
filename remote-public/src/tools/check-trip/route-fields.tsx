import { ComboboxField, DateTimeField, FieldRow, useWatch, type ZodForm } from '@kindwing/ui/forms';
import { useText } from '../../messages/use-text.ts';
import { suggestAirlines } from '../shared/airline-text.ts';
import { AirportFields } from '../shared/airport-fields.tsx';
import type { TripValues } from './trip-values.ts';

/** From where, over which airports, to where, with whom and when. */
export function RouteFields({ form }: { form: ZodForm<TripValues, TripValues> }) {
  const t = useText();
  const flights = 1 + (useWatch({ control: form.form.control, name: 'via' }) ?? []).length;
  const airlineText = (index: number) => {
    if (flights === 1) return t('trip.airline');
    return index === 0 ? t('trip.airline.first') : t('trip.airline.next', { position: index + 1 });
  };
  return (
    <>
      <AirportFields form={form as never} />
      <FieldRow most={2}>
        {Array.from({ length: flights }, (_, index) => `airlines.${index}`).map((name, index) => (
          <ComboboxField
            key={name}
            name={name}
            label={airlineText(index)}
            hint={index === 0 ? t('trip.airline.hint') : t('trip.airline.same')}
            suggest={async (typed) => suggestAirlines(typed)}
            countText={(count) => t('tools.airlinesFound', { count })}
            maxLength={80}
          />
        ))}
      </FieldRow>
      <FieldRow most={2}>
        <DateTimeField kind="date" name="date" label={t('trip.date')} required />
        <DateTimeField kind="time" name="time" label={t('trip.time')} hint={t('trip.time.hint')} />
        <DateTimeField kind="date" name="back" label={t('trip.back')} />
        <DateTimeField kind="time" name="back_time" label={t('trip.back.time')} />
      </FieldRow>
    </>
  );
}
