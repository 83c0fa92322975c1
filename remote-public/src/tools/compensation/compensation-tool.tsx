import type { Airports } from '@kindwing/backend/domain/places';
import { Alert } from '@kindwing/ui';
import { ComboboxField, DateTimeField, FieldRow, SelectField, useWatch, useZodForm } from '@kindwing/ui/forms';
import { useMemo, useState } from 'react';
import { type PublicTextKey, useText } from '../../messages/use-text.ts';
import { suggestAirlines } from '../shared/airline-text.ts';
import { AirportFields } from '../shared/airport-fields.tsx';
import { LinkedTool } from '../shared/linked-tool.tsx';
import { openFieldsOf } from '../shared/open-fields.ts';
import { OpenQuestions } from '../shared/open-questions.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { useKnownCodes } from '../shared/use-known-codes.ts';
import { useLinkedForm } from '../shared/use-linked-form.ts';
import type { ToolProps } from '../tool-props.ts';
import { type AssessedClaim, assessClaim, UnknownAirport } from './assessed-claim.ts';
import type { Claim } from './claim.ts';
import { ClaimAnswer } from './claim-answer.tsx';
import { readClaim, writeClaim } from './claim-link.ts';
import { type ClaimValues, claimOf, claimValuesOf, claimValuesSchema } from './claim-values.ts';
import { FactFields } from './fact-fields.tsx';
import { happenings } from './happenings.ts';

/** What no estimate can do without; what else is open is read both ways, and named where the estimate turns on it. */
const flightFields = /^(from|to|via|date)/;

const noClaim: Claim = { what: 'delay', stops: [], carrier: '', date: null, facts: {} };

/** Assesses a claim, or says which airport is none. */
function estimate(claim: Claim, airports: Airports): AssessedClaim | UnknownAirport {
  try {
    return assessClaim(claim, airports);
  } catch (problem) {
    if (problem instanceof UnknownAirport) return problem;
    throw problem;
  }
}

/** The form and its estimate. What was asked stands in the fragment, so a link shows the same, and Back the one before. */
export default function CompensationTool({ fragment, go }: ToolProps) {
  const t = useText();
  const read = useMemo(() => readClaim(fragment) ?? { claim: noClaim, unread: [] }, [fragment]);
  const [asked, setAsked] = useState(0);
  const begun = read.unread.length > 0 || writeClaim(read.claim) !== writeClaim({ ...noClaim, what: read.claim.what });
  const open = useMemo(
    () =>
      openFieldsOf(
        claimValuesSchema,
        claimValuesOf(read.claim, (code) => code),
      ),
    [read],
  );
  const flightOpen = open.some(({ field }) => flightFields.test(field));
  const form = useZodForm(claimValuesSchema, {
    defaultValues: claimValuesOf(read.claim, (code) => code),
    messages: t,
  });
  const what = useWatch({ control: form.form.control, name: 'what' });
  const wrote = useLinkedForm({
    fragment,
    begun,
    fill: (nameOf) => form.reset(claimValuesOf(read.claim, nameOf)),
    start: () => form.form.setValue('what', read.claim.what),
  });
  const codesOf = useKnownCodes();
  const find = useMemo(() => {
    const { claim } = read;
    return flightOpen ? null : (airports: Airports) => estimate(claim, airports);
  }, [read, flightOpen]);
  const outcome = useAnswer(find, asked);

  async function submit(values: ClaimValues) {
    const { stops, carriers } = await codesOf(values, [['airline', values.airline]]);
    const next = writeClaim(claimOf(values, stops, carriers[0] ?? ''));
    setAsked((before) => before + 1);
    if (next === fragment) return;
    wrote(next);
    go(next);
  }

  // A fact in the words of its question, else what to enter.
  const openText = (field: string, message: string) =>
    t((/^(facts|hours)\./.test(field) ? `claim.${field.split('.')[1]}` : message) as PublicTextKey);
  const assessed = outcome.kind === 'answered' && !(outcome.answer instanceof UnknownAirport);
  return (
    <LinkedTool
      form={form}
      onSubmit={submit}
      label={t('claim.form')}
      submit={t('claim.submit')}
      unread={read.unread.map((part) => t(`claim.part.${part}`))}
      open={
        begun && flightOpen ? (
          <OpenQuestions
            note={t('claim.open')}
            questions={open.map(({ field, message }) => ({ field, text: openText(field, message) }))}
            goTo={(field) => form.form.setFocus(field as never)}
          />
        ) : null
      }
      outcome={outcome}
      heading={assessed ? 'claim-answer' : null}
      ready={t('claim.ready')}
      fields={
        <>
          <SelectField
            name="what"
            label={t('claim.what')}
            required
            placeholder={null}
            options={happenings.map((value) => ({
              value,
              label: t(`claim.what.${value}`),
              hint: t(`claim.what.${value}.hint`),
            }))}
          />
          <AirportFields form={form as never} />
          <FieldRow most={2}>
            <ComboboxField
              name="airline"
              label={t('claim.airline')}
              hint={t('claim.airline.hint')}
              suggest={async (typed) => suggestAirlines(typed)}
              countText={(count) => t('tools.airlinesFound', { count })}
              maxLength={80}
            />
            <DateTimeField kind="date" name="date" label={t('claim.date')} hint={t('claim.date.hint')} required />
          </FieldRow>
          <FactFields what={what} />
        </>
      }
      answer={(answer, run) =>
        answer instanceof UnknownAirport ? (
          <Alert severity="error" title={t('claim.impossible')}>
            {t('trip.impossible.airport', { code: answer.code })}
          </Alert>
        ) : (
          <ClaimAnswer key={`${run} ${fragment}`} assessed={answer} take={run > 0} />
        )
      }
    />
  );
}
