import { official, reported, type Source } from '../rules/source.ts';

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
  /** Youngest companion with whom a child does not count as alone. */
  readonly companionFrom: number;
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

export const minorRules: readonly MinorRule[] = [
  {
    carrier: 'IB',
    ...sold([5, 11], [12, 17]),
    us: sold([5, 14], [15, 17]),
    companionFrom: 18,
    notOnline: true,
    source: official('Iberia help, unaccompanied minors', { url: 'https://help.iberia.com' }),
  },
  {
    carrier: 'LH',
    ...sold([5, 11], [12, 17]),
    companionFrom: 12,
    groupDiffers: true,
    charged: 'per_route_and_child',
    notOnline: true,
    source: official('lufthansa.com, unaccompanied minors'),
  },
  { carrier: 'EN', ...sold([5, 11], [12, 17]), companionFrom: 12, source: reported('airdolomiti.eu (old page)') },
  {
    carrier: 'AF',
    ...sold([5, 14], [15, 17]),
    domestic: sold([4, 11], [12, 17]),
    transferAt: ['CDG', 'ORY', 'LYS'],
    companionFrom: 18,
    source: official('airfrance.hu, Kids Solo'),
  },
  { carrier: 'KL', ...sold([5, 14], [15, 17]), companionFrom: 18, source: reported('KLM, unaccompanied minors') },
  {
    carrier: 'AA',
    ...sold([5, 14], [15, 17]),
    nonstopOnly: [5, 7],
    companionFrom: 16,
    charged: 'each_way',
    notOnline: true,
    source: reported('USA Today, Dec 2022'),
  },
  {
    carrier: 'DL',
    ...sold([5, 14], [15, 17]),
    nonstopOnly: [5, 7],
    companionFrom: 18,
    charged: 'each_way',
    notOnline: true,
    source: reported('USA Today, Dec 2022'),
  },
  {
    carrier: 'UA',
    ...sold([5, 14], [15, 17]),
    nonstopOnly: [5, 17],
    companionFrom: 18,
    charged: 'each_way',
    notOnline: true,
    source: reported('USA Today, Dec 2022'),
  },
  {
    carrier: 'TK',
    ...sold([7, 11], [12, 17]),
    companionFrom: 18,
    source: reported('Turkish Airlines, unaccompanied child'),
  },
  { carrier: 'BA', ...none(14), companionFrom: 16, source: reported('englishuk.com, 2019') },
  { carrier: 'U2', ...none(16), companionFrom: 16, source: reported('englishuk.com') },
  { carrier: 'EC', ...none(16), companionFrom: 16, source: reported('englishuk.com') },
  { carrier: 'DS', ...none(16), companionFrom: 16, source: reported('englishuk.com') },
  { carrier: 'FR', ...none(16), companionFrom: 16, source: reported('Ryanair, travelling with children') },
  { carrier: 'RK', ...none(16), companionFrom: 16, source: reported('Ryanair, travelling with children') },
  { carrier: 'W6', ...none(14), companionFrom: 16, source: reported('novyny.live') },
  { carrier: 'W4', ...none(14), companionFrom: 16, source: reported('novyny.live') },
  { carrier: 'W9', ...none(14), companionFrom: 16, source: reported('novyny.live') },
  { carrier: 'EI', ...none(12), companionFrom: 16, source: reported('benidormseriously.com') },
  { carrier: 'LS', ...none(14), companionFrom: 16, source: reported('Jet2, young passengers') },
  {
    carrier: 'AV',
    ...none(15),
    companionFrom: 18,
    source: official('Avianca, since 15 May 2024 (semana.com)', { effectiveFrom: '2024-05-15' }),
  },
];

const byCarrier = new Map(minorRules.map((rule) => [rule.carrier, rule]));

export const minorRuleOf = (carrier: string): MinorRule | null => byCarrier.get(carrier) ?? null;

/** Nobody younger than this flies alone on any airline (common to all rules seen). */
export const NEVER_ALONE_BELOW = 5;

/** What the public pages say where a carrier's own rule is unknown (specification §9: 0–4 and 5–14). */
export const typicalMinorBands: MinorBands = { mandatory: [5, 14], optional: [15, 17], aloneFrom: 15 };
