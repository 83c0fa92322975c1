import type { Airport } from '@kindwing/backend/domain/places';
import { MINUTE_MS, readLocalTime, toIso, toMs } from '@kindwing/backend/domain/time';
import type { TripInput } from '@kindwing/backend/domain/trip';
import { flyingMinutes } from './flying-minutes.ts';

/** Minutes on the ground at a connection, where no schedule is known. */
const CONNECTION = 90;

/** An instant of a local date and time; of a date alone, at `hour` o'clock. Of a time that the clocks skip or repeat, the first. */
export function instantOf(moment: string, zone: string, hour = '00'): number {
  const read = readLocalTime(moment.includes('T') ? moment : `${moment}T${hour}:00`, zone);
  return toMs(read.kind === 'instant' ? read.at : read.choices[0].at);
}

export interface SketchedWay {
  readonly stops: readonly Airport[];
  /** Operating airline of each flight. */
  readonly carriers: readonly string[];
  /** Departure of the first flight. */
  readonly start: number;
  readonly direction: 'outbound' | 'return';
}

/** The flights of one direction, as far as they can be known without a schedule: estimated times, an hour and a half between. */
export function sketchLegs({ stops, carriers, start, direction }: SketchedWay): TripInput['legs'] {
  let departure = start;
  return stops.slice(1).flatMap((to, at) => {
    const from = stops[at];
    const operating_carrier = carriers[at];
    if (!from || operating_carrier === undefined) return [];
    const block_minutes = flyingMinutes(from, to);
    const departs_at = toIso(departure);
    const arrival = departure + block_minutes * MINUTE_MS;
    departure = arrival + CONNECTION * MINUTE_MS;
    return [
      {
        origin: from.code,
        destination: to.code,
        origin_tz: from.zone,
        destination_tz: to.zone,
        departs_at,
        arrives_at: toIso(arrival),
        block_minutes,
        operating_carrier,
        direction,
      },
    ];
  });
}
