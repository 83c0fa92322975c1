import type { OfferLeg } from '@kindwing/backend/client';
import { legsOf } from '@kindwing/backend/domain';
import { useFormat } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { withDefaults } from '../../requests/whole-leg.ts';
import { useAirportNames } from '../places/use-places.ts';
import { turningPoint } from '../trips/trip-times.ts';

/** A trip in a sentence for each way: from where to where, leaving when on the airport's own clock. */
export function useTripLines(legs: readonly OfferLeg[]): { term: string; value: string }[] {
  const t = useText();
  const { dateTime } = useFormat();
  const [out] = legs;
  const wayBack = legsOf(legs.map(withDefaults), 'return');
  const [back] = wayBack;
  const ways = [
    ...(out ? [{ term: t('decide.confirm.trip'), leg: out, to: turningPoint(legs) }] : []),
    ...(back ? [{ term: t('direction.return'), leg: back, to: wayBack.at(-1)?.destination ?? '' }] : []),
  ];
  const name = useAirportNames(ways.flatMap(({ leg, to }) => [leg.origin, to]));
  return ways.map(({ term, leg, to }) => ({
    term,
    value: t('decide.confirm.route', {
      origin: name(leg.origin),
      destination: name(to),
      when: dateTime(leg.departs_at, { timeZone: leg.origin_tz, zoneName: true }),
    }),
  }));
}
