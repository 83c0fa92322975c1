import { background, official, reported, type Source } from '../rules/source.ts';

/** Ages in completed years on the leg's local date, both ends included. */
export type AgeBand = readonly [from: number, to: number];

export interface MinorBands {
  /** The service must be bought. Null: the carrier sells none. */
  readonly mandatory: AgeBand | null;
  readonly optional: AgeBand | null;
  /** Youngest age that may fly alone without the service. */
  readonly aloneFrom: number;
}

export interface MinorRule extends MinorBands {
  readonly carrier: string;
  /** Other bands on flights to, from or within the United States, or inside the carrier's home country. */
  readonly us?: MinorBands;
  readonly domestic?: MinorBands;
  /** Youngest children that may take the service only on a trip without connection. */
  readonly nonstopOnly?: AgeBand;
  /** Airports at which a child in the service may change planes; others are refused. */
  readonly transferAt?: readonly string[];
  /** The carrier says that its rule does not bind its group's other airlines. */
  readonly groupDiffers?: boolean;
  /** Youngest companion with whom a child does not count as alone; left out where the carrier's page was not seen to say it. */
  readonly companionFrom?: number;
  /** What the carrier says of the price, in its own terms. */
  readonly charged?: 'per_route_and_child' | 'each_way';
  /** Only by telephone or agent. */
  readonly notOnline?: boolean;
  readonly source: Source;
}

const sold = (mandatory: AgeBand, optional: AgeBand | null): MinorBands => ({
  mandatory,
  optional,
  aloneFrom: mandatory[1] + 1,
});
const none = (aloneFrom: number): MinorBands => ({ mandatory: null, optional: null, aloneFrom });

/** What a row's citation adds where the companion's age is not from the page cited. */
const companion = '; companion’s age: background knowledge';

export const minorRules: readonly MinorRule[] = [
  {
    carrier: 'IB',
    ...sold([5, 11], [12, 17]),
    us: sold([5, 14], [15, 17]),
    notOnline: true,
    source: official('Iberia help, unaccompanied minors', { url: 'https://help.iberia.com' }),
  },
  {
    carrier: 'LH',
    ...sold([5, 11], [12, 17]),
    companionFrom: 12,
    groupDiffers: true,
    charged: 'per_route_and_child',
    source: official('lufthansa.com, unaccompanied minors'),
  },
  { carrier: 'EN', ...sold([5, 11], [12, 17]), source: reported('airdolomiti.eu (old page)') },
  {
    carrier: 'AF',
    ...sold([5, 14], [15, 17]),
    domestic: sold([4, 11], [12, 17]),
    transferAt: ['CDG', 'ORY', 'LYS'],
    source: official({ title: 'airfrance.hu, Kids Solo' }),
  },
  { carrier: 'KL', ...sold([5, 14], [15, 17]), source: reported('KLM, unaccompanied minors; weakly sourced') },
  {
    carrier: 'AA',
    ...sold([5, 14], [15, 17]),
    nonstopOnly: [5, 7],
    charged: 'each_way',
    source: reported('USA Today, Dec 2022'),
  },
  {
    carrier: 'DL',
    ...sold([5, 14], [15, 17]),
    nonstopOnly: [5, 7],
    charged: 'each_way',
    source: reported('USA Today, Dec 2022'),
  },
  {
    carrier: 'UA',
    ...sold([5, 14], [15, 17]),
    nonstopOnly: [5, 17],
    charged: 'each_way',
    source: reported('USA Today, Dec 2022'),
  },
  {
    carrier: 'TK',
    ...sold([7, 11], [12, 17]),
    source: reported('Turkish Airlines, unaccompanied child; weakly sourced'),
  },
  { carrier: 'BA', ...none(14), companionFrom: 16, source: reported(`englishuk.com, 2019${companion}`) },
  { carrier: 'U2', ...none(16), companionFrom: 16, source: reported(`englishuk.com, since Apr 2019${companion}`) },
  { carrier: 'EC', ...none(16), companionFrom: 16, source: reported(`englishuk.com, since Apr 2019${companion}`) },
  { carrier: 'DS', ...none(16), companionFrom: 16, source: reported(`englishuk.com, since Apr 2019${companion}`) },
  { carrier: 'FR', ...none(16), companionFrom: 16, source: reported(`Ryanair, travelling with children${companion}`) },
  { carrier: 'RK', ...none(16), companionFrom: 16, source: background('Ryanair UK, as its sister company') },
  { carrier: 'W6', ...none(14), companionFrom: 16, source: reported({ title: 'novyny.live' }) },
  { carrier: 'W4', ...none(14), companionFrom: 16, source: background('Wizz Air Malta, as its sister company') },
  { carrier: 'W9', ...none(14), companionFrom: 16, source: background('Wizz Air UK, as its sister company') },
  { carrier: 'EI', ...none(12), companionFrom: 16, source: reported(`benidormseriously.com${companion}`) },
  { carrier: 'LS', ...none(14), companionFrom: 16, source: reported('Jet2, young passengers') },
  {
    carrier: 'AV',
    ...none(15),
    companionFrom: 18,
    source: official('Avianca, since 15 May 2024 (semana.com)', { effectiveFrom: '2024-05-15' }),
  },
];

/** Nobody younger than this flies alone on any airline (common to all rules seen). */
export const NEVER_ALONE_BELOW = 5;

/** A companion of this age always counts, where the carrier's own age is not known. */
export const TYPICAL_COMPANION_AGE = 18;

/** What the public pages say where a carrier's own rule is unknown (specification §9: 0–4 and 5–14). */
export const typicalMinorBands: MinorBands = { mandatory: [5, 14], optional: [15, 17], aloneFrom: 15 };
