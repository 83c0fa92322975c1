import type { Place, PlaceSearch } from '@kindwing/backend/domain/places';

type Language = 'en' | 'es';

/** How an airport is called where one is chosen: `Madrid – Barajas (MAD)`. The code in brackets is what counts. */
export const placeText = ({ city, name, code }: Pick<Place, 'city' | 'name' | 'code'>): string => {
  if (name === '') return `${city} (${code})`;
  return name.startsWith(city) ? `${name} (${code})` : `${city} – ${name} (${code})`;
};

/** The airport that a text means: its code, with or without a name before it, or a name that only one airport has. */
export function placeOf(text: string, places: PlaceSearch, language: Language): Place | null {
  const typed = text.trim();
  const code = /\(([A-Za-z]{3})\)$/.exec(typed)?.[1] ?? (/^[A-Za-z]{3}$/.test(typed) ? typed : '');
  const found = code === '' ? null : places.describe(code, language);
  if (found) return found;
  const [only, another] = places.search(typed, language, 2);
  return only && !another ? only : null;
}
