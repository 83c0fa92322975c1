import type { OffsetChoice } from '@kindwing/backend/domain/time';
import { DateTimeField, RadioField, TextField } from '@kindwing/ui/forms';
import { useText } from '../../messages/text.ts';

interface InFlight {
  /** path of the flight in the form, with a dot at its end; empty where the form is the flight */
  at: string;
}

/** When and with whom, as an airline says it: times are the airports' own. */
export function FlightFields({ at }: InFlight) {
  const t = useText();
  return (
    <>
      <DateTimeField name={`${at}departs`} label={t('composer.departs')} required />
      <DateTimeField name={`${at}arrives`} label={t('composer.arrives')} required />
      <TextField
        name={`${at}carrier`}
        label={t('composer.carrier')}
        hint={t('composer.carrier_hint')}
        maxLength={2}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField name={`${at}flight_number`} label={t('composer.flight_number')} maxLength={8} />
    </>
  );
}

type OffsetFieldProps = InFlight & {
  of: 'departs' | 'arrives';
  /** instants that an ambiguous time may mean; nothing is asked where there is no doubt */
  choices: readonly OffsetChoice[] | undefined;
};

/** Asks which of two instants a time means, in the night in which the clocks go back. */
export function OffsetField({ at, of, choices }: OffsetFieldProps) {
  const t = useText();
  if (!choices) return null;
  return (
    <RadioField
      name={`${at}${of}_offset`}
      label={t('composer.offset')}
      options={choices.map(({ offset }) => ({ value: offset, label: `UTC${offset}` }))}
    />
  );
}
