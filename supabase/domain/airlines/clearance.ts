import { official, reported, type Source } from '../rules/source.ts';

/** When a carrier wants its medical form, and how old the doctor's signature may be at each section of the trip. */
export interface ClearanceRule {
  readonly carrier: string;
  readonly hoursBefore: number;
  readonly validDays: number;
  /** Hours before departure for a stretcher, where the carrier says so. */
  readonly stretcherHours?: number;
  readonly source: Source;
}

export const clearanceRules: readonly ClearanceRule[] = [
  { carrier: 'LO', hoursBefore: 72, validDays: 14, source: official('lot.com', { url: 'https://www.lot.com' }) },
  { carrier: 'EK', hoursBefore: 48, validDays: 14, source: official('emirates.com, medical information form') },
  {
    carrier: 'CX',
    hoursBefore: 48,
    validDays: 14,
    stretcherHours: 48,
    source: official('cathaypacific.com, stretcher'),
  },
];

/** Where a carrier's own hours are unknown: the longest seen, so that nobody is late. */
export const typicalClearance: Omit<ClearanceRule, 'carrier'> = {
  hoursBefore: 72,
  validDays: 14,
  source: reported('Longest notice seen (lot.com 72 h; Emirates and Cathay 48 h)'),
};

const byCarrier = new Map(clearanceRules.map((rule) => [rule.carrier, rule]));
export const clearanceOf = (carrier: string): Omit<ClearanceRule, 'carrier'> =>
  byCarrier.get(carrier) ?? typicalClearance;
