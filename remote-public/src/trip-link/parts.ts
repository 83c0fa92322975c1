/** Longer fragments are nobody's link: reading them would only cost time. */
const LONGEST = 2000;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // a cut `%C3`: this part can't be read, the others can
  }
}

/**
 * The `name=value` parts of a fragment; a value that is no valid encoding is null, and of a repeated name the first counts.
 * Null when the fragment has no such part or is too long.
 */
export function readParts(fragment: string): Map<string, string | null> | null {
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  if (text.length > LONGEST || !text.includes('=')) return null;
  const parts = new Map<string, string | null>();
  for (const part of text.split('&')) {
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    if (name !== '' && !parts.has(name)) parts.set(name, at < 0 ? null : decoded(part.slice(at + 1)));
  }
  return parts;
}
