/**
 * The airport that a text names: `MAD – Madrid, Barajas`, in brackets at the end (as drafts kept earlier have it), or a code alone. Null
 * when it names none.
 */
export function placeCode(text: string): string | null {
  const named = /^\s*([A-Z]{3})\s+[–-]\s/.exec(text)?.[1] ?? /\(([A-Z]{3})\)\s*$/.exec(text)?.[1];
  return named ?? /^\s*([A-Za-z]{3})\s*$/.exec(text)?.[1]?.toUpperCase() ?? null;
}
