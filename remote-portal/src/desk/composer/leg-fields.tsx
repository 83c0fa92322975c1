import { cabins } from '@kindwing/backend/domain';
import type { OffsetChoice } from '@kindwing/backend/domain/time';
import { Box, IconButton, Stack, Typography } from '@kindwing/ui';
import { FieldGroup, FieldRow, SelectField, TextField } from '@kindwing/ui/forms';
import { useText } from '../../messages/text.ts';
import { FlightFields, OffsetField } from './flight-fields.tsx';

interface LegFieldsProps {
  /** path of the leg in the form */
  name: string;
  position: number;
  direction: 'outbound' | 'return';
  /** instants that an ambiguous time may mean */
  departs?: readonly OffsetChoice[];
  arrives?: readonly OffsetChoice[];
  onRemove?: () => void;
}

/** One flight: where, when in the airports' own times, with whom. */
export function LegFields({ name, position, direction, departs, arrives, onRemove }: LegFieldsProps) {
  const t = useText();
  return (
    <FieldGroup label={t('composer.leg', { position })}>
      <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, m: 0, minWidth: 0 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
          <Typography component="legend" variant="subtitle2" sx={{ float: 'inline-start' }}>
            {t('composer.leg', { position })} · {t(`direction.${direction}`)}
          </Typography>
          {onRemove && <IconButton label={t('composer.remove_leg', { position })} icon="trash" onClick={onRemove} />}
        </Stack>
        {/* Date and time with the button of the calendar need as much. */}
        <FieldRow least={15}>
          <TextField
            name={`${name}.origin`}
            label={t('composer.origin')}
            hint={t('composer.airport_hint')}
            maxLength={3}
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <TextField
            name={`${name}.destination`}
            label={t('composer.destination')}
            hint={t('composer.airport_hint')}
            maxLength={3}
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <FlightFields at={`${name}.`} />
          <SelectField
            name={`${name}.cabin`}
            label={t('composer.cabin')}
            placeholder={null}
            options={cabins.map((cabin) => ({ value: cabin, label: t(`cabin.${cabin}`) }))}
          />
        </FieldRow>
        <OffsetField at={`${name}.`} of="departs" choices={departs} />
        <OffsetField at={`${name}.`} of="arrives" choices={arrives} />
      </Box>
    </FieldGroup>
  );
}
