import { official, reported, type Source } from '../rules/source.ts';

/** When a carrier wants its medical form, and how old the doctor's signature may be. What its page does not say is left out. */
export interface ClearanceRule {
  readonly carrier: string;
  /** Hours before departure by which the form must be there. */
  readonly hoursBefore?: number;
  /** Days before each section of the trip within which the doctor must sign. */
  readonly validDays?: number;
  /** Hours before departure for a stretcher, where the carrier says so. */
  readonly stretcherHours?: number;
  /** The carrier's page itself lists the conditions that usually keep a traveller from flying. */
  readonly unfitListed?: boolean;
  readonly source: Source;
}

export const clearanceRules: readonly ClearanceRule[] = [
  {
    carrier: 'LO',
    hoursBefore: 72,
    validDays: 14,
    source: official({ title: 'lot.com' }, { url: 'https://www.lot.com' }),
  },
  { carrier: 'EK', hoursBefore: 48, unfitListed: true, source: official('emirates.com, medical information form') },
  { carrier: 'CX', stretcherHours: 48, source: official('cathaypacific.com, stretcher') },
];

/** A carrier's conditions with the gaps filled: what a page does not say is taken from the typical ones. */
export interface Clearance {
  readonly hoursBefore: number;
  readonly validDays: number;
  readonly stretcherHours: number;
  readonly unfitListed: boolean;
  readonly source: Source;
}

/** Where a carrier's own hours are unknown: the longest seen, so that nobody is late. */
export const typicalClearance: Clearance = {
  hoursBefore: 72,
  validDays: 14,
  stretcherHours: 72,
  unfitListed: false,
  source: reported('Longest notice seen (lot.com 72 h; Emirates and Cathay 48 h)'),
};

/** The conditions that hold under a rule; the typical ones without one. */
export function clearanceUnder(rule: ClearanceRule | null): Clearance {
  if (!rule) return typicalClearance;
  const hoursBefore = rule.hoursBefore ?? typicalClearance.hoursBefore;
  return {
    hoursBefore,
    validDays: rule.validDays ?? typicalClearance.validDays,
    stretcherHours: rule.stretcherHours ?? hoursBefore,
    unfitListed: rule.unfitListed ?? false,
    source: rule.source,
  };
}
