import type { NeedsInput } from '../needs/schema.ts';
import type { Airports } from '../places/airports.ts';
import { DAY_MS, MINUTE_MS, toIso, toMs } from '../time/instant.ts';
import type { TripInput } from './index.ts';

export interface FlightSketch {
  /** `MAD-JFK` */
  readonly route: string;
  readonly carrier: string;
  readonly minutes: number;
  /** Days after the first departure; 0 unless given. */
  readonly day?: number;
  readonly hour?: number;
  readonly back?: boolean;
}

/** A trip for tests: flights by route, carrier and minutes; the first leaves at `departs`, 20 days after the request. */
export function sketchTrip(
  airports: Airports,
  flights: readonly FlightSketch[],
  needs: NeedsInput,
  more: Partial<TripInput> & { departs?: string; birth_date?: string } = {},
): TripInput {
  const { departs = '2027-05-03T10:00:00Z', birth_date = null, ...rest } = more;
  const start = toMs(departs);
  const zone = (code: string) => airports.find(code)?.zone ?? 'UTC';
  return {
    service: 'other',
    requested_at: toIso(start - 20 * DAY_MS),
    travellers: [{ id: 'traveller-1', birth_date, needs }],
    legs: flights.map(({ route, carrier, minutes, day = 0, hour = 0, back = false }) => {
      const [origin = '', destination = ''] = route.split('-');
      const departure = start + day * DAY_MS + hour * 60 * MINUTE_MS;
      return {
        origin,
        destination,
        origin_tz: zone(origin),
        destination_tz: zone(destination),
        departs_at: toIso(departure),
        arrives_at: toIso(departure + minutes * MINUTE_MS),
        block_minutes: minutes,
        operating_carrier: carrier,
        direction: back ? 'return' : 'outbound',
      };
    }),
    ...rest,
  };
}
