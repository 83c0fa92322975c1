import type { Leg } from '../legs/index.ts';
import { toMs } from '../time/instant.ts';
import { offsetMinutes } from '../time/zone.ts';

const DAY_MINUTES = 1440;
const HALF_DAY_MINUTES = 720;

/** The shorter way round the clock face from one offset to the other, east positive. Half a day keeps its sign. */
function shift(from: number, to: number): number {
  const minutes = to - from;
  if (minutes > HALF_DAY_MINUTES) return minutes - DAY_MINUTES;
  return minutes < -HALF_DAY_MINUTES ? minutes + DAY_MINUTES : minutes;
}

/**
 * True when the trip comes back to where it began having crossed every meridian. Counted on the zones' clocks: going
 * once round the earth turns them by a whole day, a return by the same way turns them by nothing. All offsets are
 * taken at the first departure, so that a clock change under way counts for nothing. Surface gaps count as travelled.
 */
export function isRoundTheWorld(
  legs: readonly Pick<Leg, 'origin' | 'destination' | 'origin_tz' | 'destination_tz' | 'departs_at'>[],
): boolean {
  const first = legs[0];
  if (!first) return false;
  const at = toMs(first.departs_at);
  let here = offsetMinutes(first.origin_tz, at);
  let turned = 0;
  for (const leg of legs) {
    for (const zone of [leg.origin_tz, leg.destination_tz]) {
      const there = offsetMinutes(zone, at);
      turned += shift(here, there);
      here = there;
    }
    if (leg.destination === first.origin && Math.abs(turned) >= DAY_MINUTES) return true;
  }
  return false;
}
