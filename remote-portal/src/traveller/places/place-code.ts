/** The airport that a text names: `Madrid – Barajas (MAD)`, or a code alone. Null when it names none. */
export function placeCode(text: string): string | null {
  return /\(([A-Z]{3})\)\s*$/.exec(text)?.[1] ?? /^\s*([A-Za-z]{3})\s*$/.exec(text)?.[1]?.toUpperCase() ?? null;
}
