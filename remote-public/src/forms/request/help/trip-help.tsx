import { placeText } from '@kindwing/backend/domain/places';
import type { ServiceType } from '@kindwing/backend/domain/services';
import { lazyPart } from '@kindwing/contract';
import { Alert, Box, LoadingNotice, styled, Typography } from '@kindwing/ui';
import {
  CheckboxField,
  ComboboxField,
  DateTimeField,
  FieldRow,
  TextField,
  useWatched,
  type ZodForm,
} from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { Suspense, useState } from 'react';
import { useText } from '../../../messages/use-text.ts';
import { type Answers, emptyTripValues, type TripValues } from '../trip-values.ts';
import { OutlookCard } from './outlook-card.tsx';
import { useOutlook } from './use-outlook.ts';
import { carriersOf, routeOf } from './wished-flights.ts';

const QuestionFields = lazyPart(() => import('./question-fields.tsx'));

export interface TripHelpProps {
  service: ServiceType;
  form: ZodForm<never, unknown>;
  /** answers of a link, given to the form once their consent is ticked */
  linked: Answers | undefined;
  /** a part of the link could not be read */
  unread: boolean;
}

const Frame = styled('fieldset')(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.house.line}`,
  borderRadius: 14,
  margin: 0,
  padding: '10px 18px 18px',
  minWidth: 0,
  display: 'grid',
  gap: 20,
  '& legend': { fontWeight: 600, paddingInline: 6, marginLeft: -6 },
}));
const isToday = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** The airports that fit what was typed, best first; the index is downloaded with the first letter. */
async function suggest(typed: string, language: 'en' | 'es'): Promise<string[]> {
  const { loadPlaceSearch } = await import('@kindwing/backend/domain/places');
  return (await loadPlaceSearch()).search(typed, language, 8).map(placeText);
}

/** Route, dates, what follows from them, and the questions of the chosen service. Nothing here is required. */
export default function TripHelp({ service, form, linked, unread }: TripHelpProps) {
  const t = useText();
  const { language } = useLanguage();
  const trip: TripValues = { ...emptyTripValues, ...(useWatched('trip') as Partial<TripValues> | undefined) };
  const answers = (useWatched('needs') ?? {}) as Answers;
  const consent = useWatched('consent_health') === true;
  const outlook = useOutlook({ service, trip, answers: consent ? answers : {} });
  const route = routeOf(trip);
  // A link's age stays a field that can be mended, also while it is empty.
  const [aged, setAged] = useState(false);
  if (trip.age !== '' && !aged) setAged(true);
  const place = {
    hint: t('help.place.hint'),
    suggest: (typed: string) => suggest(typed, language),
    countText: (count: number) => t('help.places.found', { count }),
  };
  return (
    <>
      <Frame>
        <legend>{t('help.title')}</legend>
        <Typography variant="body2">{t('help.optional')}</Typography>
        {unread ? <Alert severity="info">{t('help.unread')}</Alert> : null}
        <FieldRow least={13}>
          <ComboboxField name="trip.origin" label={t('help.from')} {...place} />
          <ComboboxField name="trip.destination" label={t('help.to')} {...place} />
        </FieldRow>
        {route.length > 2 || carriersOf(trip).some((code) => code !== '') ? (
          <div>
            {t('help.linked', { route: route.join(' – ') })} {trip.carriers.replaceAll('.', ' ')}
          </div>
        ) : null}
        <FieldRow least={13}>
          <DateTimeField kind="date" name="trip.departs" label={t('help.departs')} min={isToday()} />
          <DateTimeField kind="time" name="trip.time" label={t('help.time')} />
          <DateTimeField
            kind="date"
            name="trip.returns"
            label={t('help.returns')}
            min={trip.departs === '' ? isToday() : trip.departs}
          />
          {trip.returns === '' && trip.return_time === '' ? null : (
            <DateTimeField kind="time" name="trip.return_time" label={t('help.returnTime')} />
          )}
        </FieldRow>
        <FieldRow least={13}>
          <TextField
            name="trip.traveller"
            label={t('help.traveller')}
            hint={t('help.traveller.hint')}
            autoComplete="off"
          />
          {service === 'unaccompanied-minors' ? (
            <DateTimeField
              kind="date"
              name="trip.birth_date"
              label={t('help.birthDate')}
              max={isToday()}
              autoComplete="off"
            />
          ) : null}
          {aged ? (
            <TextField name="trip.age" label={t('help.age')} inputMode="numeric" maxLength={3} autoComplete="off" />
          ) : null}
        </FieldRow>
        <OutlookCard state={outlook} service={service} />
      </Frame>
      <Frame>
        <legend>{t('help.needs.title')}</legend>
        <Consent form={form} linked={linked} />
        {consent ? (
          <Suspense fallback={<LoadingNotice />}>
            <QuestionFields key={service} service={service} trip={trip} />
          </Suspense>
        ) : null}
      </Frame>
    </>
  );
}

/** Asked before the first question: unticked again, what was answered is gone. */
function Consent({ form, linked }: Pick<TripHelpProps, 'form' | 'linked'>) {
  const t = useText();
  const set = form.setValue as (name: string, value: unknown) => void;
  return (
    <Box
      onChange={(event) => {
        const ticked = (event.target as Partial<HTMLInputElement>).checked === true;
        set('needs', ticked ? (linked ?? {}) : {});
      }}
    >
      <CheckboxField name="consent_health" label={t('help.needs.consent')} hint={t('help.needs.consentHelp')} />
    </Box>
  );
}
