import { type Place, type PlaceSearch, placeCode } from '@kindwing/backend/domain/places';

/** The airport that a text means: its code, with or without a name, or a name that only one airport has. */
export function placeOf(text: string, places: PlaceSearch, language: 'en' | 'es'): Place | null {
  const code = placeCode(text);
  const found = code === null ? null : places.describe(code, language);
  if (found) return found;
  const [only, another] = places.search(text.trim(), language, 2);
  return only && !another ? only : null;
}
