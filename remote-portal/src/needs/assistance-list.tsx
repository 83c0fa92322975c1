import { type AssistanceItem, type AssistanceStatus, assistanceText, type Traveller } from '@kindwing/backend/client';
import { Box, Stack, StatusChip, Typography, useFormat } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../messages/text.ts';
import { useClock } from '../traveller/next/clock.ts';
import { useAirportNames } from '../traveller/places/use-places.ts';
import { Folded } from './folded.tsx';
import type { Steps } from './steps.tsx';

const tones = {
  draft: 'neutral',
  requested: 'info',
  pending: 'info',
  confirmed: 'success',
  refused: 'error',
  needs_documents: 'warning',
  cancelled: 'neutral',
  revalidate: 'warning',
} as const satisfies Record<AssistanceStatus, string>;

interface AssistanceListProps extends Steps<AssistanceItem> {
  items: readonly AssistanceItem[];
  travellers: readonly Traveller[];
  reader: 'client' | 'staff';
}

/** What is asked of the airlines, flight by flight. What belongs to a flight that has left is folded. */
export function AssistanceList({ items, ...rest }: AssistanceListProps) {
  const t = useText();
  const now = useClock(items.map(({ departs_at: departs }) => departs));
  const isFlown = ({ departs_at: departs }: AssistanceItem) => Date.parse(departs) < now;
  const [flown, ahead] = [items.filter(isFlown), items.filter((item) => !isFlown(item))];
  return (
    <>
      {ahead.length > 0 && <Items items={ahead} {...rest} />}
      {flown.length > 0 && (
        <Folded title={t('needs.assistance.flown', { number: flown.length })}>
          <Items items={flown} {...rest} />
        </Folded>
      )}
    </>
  );
}

/** Each with code and meaning, where it stands, and its three dates. */
function Items({ items, travellers, reader, steps }: AssistanceListProps) {
  const t = useText();
  const { language } = useLanguage();
  const { dateTime } = useFormat();
  const name = useAirportNames(items.flatMap(({ origin, destination }) => [origin, destination]));
  const when = (instant: string | null) =>
    instant ? dateTime(instant, { zoneName: true }) : t('needs.assistance.not_yet');
  return (
    <Stack component="ul" spacing={3} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {items.map((item) => (
        <Box component="li" key={item.id} sx={{ overflowWrap: 'anywhere' }}>
          <StatusChip tone={tones[item.status]} label={t(`needs.status.${item.status}`)} />
          <Typography id={`assistance-${item.id}`} sx={{ mt: 0.75 }}>
            <strong>{item.code}</strong> · {assistanceText(item.code, language)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {[
              travellers.length > 1 ? travellers.find(({ id }) => id === item.traveller_id)?.name : null,
              t('needs.assistance.flight', {
                origin: name(item.origin),
                destination: name(item.destination),
                when: dateTime(item.departs_at, { zoneName: true }),
              }),
              item.flight_number ? t('needs.assistance.flight_number', { number: item.flight_number }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {!item.still_needed && item.status !== 'cancelled' && (
            <Typography sx={{ mb: 1 }}>{t('needs.assistance.not_needed')}</Typography>
          )}
          <DefinitionList
            items={[
              { term: t('needs.assistance.asked'), value: when(item.asked_at) },
              { term: t('needs.assistance.notified'), value: when(item.carrier_notified_at) },
              { term: t('needs.assistance.told_how'), value: item.carrier_notified_evidence },
              { term: t('needs.assistance.confirmed_at'), value: when(item.carrier_confirmed_at) },
              { term: t('needs.assistance.answered_how'), value: item.carrier_confirmed_evidence },
              ...(reader === 'staff'
                ? [
                    { term: t('needs.assistance.text'), value: item.airline_text },
                    {
                      term: t('needs.assistance.fallback'),
                      value: item.fallback ? assistanceText(item.fallback, language) : null,
                    },
                  ]
                : []),
            ]}
          />
          {steps?.(item, `assistance-${item.id}`)}
        </Box>
      ))}
    </Stack>
  );
}
