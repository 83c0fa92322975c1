import { background, reported, type Source } from '../rules/source.ts';
import { addYears } from '../time/calendar.ts';

/** How long a claim under EU261 or UK261 can be brought to court: national law decides (C-139/11). */
export interface TimeLimit {
  readonly country: string;
  readonly years: number;
  /** Counted from the end of the year in which the flight was due. */
  readonly endOfYear: boolean;
  readonly source: Source;
}

const listed = reported('National limitation law (CJEU C-139/11)');
const years: Readonly<Record<string, number>> = {
  GB: 6,
  'GB-SCT': 5,
  IE: 6,
  ES: 5,
  FR: 5,
  HU: 5,
  GR: 5,
  DE: 3,
  AT: 3,
  SE: 3,
  DK: 3,
  FI: 3,
  CZ: 3,
  RO: 3,
  PT: 3,
  PL: 3,
  NO: 3,
  IT: 2,
  NL: 2,
  BE: 1,
};

/** Null for a country that the list does not know: a person must look. `GB-SCT` is Scotland. */
export function timeLimit(country: string): TimeLimit | null {
  const found = years[country];
  return found === undefined ? null : { country, years: found, endOfYear: country === 'DE', source: listed };
}

/** Last day to sue, `YYYY-MM-DD`, for a flight of that date; null when the country's limit is not known. */
export function claimUntil(country: string, flightDate: string): string | null {
  const limit = timeLimit(country);
  if (!limit) return null;
  return limit.endOfYear ? `${Number(flightDate.slice(0, 4)) + limit.years}-12-31` : addYears(flightDate, limit.years);
}

export interface CourtLimit {
  readonly country: string;
  /** Last day, `YYYY-MM-DD`; null where the country's limit is not known: a person must look. */
  readonly until: string | null;
  readonly source: Source | null;
}

/** The limits of the countries whose courts may hear a claim: of departure, of arrival, of the airline. */
export function courtLimits(countries: readonly (string | null)[], flightDate: string): CourtLimit[] {
  const distinct = [...new Set(countries.filter((country) => country !== null))];
  return distinct.map((country) => ({
    country,
    until: claimUntil(country, flightDate),
    source: timeLimit(country)?.source ?? null,
  }));
}

/** Who hears a claim after the airline, in order. Spain's row is unverified. */
export const claimRoutes: Readonly<Record<string, { readonly steps: readonly string[]; readonly source: Source }>> = {
  ES: {
    steps: ['airline', 'AESA', 'court'],
    source: background('AESA: airline answers in 1 month; AESA within 1 year; binding since June 2023'),
  },
  GB: { steps: ['airline', 'ADR (CEDR, AviationADR) or CAA', 'court'], source: reported({ title: 'kaeltripton.com' }) },
  US: {
    steps: ['airline', 'Complaint Resolution Official', 'US DOT'],
    source: background('14 CFR 382.151, Complaint Resolution Official'),
  },
};
