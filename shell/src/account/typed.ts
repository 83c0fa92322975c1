/** A name as it can be stored: control characters of a paste are gone, and one of nothing that can be seen is empty. */
export function typedName(text: string): string {
  const plain = text.replace(/\p{Cc}/gu, '');
  return /[^\s\p{Cf}]/u.test(plain) ? plain.trim() : '';
}

/** An address as it is seen: a copy from a page or a mail brings spaces and marks that nobody sees and no address has. */
export const typedAddress = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
