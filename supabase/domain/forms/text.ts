/**
 * What a person typed or pasted, as it can be stored and sent: lines end in `\n`, control characters that come with
 * pasting are gone (Postgres keeps no NUL), half a character becomes `\uFFFD`. Marks of writing direction stay, since
 * Arabic and Hebrew need them; a text of nothing but invisible characters is empty.
 */
export function plainText(text: string): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD');
  return /[^\s\p{Cf}]/u.test(plain) ? plain : '';
}
