import { loadAirports, loadPlaceSearch } from '@kindwing/backend/domain/places';
import { Alert, Box, VisuallyHidden } from '@kindwing/ui';
import { CheckboxGroupField, FieldProblem, Form, SubmitButton, useWatch, useZodForm } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../messages/use-text.ts';
import { emptyTrip, type LinkedTrip, needKinds } from '../../trip-link/linked-trip.ts';
import { readTrip } from '../../trip-link/read-trip.ts';
import { writeTrip } from '../../trip-link/write-trip.ts';
import { airlineCode } from '../shared/airline-text.ts';
import { boxesInColumns } from '../shared/boxes-in-columns.ts';
import { placeText } from '../shared/place-text.ts';
import { resolveRoute } from '../shared/resolve-route.ts';
import { ToAnswer } from '../shared/to-answer.tsx';
import type { ToolProps } from '../tool-props.ts';
import { type CheckedTrip, checkTrip } from './checked-trip.ts';
import { NeedFields } from './need-fields.tsx';
import { RouteFields } from './route-fields.tsx';
import { TripAnswer } from './trip-answer.tsx';
import { ImpossibleTrip } from './trip-input.ts';
import { type TripValues, tripOf, tripValuesSchema, valuesOf } from './trip-values.ts';

type Outcome =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'impossible'; readonly problem: ImpossibleTrip }
  | { readonly kind: 'checked'; readonly checked: CheckedTrip; readonly run: number };

const isWhole = (trip: LinkedTrip) => trip.stops.length > 1 && trip.departs !== null && trip.kinds.length > 0;

/** The form and its answer. What was asked stands in the fragment, so a link shows the same, and Back the one before. */
export default function CheckTripTool({ fragment, go }: ToolProps) {
  const t = useText();
  const { language } = useLanguage();
  const read = useMemo(() => readTrip(fragment) ?? { trip: emptyTrip, unread: [] }, [fragment]);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [asked, setAsked] = useState(0);
  const form = useZodForm(tripValuesSchema, { defaultValues: valuesOf(read.trip, (code) => code), messages: t });
  const kinds = useWatch({ control: form.form.control, name: 'kinds' }) ?? [];
  const mine = useRef('');

  // A link, Back or Forward brings another trip into the form; what the form itself wrote is there already.
  useEffect(() => {
    if (mine.current === fragment) return;
    mine.current = fragment;
    if (read.trip.stops.length === 0) {
      form.form.setValue('kinds', [...read.trip.kinds]);
      return;
    }
    form.reset(valuesOf(read.trip, (code) => code));
    void loadPlaceSearch().then(
      (places) => {
        if (mine.current !== fragment) return;
        form.reset(
          valuesOf(read.trip, (code) => {
            const place = places.describe(code, language);
            return place ? placeText(place) : code;
          }),
        );
      },
      () => undefined, // the codes stay; a submission tells that the index can't be had
    );
  });

  const someAirline = t('trip.someAirline');
  useEffect(() => {
    if (!isWhole(read.trip)) return setOutcome({ kind: 'none' });
    let stale = false;
    // `asked` counts the submissions, so that asking again for the same trip answers again.
    loadAirports().then(
      (airports) => {
        if (stale) return;
        try {
          setOutcome({ kind: 'checked', checked: checkTrip(read.trip, airports, Date.now(), someAirline), run: asked });
        } catch (problem) {
          if (!(problem instanceof ImpossibleTrip)) throw problem;
          setOutcome({ kind: 'impossible', problem });
        }
      },
      () => !stale && setOutcome({ kind: 'failed' }),
    );
    return () => {
      stale = true;
    };
  }, [read, asked, someAirline]);

  async function submit(values: TripValues) {
    const places = await loadPlaceSearch();
    const { stops, problems } = resolveRoute(values, places, language);
    const unknown = Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [
        name,
        problem === 'same' ? t('tools.error.sameAirport') : t('tools.error.airport', problem),
      ]),
    );
    const carriers = values.airlines.slice(0, stops.length - 1).map((text, index) => {
      const airline = airlineCode(text);
      if (airline === null) unknown[`airlines.${index}`] = t('tools.error.airline', { text });
      return airline ?? '';
    });
    if (Object.keys(unknown).length > 0) throw new FieldProblem(unknown);
    const next = writeTrip(tripOf(values, stops, carriers));
    setAsked((before) => before + 1);
    if (next === fragment) return;
    mine.current = next;
    go(next);
  }

  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Box sx={{ maxWidth: 780 }}>
        {read.unread.length > 0 ? (
          <Alert severity="warning" title={t('tools.unread.title')} sx={{ mb: 3 }}>
            {t('tools.unread.body', { list: read.unread.map((part) => t(`trip.part.${part}`)).join(', ') })}
          </Alert>
        ) : null}
        {outcome.kind === 'checked' && outcome.run === 0 ? <ToAnswer id="trip-answer" /> : null}
        <Form
          form={form}
          onSubmit={submit}
          label={t('trip.form')}
          describeFailure={() => ({ title: t('tools.failed.title'), body: t('tools.failed.body') })}
        >
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
          <div>
            <SubmitButton pendingText={t('tools.checking')}>{t('trip.submit')}</SubmitButton>
          </div>
        </Form>
      </Box>
      {outcome.kind === 'failed' ? (
        <Alert severity="error" title={t('tools.failed.title')}>
          {t('tools.failed.body')}
        </Alert>
      ) : null}
      {outcome.kind === 'impossible' ? (
        <Alert severity="error" title={t('trip.impossible')}>
          {t(`trip.impossible.${outcome.problem.problem}`, { code: outcome.problem.code })}
        </Alert>
      ) : null}
      {outcome.kind === 'checked' ? (
        <TripAnswer key={`${outcome.run} ${fragment}`} checked={outcome.checked} take={outcome.run > 0} />
      ) : null}
      <VisuallyHidden role="status">
        {outcome.kind === 'checked' ? t('trip.ready', { count: outcome.checked.assessment.documents.length }) : ''}
      </VisuallyHidden>
    </Box>
  );
}
