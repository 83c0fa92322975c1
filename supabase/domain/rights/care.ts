import type { Step } from './compensation.ts';
import type { Distance } from './distance-band.ts';
import type { FlightFacts } from './facts.ts';

/** What the carrier owes on the spot, whatever the cause and without a cap (C-12/11). */
export interface Care {
  /** Meals in relation to the waiting time, and two communications (calls, mails). */
  readonly meals_and_communications: boolean;
  /** Hotel and transport to it. */
  readonly hotel: boolean;
  /** The price back within 7 days, and a flight back to the start where the trip has lost its purpose. */
  readonly refund: boolean;
  /** As soon as possible, at any length of delay (Art. 11). */
  readonly at_once: boolean;
  readonly steps: readonly Step[];
}

/** Minutes of departure delay from which meals are due (Art. 6(1)). */
export function careFrom(distance: Pick<Distance, 'band'>): number {
  return { a: 120, b: 180, c: 240 }[distance.band];
}

/** Departure delay in minutes from which the passenger may have the price back (Art. 6(1)(iii)). */
export const REFUND_FROM = 300;

export function assessCare(facts: FlightFacts, distance: Pick<Distance, 'band'>): Care {
  const delay = facts.departure_delay ?? 0;
  const stranded = facts.event !== 'delay';
  const threshold = careFrom(distance);
  const at_once = facts.vulnerable === true && (delay > 0 || stranded || (facts.delay ?? 0) > 0);
  const meals = at_once || stranded || delay >= threshold;
  const hotel = facts.next_day_departure === true;
  const refund = stranded || delay >= REFUND_FROM;
  const steps: Step[] = [];
  if (at_once) steps.push({ key: 'rights.care.at_once', cite: 'Art. 11(2)' });
  if (meals && !at_once)
    steps.push({ key: 'rights.care.meals', cite: 'Art. 6(1), 9(1), 9(2)', params: { delay, threshold } });
  if (!meals) steps.push({ key: 'rights.care.none', cite: 'Art. 6(1)', params: { delay, threshold } });
  if (hotel) steps.push({ key: 'rights.care.hotel', cite: 'Art. 9(1)(b), (c)' });
  if (refund) steps.push({ key: 'rights.care.refund', cite: 'Art. 6(1)(iii), 8(1)' });
  return { meals_and_communications: meals, hotel, refund, at_once, steps };
}
