import { GRACE_HOURS, readEuros } from '@kindwing/backend/domain';
import type { Airports } from '@kindwing/backend/domain/places';
import { Button, Icon, Section, Stack } from '@kindwing/ui';
import {
  CheckboxField,
  DateTimeField,
  FieldGroup,
  FieldRow,
  TextArea,
  TextField,
  useFieldArray,
  useWatch,
  type ZodForm,
} from '@kindwing/ui/forms';
import { useText } from '../../messages/text.ts';
import { type LegDraft, nextLeg, type OfferDraft } from './draft.ts';
import { FeeLine } from './fee-line.tsx';
import { FitFields } from './fit-fields.tsx';
import { LegFields } from './leg-fields.tsx';
import { readLegs } from './to-payload.ts';

interface AlternativeFieldsProps {
  form: ZodForm<OfferDraft, unknown>;
  index: number;
  airports: Airports;
}

const endsEarly = (localEnd: string) => {
  const end = Date.parse(localEnd);
  return !Number.isNaN(end) && end < Date.now() + GRACE_HOURS * 3_600_000;
};

export function AlternativeFields({ form, index, airports }: AlternativeFieldsProps) {
  const t = useText();
  const name = `alternatives.${index}` as const;
  const { control } = form.form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: `${name}.legs` });
  const value = useWatch({ control, name });
  const { legs, problems } = readLegs(value, index, airports);
  const choicesAt = (path: string) => problems.find((problem) => problem.path === path)?.choices;
  const others = [0, 1, 2].filter((other) => other !== index);
  const last: readonly LegDraft[] = value.legs;
  const title = t('composer.alternative', { position: index + 1 });

  return (
    <FieldGroup label={title}>
      <Section title={title} width="none">
        <Stack spacing={3}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {others.map((other) => (
              <Button
                key={other}
                variant="text"
                size="small"
                startIcon={<Icon name="copy" />}
                onClick={() => {
                  const source = form.values().alternatives[other];
                  if (!source) return;
                  form.setValue(name, structuredClone(source));
                  replace(structuredClone(source.legs));
                  // They spoke of what stood here before.
                  form.form.clearErrors(name);
                }}
              >
                {t('composer.copy', { position: other + 1 })}
              </Button>
            ))}
          </Stack>
          <TextField name={`${name}.label`} label={t('composer.label')} hint={t('composer.label_hint')} />
          <Stack spacing={2}>
            {fields.map((field, position) => (
              <LegFields
                key={field.id}
                name={`${name}.legs.${position}`}
                position={position + 1}
                direction={field.direction}
                departs={choicesAt(`${name}.legs.${position}.departs`)}
                arrives={choicesAt(`${name}.legs.${position}.arrives`)}
                onRemove={fields.length > 1 ? () => remove(position) : undefined}
              />
            ))}
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Button
                variant="outlined"
                startIcon={<Icon name="plus" />}
                onClick={() => append(nextLeg(last, last.at(-1)?.direction ?? 'outbound'))}
              >
                {t('composer.add_leg')}
              </Button>
              {!last.some(({ direction }) => direction === 'return') && (
                <Button
                  variant="outlined"
                  startIcon={<Icon name="undo" />}
                  onClick={() => append(nextLeg(last, 'return'))}
                >
                  {t('composer.add_return')}
                </Button>
              )}
            </Stack>
          </Stack>
          <FeeLine legs={legs} complete={problems.length === 0} fareCents={readEuros(value.fare)} />
          <FieldRow most={2}>
            <TextField name={`${name}.fare`} label={t('composer.fare')} inputMode="decimal" required />
            <DateTimeField
              name={`${name}.guarantee_until`}
              label={t('composer.guarantee')}
              hint={t('composer.guarantee_hint')}
            />
          </FieldRow>
          {endsEarly(value.guarantee_until) && (
            <CheckboxField name={`${name}.acknowledged`} label={t('composer.difference')} />
          )}
          <TextArea name={`${name}.conditions`} label={t('composer.conditions')} rows={2} />
          <FitFields form={form} alternative={index} />
        </Stack>
      </Section>
    </FieldGroup>
  );
}
