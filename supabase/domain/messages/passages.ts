/** Terms of law that are named in their own language, since that is what stands on the paper. */
const TERMS = { en: [{ term: 'declaración firmada de permiso de viaje', lang: 'es' }], es: [] } as const;

export interface Passage {
  readonly text: string;
  /** BCP 47, where it is not the sentence's own. */
  readonly lang?: 'es';
}

/** A sentence in pieces, so that a term of another language can be marked as such (WCAG 3.1.2). Joined, they are the sentence. */
export function passages(sentence: string, language: 'en' | 'es'): Passage[] {
  const known = TERMS[language].find(({ term }) => sentence.includes(term));
  if (!known) return [{ text: sentence }];
  const at = sentence.indexOf(known.term);
  const pieces: Passage[] = [
    { text: sentence.slice(0, at) },
    { text: known.term, lang: known.lang },
    { text: sentence.slice(at + known.term.length) },
  ];
  return pieces.filter(({ text }) => text !== '');
}
