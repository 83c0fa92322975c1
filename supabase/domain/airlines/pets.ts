import { background, official, reported, type Source } from '../rules/source.ts';

export interface PetRule {
  readonly carrier: string;
  /** Null: the carrier takes no pets in the cabin; `weightKg` null: no limit. Weight includes the carrier (the bag). */
  readonly cabin: {
    readonly weightKg: number | null;
    readonly cm?: readonly [number, number, number];
    /** The same for a bag with soft sides, where it differs. */
    readonly softCm?: readonly [number, number, number];
    readonly perFlight?: number;
  } | null;
  /** False: no animals in the hold. Undefined: not known. */
  readonly hold?: boolean;
  readonly minimumWeeks?: number;
  /** Completed months on flights to another country, where they are more. */
  readonly minimumMonthsAbroad?: number;
  readonly domesticOnly?: boolean;
  readonly notInto?: readonly string[];
  readonly source: Source;
}

export const petRules: readonly PetRule[] = [
  {
    carrier: 'IB',
    cabin: { weightKg: 8, cm: [45, 35, 25] },
    source: reported({ title: 'fridadeviaje.com, lasexta.com (2022)' }),
  },
  { carrier: 'AY', cabin: { weightKg: 8, cm: [35, 30, 20] }, source: reported('finnair.com (old page)') },
  {
    carrier: 'V7',
    cabin: { weightKg: 10, cm: [50, 40, 20], perFlight: 5 },
    minimumWeeks: 8,
    source: official({ title: 'volotea.com' }),
  },
  { carrier: 'KL', cabin: { weightKg: 8 }, source: reported({ title: 'mytravelr, 2026' }) },
  { carrier: 'LH', cabin: { weightKg: 8 }, source: reported({ title: 'mytravelr, 2026' }) },
  { carrier: 'AF', cabin: { weightKg: 8 }, source: reported({ title: 'mytravelr, 2026' }) },
  {
    carrier: 'AI',
    cabin: { weightKg: 10, perFlight: 2 },
    minimumWeeks: 8,
    source: reported('indulgexpress.com, Jan 2026'),
  },
  {
    carrier: 'GW',
    cabin: { weightKg: 8, cm: [50, 40, 20], perFlight: 3 },
    notInto: ['DWC', 'TFS', 'FUE', 'FNC'],
    source: official({ title: 'getjet.aero' }),
  },
  {
    carrier: 'UA',
    cabin: { weightKg: null, cm: [44, 30, 23], softCm: [46, 28, 28] },
    hold: false,
    minimumWeeks: 8,
    minimumMonthsAbroad: 4,
    source: reported('United, in-cabin pets'),
  },
  {
    carrier: 'WN',
    cabin: { weightKg: null, cm: [47, 34, 21], perFlight: 6 },
    hold: false,
    domesticOnly: true,
    source: reported('Southwest, pets; no animals in the hold: background knowledge'),
  },
  { carrier: 'FR', cabin: null, hold: false, source: reported({ title: 'lasexta.com' }) },
  { carrier: 'RK', cabin: null, hold: false, source: background('Ryanair UK, as its sister company') },
  { carrier: 'U2', cabin: null, hold: false, source: reported({ title: 'lasexta.com' }) },
  { carrier: 'EC', cabin: null, hold: false, source: reported({ title: 'lasexta.com' }) },
  { carrier: 'DS', cabin: null, hold: false, source: reported({ title: 'lasexta.com' }) },
];

/** The limit that most carriers have, used where a carrier's own is unknown. */
export const TYPICAL_CABIN_KG = 8;

/** Carriers that still take an emotional-support animal as such, with a letter of at most a year and 48 h notice. */
export const supportAnimalCarriers: readonly string[] = ['AM', 'VB'];
export const supportAnimalSource = reported({ title: 'adnsureste.info, soporte.vivaaerobus.com' });

export interface SupportAnimalRule {
  readonly carrier: string;
  readonly source: Source;
}
export const supportAnimalRules: readonly SupportAnimalRule[] = supportAnimalCarriers.map((carrier) => ({
  carrier,
  source: supportAnimalSource,
}));
