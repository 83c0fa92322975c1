import { readLocalMoment } from '../../trip-link/local-moment.ts';
import { readParts } from '../../trip-link/parts.ts';
import { isCarrier, readStops } from '../../trip-link/route.ts';
import { type Claim, type FactName, factsOf, isFact } from './claim.ts';
import { type Happening, happenings } from './happenings.ts';

export type UnreadFact = 'what' | 'flight' | 'with' | 'on' | 'facts' | 'rest';

export interface ReadClaim {
  readonly claim: Claim;
  /** Empty when all of it was understood. */
  readonly unread: readonly UnreadFact[];
}

const isHappening = (text: string): text is Happening => happenings.some((one) => one === text);

/** The facts as a fragment: `#what=delay&flight=MAD-JFK&with=IB&on=2027-01-03&late=245`. */
export function writeClaim({ what, stops, carrier, date, facts }: Claim): string {
  const parts: [string, string | null | undefined][] = [
    ['what', what],
    ['flight', stops.join('-')],
    ['with', carrier],
    ['on', date],
    ...factsOf[what].map((name): [string, string | undefined] => [name, facts[name]]),
  ];
  const written = parts.flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []));
  return `#${written.join('&')}`;
}

/**
 * Reads the facts of an address's fragment. Never throws: each part is read on its own, and what can't be read is named.
 * Null when the fragment does not say what happened, or is another page part's (`#main`).
 */
export function readClaim(fragment: string): ReadClaim | null {
  const parts = readParts(fragment);
  if (!parts?.has('what')) return null;
  const unread = new Set<UnreadFact>();
  const take = <T>(name: UnreadFact, read: (text: string) => T | null): T | null => {
    const text = parts.get(name);
    parts.delete(name);
    if (text === undefined) return null;
    const found = text === null ? null : read(text);
    if (found === null) unread.add(name);
    return found;
  };
  const what = take('what', (text) => (isHappening(text) ? text : null)) ?? 'delay';
  const stops = take('flight', readStops) ?? [];
  const carrier = take('with', (text) => (isCarrier(text) ? text : null)) ?? '';
  const date = take('on', (text) => (text.includes('T') ? null : readLocalMoment(text)));
  const facts = factsOf[what].flatMap((name): [FactName, string][] => {
    const text = parts.get(name);
    if (text === undefined) return [];
    parts.delete(name);
    if (text !== null && isFact(name, text)) return [[name, text]];
    unread.add('facts');
    return [];
  });
  if (parts.size > 0) unread.add('rest');
  return { claim: { what, stops, carrier, date, facts: Object.fromEntries(facts) }, unread: [...unread] };
}
