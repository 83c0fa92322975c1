import type { NeedKind } from '@kindwing/backend/domain/needs';
import { loadPlaceSearch, placeText } from '@kindwing/backend/domain/places';
import type { ServiceType } from '@kindwing/backend/domain/services';
import type { Language } from '@kindwing/ui/i18n';
import { readTrip } from '../../trip-link/read-trip.ts';
import { type Answers, emptyTripValues, type TripValues } from './trip-values.ts';

const services: Readonly<Record<NeedKind, ServiceType>> = {
  minor: 'unaccompanied-minors',
  pet: 'pets-service-animals',
  mobility: 'elderly-travelers',
  size: 'passengers-of-size',
  item: 'baggage-special-items',
  medical: 'trip-medical-escort',
};
/** The kind that names the service where a link has several. */
const leading: readonly NeedKind[] = ['minor', 'medical', 'pet', 'size', 'item', 'mobility'];

export interface FromLink {
  service: ServiceType | null;
  trip: TripValues;
  /** Health data: for the form to hold back until its consent is ticked. */
  answers: Answers | undefined;
  unread: boolean;
}

/** `mobility.walks=short` as the form's controls hold it. */
function answersOf(flat: Readonly<Record<string, string>>): Answers | undefined {
  const answers: Record<string, Record<string, unknown>> = {};
  for (const [path, text] of Object.entries(flat)) {
    const [section = '', field = '', part] = path.split('.');
    const fields = answers[section] ?? {};
    answers[section] = fields;
    if (part === undefined) fields[field] = path === 'medical.reasons' ? text.split('.') : text;
    else fields[field] = { ...(fields[field] as object | undefined), [part]: text };
  }
  return Object.keys(answers).length > 0 ? answers : undefined;
}

/** The trip in an address's fragment, as the form holds it; null when there is none. Without the airports' names, codes. */
export async function tripFromLink(fragment: string, language: Language): Promise<FromLink | null> {
  const read = readTrip(fragment);
  if (!read) return null;
  const { kinds, stops, carriers, departs, returns, age, answers } = read.trip;
  const names = await loadPlaceSearch().catch(() => null);
  const text = (code: string | undefined): string => {
    const place = code === undefined ? null : names?.describe(code, language);
    return place ? placeText(place) : (code ?? '');
  };
  const kind = leading.find((one) => kinds.includes(one));
  return {
    service: kind ? services[kind] : null,
    trip: {
      ...emptyTripValues,
      origin: text(stops[0]),
      destination: text(stops.at(-1)),
      departs: departs?.slice(0, 10) ?? '',
      time: departs?.slice(11, 16) ?? '',
      returns: returns?.slice(0, 10) ?? '',
      return_time: returns?.slice(11, 16) ?? '',
      stops: stops.join('-'),
      carriers: carriers.join('.'),
      kinds: kinds.join('.'),
      age: age === null ? '' : String(age),
    },
    answers: answersOf(answers),
    unread: read.unread.length > 0,
  };
}
