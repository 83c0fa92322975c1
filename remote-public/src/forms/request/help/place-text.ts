/** How an airport stands in a field: `Madrid – Barajas (MAD)`. The code in brackets is what counts. */
export const placeText = ({ city, name, code }: { city: string; name: string; code: string }): string =>
  name === '' ? `${city} (${code})` : name.startsWith(city) ? `${name} (${code})` : `${city} – ${name} (${code})`;

/** The code of the airport that a text names: as `placeText` writes it, or a code alone. Null when it names none. */
export function placeCode(text: string): string | null {
  return /\(([A-Z]{3})\)\s*$/.exec(text)?.[1] ?? /^\s*([A-Za-z]{3})\s*$/.exec(text)?.[1]?.toUpperCase() ?? null;
}
