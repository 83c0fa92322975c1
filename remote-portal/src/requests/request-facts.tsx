import type { RequestLeg, RequestOverview, Traveller } from '@kindwing/backend/client';
import { Box, TextLink, useFormat } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import { useText } from '../messages/text.ts';
import { Reference } from './reference.tsx';

interface RequestFactsProps {
  request: RequestOverview;
  legs: readonly RequestLeg[];
  travellers: readonly Traveller[];
  /** each value below its name, where there is no room beside it */
  stacked?: boolean;
}

/** Who asked for what, as they wrote it. */
export function RequestFacts({ request, legs, travellers, stacked = false }: RequestFactsProps) {
  const t = useText();
  const { dateTime, date } = useFormat();
  const written = (text: string) => (
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
      {text}
    </Box>
  );
  const when = ({ departs_at: at, desired_date: day, origin_tz: zone }: RequestLeg) =>
    at ? dateTime(at, { timeZone: zone ?? 'UTC', zoneName: true }) : day ? date(day) : null;
  const trip = legs.map((leg) => (
    <div key={leg.id}>
      {[`${leg.origin} – ${leg.destination}`, leg.flight_number, when(leg)].filter(Boolean).join(' · ')}
    </div>
  ));
  const items = [
    {
      term: t('facts.reference'),
      value: (
        <strong>
          <Reference>{request.reference}</Reference>
        </strong>
      ),
    },
    { term: t('facts.service'), value: t(`service.${request.service_type}`) },
    { term: t('facts.received'), value: dateTime(request.created_at) },
    { term: t('facts.source'), value: t(`source.${request.source}`) },
    { term: t('facts.contact'), value: request.contact_name },
    {
      term: t('facts.email'),
      value: <TextLink href={`mailto:${request.contact_email}`}>{request.contact_email}</TextLink>,
    },
    {
      term: t('facts.phone'),
      value: request.contact_phone ? (
        <TextLink href={`tel:${request.contact_phone.replace(/[^\d+]/g, '')}`}>{request.contact_phone}</TextLink>
      ) : (
        t('facts.no_phone')
      ),
    },
    { term: t('facts.language'), value: t(`language.${request.preferred_language}`) },
    ...(request.location ? [{ term: t('facts.location'), value: written(request.location) }] : []),
    ...(request.needs ? [{ term: t('facts.needs'), value: written(request.needs) }] : []),
    ...(request.message ? [{ term: t('facts.message'), value: written(request.message) }] : []),
    { term: t('facts.trip'), value: trip.length ? trip : null },
    ...(travellers.length
      ? [
          {
            term: t('facts.travellers'),
            value: travellers.map(({ name, birth_date: born }) => (born ? `${name} (${date(born)})` : name)).join(', '),
          },
        ]
      : []),
  ];
  return <DefinitionList items={items} stacked={stacked} />;
}
