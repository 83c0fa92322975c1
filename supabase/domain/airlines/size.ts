import { background, reported, type Source } from '../rules/source.ts';

const seatruler = reported('seatruler.com, 11 Jun 2026');

/** What a second seat costs and whether its price comes back. */
export interface SizeRule {
  readonly carrier: string;
  /** Part of the fare asked for the second seat, in percent; null: the carrier has no policy. */
  readonly farePercent: number | null;
  readonly sameFareClass?: boolean;
  /** `open_seat`: if the flight left with an open seat; `not_full`: the same in other words; `every_flight`: if every flight of the direction did. */
  readonly refund: 'open_seat' | 'not_full' | 'every_flight' | 'none';
  /** Days after travel in which the refund must be asked for. */
  readonly refundClaimDays?: number;
  /** Inside the carrier's own country one person pays one fare, after a medical form this many hours before. */
  readonly oneFareDomestic?: { readonly formHours: number };
  readonly source: Source;
}

export const sizeRules: readonly SizeRule[] = [
  {
    carrier: 'WN',
    farePercent: 100,
    sameFareClass: true,
    refund: 'open_seat',
    refundClaimDays: 90,
    source: reported('Southwest policy from 27 Jan 2026', { effectiveFrom: '2026-01-27' }),
  },
  { carrier: 'AS', farePercent: 100, refund: 'every_flight', source: seatruler },
  {
    carrier: 'AA',
    farePercent: 100,
    refund: 'none',
    source: reported('seatruler.com, 11 Jun 2026: same fare if booked together'),
  },
  { carrier: 'DL', farePercent: 100, refund: 'none', source: background('Delta, second seat at full fare') },
  { carrier: 'B6', farePercent: null, refund: 'none', source: seatruler },
  { carrier: 'AF', farePercent: 75, refund: 'not_full', source: seatruler },
  { carrier: 'KL', farePercent: 75, refund: 'none', source: seatruler },
  { carrier: 'LH', farePercent: 100, refund: 'none', source: seatruler },
  { carrier: 'EI', farePercent: 100, refund: 'none', source: seatruler },
  { carrier: 'AC', farePercent: 100, refund: 'none', oneFareDomestic: { formHours: 48 }, source: seatruler },
];
