import { keptWords } from './words.ts';

/** Stands for whatever was taken out of a message. */
const GAP = '…';
const LONGEST = 200;

/** Signs around a word that say nothing: brackets, and stops. Quotes are no such sign, what they hold is somebody's text. */
const bare = (token: string) => token.replace(/^[([{]+/, '').replace(/[)\]}.,:;!?]+$/, '');

/**
 * An error's message without anything that could be about a person: of its first line the words that {@link keptWords}
 * lists, a gap for the rest. What isn't listed can't pass, whatever it is: names, addresses, numbers, quoted text. Scrubbing twice
 * changes nothing, so that pages and the receiving end may both do it.
 */
export function scrubMessage(message: string): string {
  const [line = ''] = message.slice(0, 1000).split(/[\r\n]/, 1);
  const kept: string[] = [];
  for (const token of line.split(/\s+/).filter(Boolean)) {
    const word = bare(token);
    const passes = keptWords.has(word.toLowerCase());
    if (passes) kept.push(/:$/.test(token) ? `${word}:` : word);
    else if (kept.at(-1) !== GAP) kept.push(GAP);
  }
  return cut(kept.join(' '));
}

const cut = (text: string) => (text.length <= LONGEST ? text : text.slice(0, text.lastIndexOf(' ', LONGEST)));
