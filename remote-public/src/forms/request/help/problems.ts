import { type Airports, loadAirports, placeCode } from '@kindwing/backend/domain/places';
import type { ServiceType } from '@kindwing/backend/domain/services';
import type { Answers, TripValues } from '../trip-values.ts';
import { wrongAnswers } from './answers.ts';

/** What of a request is judged with the airports and the questionnaires. */
export interface Judged {
  service_type: ServiceType;
  trip: TripValues;
  needs: Answers;
  consent_health: boolean;
}

/** Without the airports the codes are taken as they are; the desk sees what stands in them. */
const airportsOrNone = (): Promise<Airports | null> => loadAirports().catch(() => null);

/** Codes that no airport has, by field. */
async function unknownPlaces({ origin, destination }: TripValues): Promise<Record<string, string>> {
  const codes = { 'trip.origin': placeCode(origin), 'trip.destination': placeCode(destination) };
  const airports = Object.values(codes).some((code) => code !== null) ? await airportsOrNone() : null;
  const unknown = Object.entries(codes).filter(([, code]) => code !== null && airports?.find(code) === null);
  return Object.fromEntries(unknown.map(([field]) => [field, 'help.place.unknown']));
}

/** Places that are none, and answers that their question does not take: the key of what is said, by field. */
export async function problemsOf(values: Judged): Promise<Record<string, string>> {
  const { service_type: service, trip, needs: answers, consent_health } = values;
  const wrong = consent_health ? wrongAnswers({ service, trip, answers }) : [];
  return {
    ...(await unknownPlaces(trip)),
    ...Object.fromEntries(wrong.map((path) => [`needs.${path}`, 'help.needs.wrong'])),
  };
}
