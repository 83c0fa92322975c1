import { z } from 'zod';
import { MINUTE_MS } from '../time/instant.ts';
import { isZone } from '../time/zone.ts';

export const cabins = ['economy', 'premium_economy', 'business', 'first'] as const;
export type Cabin = (typeof cabins)[number];

export const directions = ['outbound', 'return'] as const;
export type Direction = (typeof directions)[number];

const airport = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'error.leg.airport_code');
const carrier = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?=.*[A-Z])[A-Z0-9]{2}$/, 'error.leg.carrier_code');
const zone = z.string().refine(isZone, 'error.leg.time_zone');
const instant = z.iso.datetime({ offset: true, error: 'error.leg.instant' });

/**
 * One flight of a trip, as it is stored and sent: names are the database's columns. Times are instants, and each end
 * keeps its airport's zone. `block_minutes` is the scheduled time from gate to gate,
 * which is arrival less departure: the fee hangs on it.
 */
export const legSchema = z
  .object({
    origin: airport,
    destination: airport,
    departs_at: instant,
    arrives_at: instant,
    origin_tz: zone,
    destination_tz: zone,
    block_minutes: z.number().int().min(1, 'error.leg.block_minutes').max(1500, 'error.leg.block_minutes'),
    operating_carrier: carrier,
    marketing_carrier: carrier.nullish(),
    flight_number: z.string().trim().max(8).nullish(),
    cabin: z.enum(cabins).default('economy'),
    direction: z.enum(directions).default('outbound'),
  })
  .refine((leg) => leg.origin !== leg.destination, { path: ['destination'], error: 'error.leg.same_airport' })
  .refine((leg) => Date.parse(leg.arrives_at) > Date.parse(leg.departs_at), {
    path: ['arrives_at'],
    error: 'error.leg.arrives_before_departure',
  })
  .refine((leg) => Date.parse(leg.arrives_at) - Date.parse(leg.departs_at) === leg.block_minutes * MINUTE_MS, {
    path: ['block_minutes'],
    error: 'error.leg.block_minutes_differ',
  });

export type Leg = z.output<typeof legSchema>;
export type LegsInput = z.input<typeof legSchema>[];

/** A trip's legs: at least one, at most sixteen, each leaving after the one before it has arrived. */
export const legsSchema = z
  .array(legSchema)
  .min(1, 'error.leg.none')
  .max(16, 'error.leg.too_many')
  .check((context) => {
    const legs = context.value;
    for (const [index, leg] of legs.entries()) {
      const before = legs[index - 1];
      if (before && Date.parse(leg.departs_at) < Date.parse(before.arrives_at)) {
        context.issues.push({
          code: 'custom',
          input: leg.departs_at,
          path: [index, 'departs_at'],
          message: 'error.leg.overlap',
        });
      }
    }
  });

/** The legs of one direction, in order of departure. Local times may run backwards over the date line; instants don't. */
export function legsOf<L extends { direction: Direction; departs_at: string }>(
  legs: readonly L[],
  way: Direction,
): L[] {
  return legs
    .filter((leg) => leg.direction === way)
    .sort((a, b) => Date.parse(a.departs_at) - Date.parse(b.departs_at));
}
