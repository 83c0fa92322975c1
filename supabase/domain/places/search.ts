import { type Airport, type Airports, loadAirports } from './airports.ts';
import { spanishCities } from './exonyms.es.ts';
import { mainAirports } from './main-airports.ts';

export interface Place extends Airport {
  readonly name: string;
  /** The city in the asked language, as far as it has its own name there. */
  readonly city: string;
}

/** Lower case without accents: what is compared. `ł`, `ø`, `đ` and `ß` have no accent to take off and are replaced. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae');
}

interface Entry {
  readonly code: string;
  readonly city: string;
  readonly name: string;
  readonly folded: readonly string[];
  readonly rank: number;
}

export interface PlaceSearch {
  /** Up to `limit` airports whose code, city or name (English or Spanish) begins a word with what was typed, best first. */
  search(query: string, language: 'en' | 'es', limit?: number): Place[];
  /** @returns null when no airport has the code */
  describe(code: string, language: 'en' | 'es'): Place | null;
}

function readNames(names: string, codes: readonly string[]): Entry[] {
  const ranks = new Map(mainAirports.map((code, rank) => [code, rank]));
  return names.split('\n').map((line, row) => {
    const [city = '', packed = ''] = line.split('|');
    const name = packed.replace('~', city).replace(/\^$/, ' International Airport');
    const code = codes[row] ?? '';
    const words = [code, city, spanishCities[city] ?? '', name].map(fold);
    return { code, city, name, folded: words, rank: ranks.get(code) ?? mainAirports.length };
  });
}

/** 0 is the best: the code itself, then a city that begins so, then any word that does, for each of the words asked for; null is no match. */
function score(entry: Entry, query: string, asked: readonly string[]): number | null {
  const [code = '', city = '', spanish = '', name = ''] = entry.folded;
  if (code === query) return 0;
  if (city.startsWith(query) || (spanish !== '' && spanish.startsWith(query))) return 1;
  if (query.length < 2) return null;
  const words = `${city} ${spanish} ${name}`.split(between);
  // The code is shown before the names: who edits such a text still means it.
  const isNamed = (one: string) => one === code || words.some((word) => word.startsWith(one));
  return asked.length > 0 && asked.every(isNamed) ? 2 : null;
}

const between = /[^\p{L}\p{N}]+/u;

function placeSearch(airports: Airports, entries: readonly Entry[]): PlaceSearch {
  const place = (entry: Entry, language: 'en' | 'es'): Place | null => {
    const airport = airports.find(entry.code);
    const city = language === 'es' ? (spanishCities[entry.city] ?? entry.city) : entry.city;
    return airport && { ...airport, name: entry.name, city };
  };
  const byCode = new Map(entries.map((entry) => [entry.code, entry]));
  return {
    search(query, language, limit = 10) {
      const wanted = fold(query.trim());
      if (wanted === '') return [];
      const asked = wanted.split(between).filter((word) => word !== '');
      return entries
        .flatMap((entry) => {
          const points = score(entry, wanted, asked);
          return points === null ? [] : [{ entry, points }];
        })
        .sort((a, b) => a.points - b.points || a.entry.rank - b.entry.rank || (a.entry.code < b.entry.code ? -1 : 1))
        .slice(0, limit)
        .flatMap(({ entry }) => place(entry, language) ?? []);
    },
    describe(code, language) {
      const entry = byCode.get(code.trim().toUpperCase());
      return entry ? place(entry, language) : null;
    },
  };
}

let loading: Promise<PlaceSearch> | null = null;

/** The search, with its names fetched on first use only. A failed fetch is tried again at the next call. */
export function loadPlaceSearch(): Promise<PlaceSearch> {
  loading ??= Promise.all([loadAirports(), import('./airport-names.generated.ts')]).then(
    ([airports, { names }]) => placeSearch(airports, readNames(names, airports.codes)),
    (cause: unknown) => {
      loading = null;
      throw new Error('The airport names could not be loaded. Check the connection and try again.', { cause });
    },
  );
  return loading;
}
