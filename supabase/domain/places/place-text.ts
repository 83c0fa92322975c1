import type { Place } from './search.ts';

/**
 * How an airport stands in a field: `LHR – London Heathrow`, `BCN – Barcelona, El Prat`. The code counts, and stands first, so that a narrow
 * field cuts what matters least.
 */
export const placeText = ({ city, name, code }: Pick<Place, 'city' | 'name' | 'code'>): string =>
  `${code} – ${name === '' ? city : name.startsWith(city) ? name : `${city}, ${name}`}`;

/**
 * The code of the airport that a text names: as `placeText` writes it, in brackets at the end (as drafts kept earlier have it), or a code
 * alone. Null when it names none.
 */
export function placeCode(text: string): string | null {
  const named = /^\s*([A-Z]{3})\s+[–-]\s/.exec(text)?.[1] ?? /\(([A-Z]{3})\)\s*$/.exec(text)?.[1];
  return named ?? /^\s*([A-Za-z]{3})\s*$/.exec(text)?.[1]?.toUpperCase() ?? null;
}
