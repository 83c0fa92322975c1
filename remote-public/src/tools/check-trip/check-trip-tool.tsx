import type { Airports } from '@kindwing/backend/domain/places';
import { Alert, Box } from '@kindwing/ui';
import { CheckboxGroupField, useWatch, useZodForm } from '@kindwing/ui/forms';
import { useMemo, useState } from 'react';
import { useText } from '../../messages/use-text.ts';
import { emptyTrip, type LinkedTrip, needKinds } from '../../trip-link/linked-trip.ts';
import { readTrip } from '../../trip-link/read-trip.ts';
import { writeTrip } from '../../trip-link/write-trip.ts';
import { boxesInColumns } from '../shared/boxes-in-columns.ts';
import { LinkedTool } from '../shared/linked-tool.tsx';
import { OpenQuestions } from '../shared/open-questions.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { useKnownCodes } from '../shared/use-known-codes.ts';
import { useLinkedForm } from '../shared/use-linked-form.ts';
import type { ToolProps } from '../tool-props.ts';
import { type CheckedTrip, checkTrip } from './checked-trip.ts';
import { NeedFields } from './need-fields.tsx';
import { asksForAnswer, openFieldsOfTrip, useOpenWords } from './open-trip.ts';
import { RouteFields } from './route-fields.tsx';
import { TripAnswer } from './trip-answer.tsx';
import { ImpossibleTrip } from './trip-input.ts';
import { type TripValues, tripOf, tripValuesSchema, valuesOf } from './trip-values.ts';

/** With a route and a day something can be said; with all that the form requires, everything. */
const isRouted = (trip: LinkedTrip) => trip.stops.length > 1 && trip.departs !== null;

/** Looks at a trip, or says what keeps it from being looked at. */
function lookAt(trip: LinkedTrip, airports: Airports, someAirline: string): CheckedTrip | ImpossibleTrip {
  try {
    return checkTrip(trip, airports, Date.now(), someAirline);
  } catch (problem) {
    if (problem instanceof ImpossibleTrip) return problem;
    throw problem;
  }
}

/** The form and its answer. What was asked stands in the fragment, so a link shows the same, and Back the one before. */
export default function CheckTripTool({ fragment, go }: ToolProps) {
  const t = useText();
  const read = useMemo(() => readTrip(fragment) ?? { trip: emptyTrip, unread: [] }, [fragment]);
  const begun = asksForAnswer(read);
  const open = useMemo(() => openFieldsOfTrip(read.trip), [read]);
  const openWords = useOpenWords();
  const [asked, setAsked] = useState(0);
  const form = useZodForm(tripValuesSchema, { defaultValues: valuesOf(read.trip, (code) => code), messages: t });
  const kinds = useWatch({ control: form.form.control, name: 'kinds' }) ?? [];
  const wrote = useLinkedForm({
    fragment,
    begun,
    fill: (nameOf) => form.reset(valuesOf(read.trip, nameOf)),
    start: () => form.form.setValue('kinds', [...read.trip.kinds]),
  });
  const codesOf = useKnownCodes();
  const someAirline = t('trip.someAirline');
  const find = useMemo(
    () => (isRouted(read.trip) ? (airports: Airports) => lookAt(read.trip, airports, someAirline) : null),
    [read, someAirline],
  );
  const outcome = useAnswer(find, asked);

  async function submit(values: TripValues) {
    const flights = values.via.length + 1;
    const airlines = values.airlines.slice(0, flights);
    const { stops, carriers } = await codesOf(
      values,
      airlines.map((text, index) => [`airlines.${index}`, text]),
    );
    const next = writeTrip(tripOf(values, stops, carriers));
    setAsked((before) => before + 1);
    if (next === fragment) return;
    wrote(next);
    go(next);
  }

  const checked = outcome.kind === 'answered' && !(outcome.answer instanceof ImpossibleTrip) ? outcome.answer : null;
  const whole = checked?.open === false ? checked : null;
  return (
    <LinkedTool
      form={form}
      onSubmit={submit}
      label={t('trip.form')}
      submit={t('trip.submit')}
      unread={read.unread.map((part) => t(`trip.part.${part}`))}
      open={
        begun && open.length > 0 ? (
          <OpenQuestions
            note={t('trip.open')}
            questions={open.map((one) => ({ field: one.field, text: openWords(one) }))}
            goTo={(field) => form.form.setFocus(field as never)}
          />
        ) : null
      }
      outcome={outcome}
      heading={whole ? 'trip-answer' : null}
      ready={whole ? t('trip.ready', { count: whole.assessment.documents.length }) : ''}
      fields={
        <>
          <Box sx={boxesInColumns}>
            <CheckboxGroupField
              name="kinds"
              label={t('trip.kinds')}
              hint={t('trip.kinds.hint')}
              required
              options={needKinds.map((kind) => ({
                value: kind,
                label: t(`trip.kind.${kind}`),
                hint: t(`trip.kind.${kind}.hint`),
              }))}
            />
          </Box>
          {needKinds
            .filter((kind) => kinds.includes(kind))
            .map((kind) => (
              <NeedFields key={kind} kind={kind} />
            ))}
          <RouteFields form={form} />
        </>
      }
      answer={(answer, run) =>
        answer instanceof ImpossibleTrip ? (
          <Alert severity="error" title={t('trip.impossible')}>
            {t(`trip.impossible.${answer.problem}`, { code: answer.code })}
          </Alert>
        ) : (
          <TripAnswer key={`${run} ${fragment}`} checked={answer} take={run > 0} />
        )
      }
    />
  );
}
