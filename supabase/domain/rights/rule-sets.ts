import { official, reported, type Source } from '../rules/source.ts';

export type RuleSetId = 'eu261@2004' | 'eu261@2027' | 'uk261';
export type Band = 'a' | 'b' | 'c';

/** Distances in kilometres up to which bands a and b reach. */
export const BAND_LIMITS_KM = { a: 1500, b: 3500 } as const;
/** Within this part of a threshold, method and coordinates decide: a person must look. */
export const REVIEW_MARGIN = 0.003;

export interface RuleSet {
  readonly id: RuleSetId;
  readonly currency: 'EUR' | 'GBP';
  /** Whole units of the currency. */
  readonly amounts: Readonly<Record<Band, number>>;
  /** Delay at the final destination, in minutes, from which compensation is due. */
  readonly delayFrom: number;
  /** Band c, later than `delayFrom` but below (`until`) this many minutes: the carrier may pay half, or the amount is fixed. */
  readonly shortDelayC: {
    readonly below: number;
    readonly inclusive: boolean;
    readonly pays: number;
    readonly fixed: boolean;
  };
  /** Art. 7(2): halvable when the re-routing arrives no later than this many minutes. */
  readonly rerouteCut: Readonly<Record<Band, number>>;
  /** Flights inside the territory above 1,500 km stay in band b. */
  readonly intraClause: boolean;
  readonly enabled: boolean;
  readonly source: Source;
}

const rerouteCut = { a: 120, b: 180, c: 240 } as const;

export const eu2004: RuleSet = {
  id: 'eu261@2004',
  currency: 'EUR',
  amounts: { a: 250, b: 400, c: 600 },
  delayFrom: 180,
  shortDelayC: { below: 240, inclusive: false, pays: 300, fixed: false },
  rerouteCut,
  intraClause: true,
  enabled: true,
  source: official(
    { title: 'Reg. (EC) 261/2004 Art. 7' },
    {
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
      effectiveFrom: '2005-02-17',
    },
  ),
};

/**
 * The compromise of June 2026. Adoption and date were not found in the Official Journal, so it is off; whoever turns
 * it on must give the date from which flights fall under it.
 */
export const eu2027: RuleSet = {
  ...eu2004,
  id: 'eu261@2027',
  shortDelayC: { below: 240, inclusive: true, pays: 300, fixed: true },
  enabled: false,
  source: reported('Conciliation compromise, June 2026 (no OJ reference found)'),
};

export const uk261: RuleSet = {
  id: 'uk261',
  currency: 'GBP',
  amounts: { a: 220, b: 350, c: 520 },
  delayFrom: 180,
  shortDelayC: { below: 240, inclusive: false, pays: 260, fixed: false },
  rerouteCut,
  intraClause: false,
  enabled: true,
  // Scope was read in the official text; of Art. 7 the wording of band b was not.
  source: reported('UK Reg. 261/2004 as amended by SI 2019/278 and SI 2023/1370; band b: background knowledge', {
    url: 'https://www.legislation.gov.uk/eur/2004/261/article/3',
  }),
};

export interface RuleSetOptions {
  /** First flight date, `YYYY-MM-DD`, of the reformed EU rules. Left out: they stay off, whatever the flight date. */
  readonly reformFrom?: string;
}

/** The EU rule set for a flight's local date. */
export function euRuleSet(flightDate: string | undefined, options: RuleSetOptions = {}): RuleSet {
  const reformed = options.reformFrom !== undefined && flightDate !== undefined && flightDate >= options.reformFrom;
  return reformed ? { ...eu2027, enabled: true } : eu2004;
}
