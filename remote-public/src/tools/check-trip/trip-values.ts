import type { NeedKind } from '@kindwing/backend/domain/needs';
import { z } from 'zod';
import { answerValue } from '../../trip-link/answers.ts';
import { type LinkedTrip, linkedQuestions, MOST_STOPS, needKinds } from '../../trip-link/linked-trip.ts';
import { readLocalMoment } from '../../trip-link/local-moment.ts';
import { airlineOfCode } from '../shared/airline-text.ts';

/** Without these nothing can be said of their kind of need: neither a sent form nor a link is answered. */
export const requiredAnswers: readonly string[] = [
  'mobility.walks',
  'minor.travels_alone',
  'pet.role',
  'pet.species',
  'item.kind',
];

type Answers = Record<string, unknown>;

const at = (answers: Answers, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, key) => (typeof node === 'object' && node ? (node as Answers)[key] : undefined), answers);

/** What a control holds, as the link writes it: numbers with a point, several choices joined by one. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('.');
  return typeof value === 'string' ? value.trim().replace(',', '.') : '';
};

/** The questions of the chosen kinds that are answered, by path. */
export function answersOf({ kinds, answers }: { kinds: readonly string[]; answers: Answers }): Record<string, string> {
  const paths = needKinds
    .filter((kind) => kinds.includes(kind))
    .flatMap((kind) => linkedQuestions[kind].map((field) => `${kind}.${field}`));
  return Object.fromEntries(
    paths.flatMap((path) => (textOf(at(answers, path)) ? [[path, textOf(at(answers, path))]] : [])),
  );
}

const text = z.string();

export const tripValuesSchema = z
  .object({
    kinds: z.array(z.enum(needKinds as [NeedKind, ...NeedKind[]])).min(1, 'trip.error.kinds'),
    answers: z.record(z.string(), z.unknown()).default({}),
    // No link takes more than 120 years.
    age: text.refine((age) => /^(\d{1,3})?$/.test(age.trim()) && Number(age) <= 120, 'trip.error.age'),
    from: text.refine((place) => place.trim() !== '', 'trip.error.from'),
    to: text.refine((place) => place.trim() !== '', 'trip.error.to'),
    via: z
      .array(z.object({ place: text.refine((place) => place.trim() !== '', 'trip.error.via') }))
      .max(MOST_STOPS - 2),
    airlines: z.array(text).max(MOST_STOPS - 1),
    date: text.refine((date) => readLocalMoment(date) !== null, 'trip.error.date'),
    time: text,
    back: text,
    back_time: text,
  })
  .superRefine((values, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    const given = answersOf(values);
    const asked = (path: string) => values.kinds.some((kind) => path.startsWith(`${kind}.`));
    for (const path of requiredAnswers)
      if (asked(path) && given[path] === undefined) issue(`answers.${path}`, 'trip.error.answer');
    // No single medical question decides, but of none answered "nothing is needed" would be said.
    if (values.kinds.includes('medical') && !Object.keys(given).some((path) => path.startsWith('medical.')))
      issue('answers.medical.oxygen', 'trip.error.medical');
    for (const [path, answer] of Object.entries(given))
      if (answerValue(path, answer) === undefined) issue(`answers.${path}`, 'trip.error.number');
    if (values.kinds.includes('minor') && values.age.trim() === '') issue('age', 'trip.error.age');
    if (values.back !== '' && values.back < values.date) issue('back', 'trip.error.back');
  });
export type TripValues = z.input<typeof tripValuesSchema>;

const moment = (date: string, time: string): string | null =>
  date === '' ? null : readLocalMoment(time === '' ? date : `${date}T${time}`);

/** The trip of the form's values, once its places and airlines are known by code. */
export const tripOf = (values: TripValues, stops: readonly string[], carriers: readonly string[]): LinkedTrip => ({
  kinds: needKinds.filter((kind) => values.kinds.includes(kind)),
  answers: answersOf({ kinds: values.kinds, answers: values.answers ?? {} }),
  age: values.age.trim() === '' ? null : Number(values.age),
  stops,
  carriers: carriers.some((code) => code !== '') ? carriers : [],
  departs: moment(values.date, values.time),
  returns: moment(values.back, values.back_time),
});

/** An answer as its control holds it: a list for several choices, else the text. */
function held(path: string, answer: string): unknown {
  return path === 'medical.reasons' ? answer.split('.') : answer;
}

function nested(answers: LinkedTrip['answers']): Answers {
  const all: Answers = {};
  for (const [path, answer] of Object.entries(answers)) {
    const keys = path.split('.');
    const name = keys.pop() ?? '';
    let node = all;
    for (const key of keys) {
      node[key] ??= {};
      node = node[key] as Answers;
    }
    node[name] = held(path, answer);
  }
  return all;
}

/** The form's values of a trip. @param nameOf what stands in the form for an airport's code */
export function valuesOf(trip: LinkedTrip, nameOf: (code: string) => string): TripValues {
  const [date = '', time = ''] = (trip.departs ?? '').split('T');
  const [back = '', back_time = ''] = (trip.returns ?? '').split('T');
  return {
    kinds: [...trip.kinds],
    answers: nested(trip.answers),
    age: trip.age === null ? '' : String(trip.age),
    from: nameOf(trip.stops[0] ?? ''),
    to: nameOf(trip.stops.length > 1 ? (trip.stops.at(-1) ?? '') : ''),
    via: trip.stops.slice(1, -1).map((code) => ({ place: nameOf(code) })),
    airlines: trip.carriers.map(airlineOfCode),
    date,
    time,
    back,
    back_time,
  };
}
