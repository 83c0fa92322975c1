import type { NeedKind } from '@kindwing/backend/domain/needs';
import { answerValue } from './answers.ts';
import { emptyTrip, type LinkedTrip, linkedQuestions, needKinds } from './linked-trip.ts';
import { readLocalMoment } from './local-moment.ts';
import { readParts } from './parts.ts';
import { isCarrier, readStops } from './route.ts';

/** A part of a link that could not be read, so that the page can say which. */
export type UnreadPart = 'trip' | 'on' | 'back' | 'with' | 'for' | 'age' | 'answers' | 'rest';

export interface ReadTrip {
  readonly trip: LinkedTrip;
  /** Empty when all of it was understood. */
  readonly unread: readonly UnreadPart[];
}

const isKind = (text: string): text is NeedKind => needKinds.some((kind) => kind === text);

function readCarriers(text: string, flights: number): string[] | null {
  const codes = text.toUpperCase().split('.');
  return codes.length <= flights && codes.every((code) => code === '' || isCarrier(code)) ? codes : null;
}

function readAge(text: string): number | null {
  const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return age <= 120 ? age : null;
}

/**
 * Reads the trip of an address's fragment. Never throws: links get cut, mistyped and tampered with, so each part is
 * read on its own, and what can't be read is named. Null when the fragment is no trip's (`#main`, or none).
 */
export function readTrip(fragment: string): ReadTrip | null {
  const parts = readParts(fragment);
  if (!parts || !(parts.has('trip') || parts.has('for'))) return null;
  const unread = new Set<UnreadPart>();
  const take = <T>(name: UnreadPart & string, read: (text: string) => T | null): T | null => {
    const text = parts.get(name);
    parts.delete(name);
    if (text === undefined) return null;
    const found = text === null ? null : read(text);
    if (found === null) unread.add(name);
    return found;
  };
  const stops = take('trip', readStops) ?? [];
  const carriers = take('with', (text) => readCarriers(text, Math.max(1, stops.length - 1))) ?? [];
  const named = take('for', (text) => text.split('.'));
  const kinds = needKinds.filter((kind) => named?.includes(kind));
  if (named && !named.every(isKind)) unread.add('for');
  const departs = take('on', readLocalMoment);
  const returns = take('back', readLocalMoment);
  const age = take('age', readAge);
  const known = kinds.flatMap((kind) => linkedQuestions[kind].map((field) => `${kind}.${field}`));
  const answers = known.flatMap((path) => {
    const text = parts.get(path);
    if (text == null) return [];
    parts.delete(path);
    if (answerValue(path, text) !== undefined) return [[path, text] as const];
    unread.add('answers');
    return [];
  });
  if (parts.size > 0) unread.add('rest');
  return {
    trip: { ...emptyTrip, kinds, stops, carriers, departs, returns, age, answers: Object.fromEntries(answers) },
    unread: [...unread],
  };
}
