import { type PublicTextKey, useText } from '../../messages/use-text.ts';
import type { LinkedTrip } from '../../trip-link/linked-trip.ts';
import type { ReadTrip } from '../../trip-link/read-trip.ts';
import { writeTrip } from '../../trip-link/write-trip.ts';
import { type OpenField, openFieldsOf } from '../shared/open-fields.ts';
import { questionOf, useQuestionWords } from './question-words.ts';
import { tripValuesSchema, valuesOf } from './trip-values.ts';

/** Whether a link says more than who needs help: then it asks for an answer, and what it leaves open is named. */
export const asksForAnswer = ({ trip, unread }: ReadTrip): boolean =>
  unread.length > 0 || writeTrip({ ...trip, kinds: [] }) !== '';

const place = ({ field }: OpenField): number => {
  if (field === 'kinds') return 0;
  return field === 'age' || field.startsWith('answers.') ? 1 : 2;
};

/** What a trip leaves open of all that the form requires, in the form's order. Until it is answered nothing that depends on it is said. */
export const openFieldsOfTrip = (trip: LinkedTrip): OpenField[] =>
  openFieldsOf(
    tripValuesSchema,
    valuesOf(trip, (code) => code),
  ).toSorted((a, b) => place(a) - place(b));

/** What is said of an open field: a question in its own words, else what to enter. */
export function useOpenWords() {
  const t = useText();
  const { label } = useQuestionWords();
  return ({ field, message }: OpenField): string => {
    const question = message === 'trip.error.answer' ? questionOf.get(field.replace(/^answers\./, '')) : undefined;
    return question ? label(question) : t(message as PublicTextKey);
  };
}
