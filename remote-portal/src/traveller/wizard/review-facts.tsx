import { placeCode } from '@kindwing/backend/domain/places';
import { Box, Card, CardContent, Stack, TextLink, Typography, useFormat } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import type { ReactNode } from 'react';
import { useText } from '../../messages/text.ts';
import { useAirportNames } from '../places/use-places.ts';
import type { Draft } from './draft.ts';
import { type AskingStep, askedLegs } from './steps.ts';

/** Everything that will be sent, in the order in which it was asked, each part with a way back to it. */
export function ReviewFacts({ draft: { service, trip, details } }: { draft: Draft }) {
  const t = useText();
  const { date } = useFormat();
  const day = (value: string) => (value ? date(value) : t('trip.no_date'));
  const out = askedLegs(trip);
  const [first] = out;
  const wayBack =
    trip.trip_type === 'return' && first
      ? [{ origin: first.destination, destination: first.origin, desired_date: trip.return_date }]
      : [];
  const flights = [...out, ...wayBack].map((leg) => ({
    origin: placeCode(leg.origin) ?? leg.origin,
    destination: placeCode(leg.destination) ?? leg.destination,
    day: day(leg.desired_date),
  }));
  const name = useAirportNames(flights.flatMap(({ origin, destination }) => [origin, destination]));
  const lines = (items: readonly ReactNode[]) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Box>
  );
  return (
    <Stack spacing={2}>
      <Part step="service">
        <DefinitionList
          items={[{ term: t('facts.service'), value: service.service_type && t(`service.${service.service_type}`) }]}
        />
      </Part>
      <Part step="trip">
        <DefinitionList
          items={[
            { term: t('wizard.trip_type'), value: t(`wizard.trip_type.${trip.trip_type}`) },
            {
              term: t('facts.trip'),
              value: lines(
                flights.map(
                  (leg) =>
                    `${t('trip.from_to', { origin: name(leg.origin), destination: name(leg.destination) })} · ${leg.day}`,
                ),
              ),
            },
            {
              term: t('facts.travellers'),
              value: lines(
                trip.travellers.map(({ name, birth_date: born, relation }) =>
                  [name, born && t('wizard.born', { date: date(born) }), relation && t(`wizard.relation.${relation}`)]
                    .filter(Boolean)
                    .join(', '),
                ),
              ),
            },
          ]}
        />
      </Part>
      <Part step="details">
        <DefinitionList
          items={[
            { term: t('wizard.message'), value: <Box sx={{ whiteSpace: 'pre-line' }}>{details.message}</Box> },
            { term: t('wizard.name'), value: details.name },
            { term: t('wizard.email'), value: details.email },
            { term: t('facts.phone'), value: details.phone || t('facts.no_phone') },
          ]}
        />
      </Part>
    </Stack>
  );
}

function Part({ step, children }: { step: AskingStep; children: ReactNode }) {
  const t = useText();
  const name = t(`wizard.step.${step}`);
  return (
    <Card component="section" aria-labelledby={`review-${step}`}>
      <CardContent>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1.5 }}>
          <Typography variant="h6" component="h3" id={`review-${step}`}>
            {name}
          </Typography>
          <TextLink to={`?step=${step}`} aria-label={t('wizard.change_named', { step: name })}>
            {t('wizard.change')}
          </TextLink>
        </Stack>
        {children}
      </CardContent>
    </Card>
  );
}
