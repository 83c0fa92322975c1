import type { RequestSubmission, WishedLeg } from '@kindwing/backend/client';
import { FieldProblem } from '@kindwing/ui/forms';
import type { Text } from '../../../messages/use-text.ts';
import type { RequestValues } from '../schema.ts';
import type { TripValues } from '../trip-values.ts';
import { needsFrom } from './answers.ts';
import { problemsOf } from './problems.ts';
import { carriersOf, routeOf } from './wished-flights.ts';

type Helped = Pick<
  Extract<RequestSubmission, { source: 'request_form' | 'client_wizard' }>,
  'message' | 'legs' | 'travellers' | 'consent_health'
>;

function legsOf(trip: TripValues): WishedLeg[] {
  const route = routeOf(trip);
  const carriers = carriersOf(trip);
  const way = (stops: readonly string[], by: readonly string[], direction: 'outbound' | 'return', day: string) =>
    stops.slice(1).map((destination, index): WishedLeg => {
      const carrier = by[index];
      return {
        origin: stops[index] ?? '',
        destination,
        direction,
        ...(day && { desired_date: day }),
        ...(carrier && { operating_carrier: carrier }),
      };
    });
  const out = way(route, carriers, 'outbound', trip.departs);
  if (trip.returns === '') return out;
  return [...out, ...way([...route].reverse(), [...carriers].reverse(), 'return', trip.returns)];
}

/** What was told of the trip and no flight can hold, as lines under the message: nothing that was typed is dropped. */
function linesOf(trip: TripValues, t: Text): string[] {
  const routed = routeOf(trip).length > 0;
  const when = (day: string, time: string) => [routed ? '' : day, time].filter((part) => part !== '').join(' ');
  const departs = when(trip.departs, trip.time);
  const returns = when(trip.returns, trip.return_time);
  const lines = [
    !routed && trip.origin && t('help.line.from', { place: trip.origin }),
    !routed && trip.destination && t('help.line.to', { place: trip.destination }),
    departs && t('help.line.departs', { when: departs }),
    returns && t('help.line.returns', { when: returns }),
    trip.age && trip.birth_date === '' && t('help.line.age', { age: trip.age }),
  ];
  return lines.flatMap((line) => line || []);
}

/**
 * What the helping part adds to a request: flights, traveller and, with the consent, the needs.
 * @throws FieldProblem at what can't be sent as it is
 */
export async function helpOf(values: RequestValues, t: Text): Promise<Helped> {
  const { service_type, message, trip, needs, consent_health } = values;
  // The form's schema has judged them already, unless it could not load what it needed for that.
  const problems = await problemsOf(values);
  const about = { service: service_type, trip, answers: needs };
  if (Object.keys(problems).length > 0) throw new FieldProblem(problems);
  const given = consent_health ? needsFrom(about) : {};
  const answered = Object.keys(given).length > 0;
  const name = trip.traveller.trim();
  const named = name !== '' || trip.birth_date !== '' || answered;
  const legs = legsOf(trip);
  return {
    message: [message, linesOf(trip, t).join('\n')].filter((part) => part !== '').join('\n\n'),
    ...(legs.length > 0 && { legs }),
    ...(named && {
      travellers: [
        {
          name: name || t('help.unnamed'),
          ...(trip.birth_date && { birth_date: trip.birth_date }),
          ...(answered && { needs: given }),
        },
      ],
    }),
    ...(answered && { consent_health: true }),
  };
}
