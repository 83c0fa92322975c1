import { fill, type Note, type Params } from '../rules/note.ts';
import { dateText } from '../time/date-text.ts';
import { conclusionsEn } from './conclusions.en.ts';
import { conclusionsEs } from './conclusions.es.ts';
import { deadlinesEn } from './deadlines.en.ts';
import { deadlinesEs } from './deadlines.es.ts';
import { documentsEn } from './documents.en.ts';
import { documentsEs } from './documents.es.ts';
import { fitEn } from './fit.en.ts';
import { fitEs } from './fit.es.ts';
import { flagsEn } from './flags.en.ts';
import { flagsEs } from './flags.es.ts';
import { rightsEn } from './rights.en.ts';
import { rightsEs } from './rights.es.ts';
import { ssrEn } from './ssr.en.ts';
import { ssrEs } from './ssr.es.ts';

/** Every sentence that the rules can say, flat and keyed; an interface may spread them into its own messages. */
export const rulesEn = {
  ...ssrEn,
  ...deadlinesEn,
  ...documentsEn,
  ...fitEn,
  ...flagsEn,
  ...conclusionsEn,
  ...rightsEn,
};
export type RuleMessageKey = keyof typeof rulesEn;
export const rulesEs: Record<RuleMessageKey, string> = {
  ...ssrEs,
  ...deadlinesEs,
  ...documentsEs,
  ...fitEs,
  ...flagsEs,
  ...conclusionsEs,
  ...rightsEs,
};

const directionWords = {
  en: { outbound: 'outbound', return: 'return' },
  es: { outbound: 'ida', return: 'vuelta' },
} as const;

/** A parameter as its reader knows it: a direction by its word, a calendar day as a date. */
function told(name: string, value: string | number, language: 'en' | 'es'): string | number {
  const words = directionWords[language];
  if (name === 'direction' && (value === 'outbound' || value === 'return')) return words[value];
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? dateText(String(value), language) : value;
}

/**
 * A sentence that opens with a placeholder begins with a capital: "the airline" stands for a name that isn't known. Names
 * that are written small at their beginning (easyJet, lot.com) keep it.
 */
const opened = (sentence: string): string =>
  /^\p{Ll}+(?!\.?[\p{L}\p{N}])/u.test(sentence) ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;

/** A note in the reader's language. Directions are translated and days written out; a key without a message is shown as it is. */
export function say(note: Note, language: 'en' | 'es'): string {
  const texts: Readonly<Record<string, string>> = language === 'es' ? rulesEs : rulesEn;
  const params: Params = Object.fromEntries(
    Object.entries(note.params ?? {}).map(([name, value]) => [name, told(name, value, language)]),
  );
  const message = texts[note.key] ?? note.key;
  return message.startsWith('{{') ? opened(fill(message, params)) : fill(message, params);
}
