import type { NeedKind, NeedsInput } from '@kindwing/backend/domain/needs';
import { sectionsOf } from '@kindwing/backend/domain/needs';
import type { ServiceType } from '@kindwing/backend/domain/services';
import { answerValue, needsOf } from '../../../trip-link/answers.ts';
import { needKinds } from '../../../trip-link/linked-trip.ts';
import type { Answers, TripValues } from '../trip-values.ts';

export interface Asked {
  service: ServiceType;
  trip: TripValues;
  answers: Answers;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answers by the questionnaire's path, as texts: `mobility.walks` is `short`. What is left open is left out. */
function pathsOf(answers: Answers, above = ''): [path: string, text: string][] {
  return Object.entries(answers).flatMap(([field, value]): [string, string][] => {
    const path = `${above}${field}`;
    if (isGroup(value)) return pathsOf(value, `${path}.`);
    if (Array.isArray(value)) return value.length > 0 ? [[path, value.join('.')]] : [];
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? [] : [[path, /^\d+,\d+$/.test(text) ? text.replace(',', '.') : text]];
  });
}

/** The sections that are asked: those of the service, and those of the kinds of need that a link brought along. */
export function sectionsAsked(service: ServiceType, { kinds }: Pick<TripValues, 'kinds'>): NeedKind[] {
  const own = sectionsOf[service];
  const linked = kinds.split('.');
  return [...own, ...needKinds.filter((kind) => linked.includes(kind) && !own.includes(kind))];
}

/** The answers of the sections that are asked: those of another service, chosen before, don't count. */
function asked({ service, trip, answers }: Asked): [path: string, text: string][] {
  const kinds: readonly string[] = sectionsAsked(service, trip);
  return pathsOf(answers).filter(([path]) => kinds.includes(path.split('.')[0] ?? ''));
}

/** Paths whose answer the questionnaire does not take, such as a weight that is no number. */
export const wrongAnswers = (about: Asked): string[] =>
  asked(about).flatMap(([path, text]) => (answerValue(path, text) === undefined ? [path] : []));

/** The answers as the rules and the backend take them. */
export function needsFrom(about: Asked): NeedsInput {
  const given = asked(about);
  // A section of which nothing was answered is none: it would say that no help is needed.
  const kinds = sectionsAsked(about.service, about.trip).filter((kind) =>
    given.some(([path]) => path.startsWith(`${kind}.`)),
  );
  return needsOf({ kinds, answers: Object.fromEntries(given) });
}

/** What is reckoned with before anything is answered; the page says that it is an assumption. */
export const typicalNeeds: Readonly<Record<ServiceType, NeedsInput>> = {
  'unaccompanied-minors': { minor: { travels_alone: true } },
  'pets-service-animals': { pet: { role: 'pet', species: 'dog' } },
  'elderly-travelers': { mobility: { walks: 'short' } },
  'passengers-of-size': { size: {} },
  'baggage-special-items': { item: { kind: 'bulky' } },
  'trip-medical-escort': { medical: { escort: 'nurse' } },
  other: {},
};
