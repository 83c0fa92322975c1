import { unbase64 } from './packing.ts';

/** What the rules need to know of an airport. Degrees, IANA zone, ISO 3166 country (overseas departments have their own). */
export interface Airport {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly country: string;
}

export interface Airports {
  /** The airport of an IATA code, or null when there is none. City codes such as LON are no airports. */
  find(code: string): Airport | null;
  readonly codes: readonly string[];
}

const ROW = 15;

function readAirports(facts: string, zoneList: string): Airports {
  const zones = zoneList.split(' ');
  const count = facts.length / ROW;
  const codeAt = (row: number) => facts.slice(row * ROW, row * ROW + 3);
  const rowOf = (code: string) => {
    let low = 0;
    let high = count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = codeAt(middle);
      if (found === code) return middle;
      if (found < code) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };
  const known = new Map<string, Airport>();
  return {
    codes: Array.from({ length: count }, (_, row) => codeAt(row)),
    find(code) {
      const wanted = code.trim().toUpperCase();
      const cached = known.get(wanted);
      if (cached) return cached;
      const row = rowOf(wanted);
      if (row < 0) return null;
      const text = facts.slice(row * ROW, (row + 1) * ROW);
      const airport: Airport = {
        code: wanted,
        latitude: unbase64(text.slice(3, 7)) / 10_000 - 90,
        longitude: unbase64(text.slice(7, 11)) / 10_000 - 180,
        zone: zones[unbase64(text.slice(11, 13))] ?? 'UTC',
        country: text.slice(13, 15),
      };
      known.set(wanted, airport);
      return airport;
    },
  };
}

let loading: Promise<Airports> | null = null;

/** The airport index, fetched on first use only. A failed fetch is tried again at the next call. */
export function loadAirports(): Promise<Airports> {
  loading ??= import('./airport-facts.generated.ts').then(
    ({ facts, zones }) => readAirports(facts, zones),
    (cause: unknown) => {
      loading = null;
      throw new Error('The airport index could not be loaded. Check the connection and try again.', { cause });
    },
  );
  return loading;
}
