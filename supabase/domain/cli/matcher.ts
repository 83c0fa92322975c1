/**
 * Decides whether a sentence of a case says what a sentence of the library says. The rule, in full:
 *
 * - both are folded to lower case without accents, cut into words, and reduced to stems; a few words of the trade have
 *   one stem in common (`synonyms`); articles, prepositions and the like don't count;
 * - every number and every airport or carrier code of the expected sentence must be in the library's;
 * - one is negated if and only if the other is;
 * - at least `COVER` of the expected words must be in the library's sentence;
 * - an expected sentence is compared whole, else clause by clause, else at each `and`: every part must then be said.
 *
 * Nothing else is accepted, so an expectation that the library says nothing about fails.
 */

const COVER = 0.6;

const ignored = new Set(
  'a an the of to for in on at by with from and or as is are be been it its this that these those if than then else per each any all which who must may can will should would than both same own one via only just where when while within under over before after until also etc detail details'.split(
    ' ',
  ),
);
const negations = new Set(['no', 'not', 'never', 'none', 'cannot', 'without', 'nor', 'neither']);

const synonyms: Readonly<Record<string, string>> = {
  umnr: 'um',
  unaccompanied: 'um',
  medical: 'medif',
  clearance: 'clearance',
  permission: 'permit',
  authorisation: 'permit',
  authorization: 'permit',
  approval: 'approve',
  attestation: 'attest',
  carrier: 'airline',
  operator: 'airline',
  dog: 'dog',
  puppy: 'dog',
  notify: 'notice',
  prenotification: 'notice',
  wheelchair: 'chair',
  ticket: 'ticket',
  dims: 'dimension',
  vaccine: 'vaccin',
  vaccination: 'vaccin',
  vaccinated: 'vaccin',
  physician: 'doctor',
  animal: 'animal',
  reclamation: 'claim',
  complaint: 'complain',
  parental: 'parent',
  notarised: 'notar',
  notarized: 'notar',
  spec: 'specif',
  specification: 'specif',
  dg: 'dangerous',
  dni: 'dni',
  prm: 'prm',
  route: 'rout',
  routing: 'rout',
  dementia: 'memory',
  cognitive: 'memory',
  surfboard: 'surf',
  esa: 'esan',
  measure: 'dimension',
  measurement: 'dimension',
  size: 'dimension',
  meet: 'pick',
  collect: 'pick',
  alzheimer: 'memory',
  electric: 'power',
  bike: 'bicycle',
};

function stem(word: string): string {
  const known = synonyms[word];
  if (known) return known;
  const cut = word.replace(/(ations?|ings?|ments?|ies|ied|ed|es|(?<!s)s|ly)$/, '');
  const short = cut.length >= 3 ? cut : word;
  return synonyms[short] ?? short.replace(/(e|y)$/, '');
}

const months = 'January February March April May June July August September October November December'.split(' ');
const writtenDay = new RegExp(`\\b(${months.join('|')}) (\\d{1,2}), (\\d{4})\\b`, 'g');

/** The worked cases write days as `2027-03-08`, the library's sentences as March 8, 2027. */
const withCasesDays = (text: string): string =>
  text.replace(writtenDay, (_, month: string, day: string, year: string) =>
    [year, String(months.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );

export interface Words {
  readonly words: ReadonlySet<string>;
  /** Numbers and codes, which must all be there. */
  readonly exact: ReadonlySet<string>;
  readonly negated: boolean;
}

/** Airport pairs and IATA codes: capitals in the original text. Words of the trade in capitals are words. */
const code = /\b[A-Z]{3}-[A-Z]{3}\b|\b(?:[A-Z]{2})\b(?=\s(?:is|discounts|refunds))/g;

export function readWords(sentence: string): Words {
  const text = withCasesDays(sentence);
  const exact = new Set<string>(text.match(code) ?? []);
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\s*(h|d|y|kg|wh|km|cm|min|lb)\b/g, '$1 $2');
  const words = new Set<string>();
  let negated = false;
  for (const token of plain.match(/\d+(?:\.\d+)?|[a-z]+/g) ?? []) {
    if (/^\d/.test(token)) exact.add(token);
    else if (negations.has(token)) negated = true;
    else if (!ignored.has(token)) words.add(stem(token));
  }
  return { words, exact, negated };
}

/** The part of the expected words that the found sentence has; 0 when a number or a code is missing. */
function coverage(expected: Words, found: Words): number {
  for (const token of expected.exact) if (!found.exact.has(token)) return 0;
  if (expected.words.size === 0) return expected.exact.size > 0 ? 1 : 0;
  let hits = 0;
  for (const word of expected.words) if (found.words.has(word)) hits++;
  return hits / expected.words.size;
}

/** The clauses of a sentence, cut at `;`, `:`, `,` and full stops between words. */
export const clauses = (text: string): string[] =>
  text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .split(/[;,]\s|:\s|\.\s|\s\+\s/)
    .map((part) => part.trim())
    .filter((part) => readWords(part).words.size + readWords(part).exact.size > 0);

/** Every run of neighbouring clauses of a sentence: what one expected clause may be compared with. */
function runs(text: string): string[] {
  const parts = clauses(text);
  return parts.flatMap((_, from) =>
    parts.slice(from).map((__, length) => parts.slice(from, from + length + 1).join(', ')),
  );
}

/** Whether one of the library's sentences says what a single clause expects, negation included. */
export function says(expected: string, sentences: readonly string[]): boolean {
  const wanted = readWords(expected);
  return sentences.some((sentence) =>
    runs(sentence).some((run) => {
      const found = readWords(run);
      return wanted.negated === found.negated && coverage(wanted, found) >= COVER;
    }),
  );
}

/** Whether a clause is said, as a whole or in the parts that `and` joins. */
function saysParts(clause: string, sentences: readonly string[]): boolean {
  if (says(clause, sentences)) return true;
  const parts = clause.split(/\s+and\s+/).filter((part) => readWords(part).words.size + readWords(part).exact.size > 0);
  return parts.length > 1 && parts.every((part) => says(part, sentences));
}

/** The parts of an expected text, each with whether it is said. A sentence that is said as a whole is one part. */
export function partsSaid(text: string, sentences: readonly string[]): { clause: string; ok: boolean }[] {
  return text
    .split(/;\s|\.\s/)
    .filter((sentence) => clauses(sentence).length > 0)
    .flatMap((sentence) =>
      says(sentence, sentences)
        ? [{ clause: sentence.trim(), ok: true }]
        : clauses(sentence).map((clause) => ({ clause, ok: saysParts(clause, sentences) })),
    );
}

/** Whether a thing (a paper, a deadline) is the one that a text names. Negation is no part of a name. */
export function names(expected: string, name: string, cover = COVER): boolean {
  return coverage(readWords(expected), readWords(name)) >= cover;
}
