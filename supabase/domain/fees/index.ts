import { type Direction, directions, type Leg, legsOf } from '../legs/index.ts';
import { isRoundTheWorld } from './round-the-world.ts';
import { type FeeTier, feeCents, feeTiers, tierByMinutes } from './tiers.ts';

export { isRoundTheWorld } from './round-the-world.ts';
export * from './tiers.ts';

/** Why an itinerary is in its tier. The words are the specification's: interline, multi-transit, round-the-world. */
export const feeReasons = ['flight_time', 'interline', 'multi_transit', 'round_the_world'] as const;
export type FeeReason = (typeof feeReasons)[number];

/** What the fee needs to know of a leg. */
export type FeeLeg = Pick<
  Leg,
  | 'origin'
  | 'destination'
  | 'departs_at'
  | 'origin_tz'
  | 'destination_tz'
  | 'block_minutes'
  | 'operating_carrier'
  | 'direction'
>;

export interface FeeQuote {
  readonly tier: FeeTier;
  readonly amount_cents: number;
  readonly currency: 'EUR';
  /** The reason that decides; `reasons` has all that hold. */
  readonly reason: FeeReason;
  readonly reasons: readonly FeeReason[];
  /** The direction whose flying time decides; null when a complex rule does. */
  readonly direction: Direction | null;
  readonly flight_minutes: Readonly<Record<Direction, number>>;
  readonly connections: Readonly<Record<Direction, number>>;
  readonly operating_carriers: readonly string[];
}

/**
 * The one-time service fee of an itinerary, in euro cents. Complex when more than one carrier operates it, when one
 * direction has two or more connections, or when it goes round the world; else by the flying minutes of the dearer
 * direction. Source: specification §9. The database decides about money; this mirrors it.
 * @throws RangeError without legs.
 */
export function quoteFee(legs: readonly FeeLeg[]): FeeQuote {
  if (legs.length === 0) throw new RangeError('A fee needs at least one leg.');
  const ways = { outbound: legsOf(legs, 'outbound'), return: legsOf(legs, 'return') };
  const minutes = (way: Direction) => ways[way].reduce((sum, leg) => sum + leg.block_minutes, 0);
  const stops = (way: Direction) => Math.max(0, ways[way].length - 1);
  const flight_minutes = { outbound: minutes('outbound'), return: minutes('return') };
  const connections = { outbound: stops('outbound'), return: stops('return') };
  const operating_carriers = [...new Set([...ways.outbound, ...ways.return].map((leg) => leg.operating_carrier))];

  const complex: FeeReason[] = [];
  if (operating_carriers.length > 1) complex.push('interline');
  if (Math.max(connections.outbound, connections.return) >= 2) complex.push('multi_transit');
  if (isRoundTheWorld([...ways.outbound, ...ways.return])) complex.push('round_the_world');

  const shared = { currency: 'EUR', flight_minutes, connections, operating_carriers } as const;
  const [decides] = complex;
  if (decides) {
    return {
      tier: 'complex',
      amount_cents: feeCents.complex,
      reason: decides,
      reasons: complex,
      direction: null,
      ...shared,
    };
  }
  const flown = directions.filter((way) => ways[way].length > 0);
  const direction = flown.reduce((a, b) => (flight_minutes[b] > flight_minutes[a] ? b : a));
  const tier = tierByMinutes(flight_minutes[direction]);
  return { tier, amount_cents: feeCents[tier], reason: 'flight_time', reasons: ['flight_time'], direction, ...shared };
}

/** The dearer of two tiers. */
export function dearerTier(a: FeeTier, b: FeeTier): FeeTier {
  return feeTiers.indexOf(a) >= feeTiers.indexOf(b) ? a : b;
}
