import { loadAirports, loadPlaceSearch } from '@kindwing/backend/domain/places';
import { Alert, Box, VisuallyHidden } from '@kindwing/ui';
import {
  ComboboxField,
  DateTimeField,
  FieldProblem,
  Form,
  SelectField,
  SubmitButton,
  useWatch,
  useZodForm,
} from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../messages/use-text.ts';
import { airlineCode, suggestAirlines } from '../shared/airline-text.ts';
import { AirportFields } from '../shared/airport-fields.tsx';
import { fieldPair } from '../shared/field-pair.ts';
import { placeText } from '../shared/place-text.ts';
import { resolveRoute } from '../shared/resolve-route.ts';
import { ToAnswer } from '../shared/to-answer.tsx';
import type { ToolProps } from '../tool-props.ts';
import { type AssessedClaim, assessClaim, UnknownAirport } from './assessed-claim.ts';
import type { Claim } from './claim.ts';
import { ClaimAnswer } from './claim-answer.tsx';
import { readClaim, writeClaim } from './claim-link.ts';
import { type ClaimValues, claimOf, claimValuesOf, claimValuesSchema } from './claim-values.ts';
import { FactFields } from './fact-fields.tsx';
import { happenings } from './happenings.ts';

type Outcome =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'unknown_airport'; readonly code: string }
  | { readonly kind: 'assessed'; readonly assessed: AssessedClaim; readonly run: number };

const noClaim: Claim = { what: 'delay', stops: [], carrier: '', date: null, facts: {} };

/** The form and its estimate. What was asked stands in the fragment, so a link shows the same, and Back the one before. */
export default function CompensationTool({ fragment, go }: ToolProps) {
  const t = useText();
  const { language } = useLanguage();
  const read = useMemo(() => readClaim(fragment) ?? { claim: noClaim, unread: [] }, [fragment]);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [asked, setAsked] = useState(0);
  const form = useZodForm(claimValuesSchema, {
    defaultValues: claimValuesOf(read.claim, (code) => code),
    messages: t,
  });
  const what = useWatch({ control: form.form.control, name: 'what' });
  const mine = useRef('');

  // A link, Back or Forward brings other facts into the form; what the form itself wrote is there already.
  useEffect(() => {
    if (mine.current === fragment) return;
    mine.current = fragment;
    if (read.claim.stops.length === 0) {
      form.form.setValue('what', read.claim.what);
      return;
    }
    form.reset(claimValuesOf(read.claim, (code) => code));
    void loadPlaceSearch().then(
      (places) => {
        if (mine.current !== fragment) return;
        form.reset(
          claimValuesOf(read.claim, (code) => {
            const place = places.describe(code, language);
            return place ? placeText(place) : code;
          }),
        );
      },
      () => undefined, // the codes stay; a submission tells that the index can't be had
    );
  });

  useEffect(() => {
    const { claim } = read;
    if (claim.stops.length < 2 || claim.date === null) return setOutcome({ kind: 'none' });
    let stale = false;
    // `asked` counts the submissions, so that asking again for the same facts answers again.
    loadAirports().then(
      (airports) => {
        if (stale) return;
        try {
          setOutcome({ kind: 'assessed', assessed: assessClaim(claim, airports), run: asked });
        } catch (problem) {
          if (!(problem instanceof UnknownAirport)) throw problem;
          setOutcome({ kind: 'unknown_airport', code: problem.code });
        }
      },
      () => !stale && setOutcome({ kind: 'failed' }),
    );
    return () => {
      stale = true;
    };
  }, [read, asked]);

  async function submit(values: ClaimValues) {
    const places = await loadPlaceSearch();
    const { stops, problems } = resolveRoute(values, places, language);
    const unknown = Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [
        name,
        problem === 'same' ? t('tools.error.sameAirport') : t('tools.error.airport', problem),
      ]),
    );
    const carrier = airlineCode(values.airline);
    if (carrier === null) unknown.airline = t('tools.error.airline', { text: values.airline });
    if (Object.keys(unknown).length > 0) throw new FieldProblem(unknown);
    const next = writeClaim(claimOf(values, stops, carrier ?? ''));
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
            {t('tools.unread.body', { list: read.unread.map((part) => t(`claim.part.${part}`)).join(', ') })}
          </Alert>
        ) : null}
        {outcome.kind === 'assessed' && outcome.run === 0 ? <ToAnswer id="claim-answer" /> : null}
        <Form
          form={form}
          onSubmit={submit}
          label={t('claim.form')}
          describeFailure={() => ({ title: t('tools.failed.title'), body: t('tools.failed.body') })}
        >
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
          <Box sx={fieldPair}>
            <ComboboxField
              name="airline"
              label={t('claim.airline')}
              hint={t('claim.airline.hint')}
              suggest={async (typed) => suggestAirlines(typed)}
              countText={(count) => t('tools.airlinesFound', { count })}
              maxLength={80}
            />
            <DateTimeField kind="date" name="date" label={t('claim.date')} hint={t('claim.date.hint')} required />
          </Box>
          <FactFields what={what} />
          <div>
            <SubmitButton pendingText={t('tools.checking')}>{t('claim.submit')}</SubmitButton>
          </div>
        </Form>
      </Box>
      {outcome.kind === 'failed' ? (
        <Alert severity="error" title={t('tools.failed.title')}>
          {t('tools.failed.body')}
        </Alert>
      ) : null}
      {outcome.kind === 'unknown_airport' ? (
        <Alert severity="error" title={t('claim.impossible')}>
          {t('trip.impossible.airport', { code: outcome.code })}
        </Alert>
      ) : null}
      {outcome.kind === 'assessed' ? (
        <ClaimAnswer key={`${outcome.run} ${fragment}`} assessed={outcome.assessed} take={outcome.run > 0} />
      ) : null}
      <VisuallyHidden role="status">{outcome.kind === 'assessed' ? t('claim.ready') : ''}</VisuallyHidden>
    </Box>
  );
}
