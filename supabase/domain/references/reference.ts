/** Crockford's base 32: no I, L, O or U, so that a reference survives being read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE = /^KW-[0-9A-HJKMNP-TV-Z]{6}$/;

/**
 * A request's reference, `KW-` and six characters, from six random bytes (five bits of each are used).
 * The caller brings the randomness; uniqueness is the database's.
 * @throws RangeError with fewer than six bytes.
 */
export function referenceFrom(bytes: Uint8Array): string {
  if (bytes.length < 6) throw new RangeError(`A reference needs 6 random bytes, not ${bytes.length}.`);
  return `KW-${Array.from(bytes.subarray(0, 6), (byte) => ALPHABET.charAt(byte % 32)).join('')}`;
}

export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/** What someone typed or heard, as the reference it means (`kw 1o0lab` → `KW-1001AB`); null when it is none. */
export function readReference(text: string): string | null {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const tail = letters.length === 8 && letters.startsWith('KW') ? letters.slice(2) : letters;
  const reference = `KW-${tail.replace(/O/g, '0').replace(/[IL]/g, '1')}`;
  return isReference(reference) ? reference : null;
}
