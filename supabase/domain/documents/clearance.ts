import { directions } from '../legs/index.ts';
import type { Needs } from '../needs/schema.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../time/instant.ts';
import { type Flight, flightsOf } from '../trip/index.ts';

type Medical = NonNullable<Needs['medical']>;

/** Whether an airline asks its medical form (LOT's and Emirates' lists). A CPAP alone needs none, nor does a cast. */
export function clearanceNeeded(medical: Medical): boolean {
  return (
    medical.stretcher ||
    medical.oxygen !== 'none' ||
    medical.ventilator ||
    medical.escort === 'nurse' ||
    medical.escort === 'doctor' ||
    medical.pregnancy_complicated ||
    (medical.pregnancy_weeks ?? 0) > 32 ||
    (medical.newborn_days !== null && medical.newborn_days < 7) ||
    medical.reasons.length > 0 ||
    medical.unfit.length > 0 ||
    medical.infarction_days !== null
  );
}

/** One medical form: the legs that it can serve and when the doctor may sign it. */
export interface ClearanceForm {
  readonly legs: readonly Flight[];
  /** Signed no earlier: it must still be valid at the last of its legs. */
  readonly not_before: string;
  /** With the airline by then. */
  readonly due_at: string;
  readonly hours: number;
  readonly validDays: number;
}

/** The forms of a trip: a leg that leaves more than the form's validity after its first leg needs another one. */
export function clearanceForms(flights: readonly Flight[], stretcher: boolean): ClearanceForm[] {
  const groups: Flight[][] = [];
  for (const flight of flights) {
    const group = groups[groups.length - 1];
    const first = group?.[0];
    const days = flight.rules.clearance.validDays;
    if (group && first && flight.departure - first.departure <= days * DAY_MS) group.push(flight);
    else groups.push([flight]);
  }
  return groups.flatMap((legs) => {
    const [first] = legs;
    const last = legs[legs.length - 1];
    if (!first || !last) return [];
    const rules = legs.map((leg) => leg.rules.clearance);
    const validDays = Math.min(...rules.map((rule) => rule.validDays));
    const hours = Math.max(...rules.map((rule) => (stretcher ? rule.stretcherHours : rule.hoursBefore)));
    return [
      {
        legs,
        validDays,
        hours,
        not_before: toIso(last.departure - validDays * DAY_MS),
        due_at: toIso(first.departure - hours * HOUR_MS),
      },
    ];
  });
}

/** A concentrator's batteries last half as long again as the longest direction, waiting between flights included. */
export const BATTERY_FACTOR = 1.5;

/** The longest direction, gate to gate and connections included, and the battery minutes asked for it. */
export function batteryMinutes(flights: readonly Flight[]): { readonly trip: number; readonly needed: number } {
  const trip = Math.max(
    0,
    ...directions.map((way) => {
      const legs = flightsOf(flights, way);
      const waits = legs
        .slice(1)
        .map((leg, index) => (leg.departure - (legs[index]?.arrival ?? leg.departure)) / MINUTE_MS);
      return legs.reduce((sum, leg) => sum + leg.block_minutes, 0) + waits.reduce((sum, wait) => sum + wait, 0);
    }),
  );
  return { trip: Math.round(trip), needed: Math.ceil(trip * BATTERY_FACTOR) };
}
