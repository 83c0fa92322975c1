import type { Booking, OfferLeg } from '@kindwing/backend/client';
import { effectiveBookingStatus, HOUR_MS, toIso, toMs } from '@kindwing/backend/domain';

/** Whether a trip is still to come or under way. */
export function isAhead(booking: Booking, now: number): boolean {
  const status = effectiveBookingStatus(booking, now);
  return status !== 'flown' && status !== 'cancelled';
}

const departure = ({ legs: [first] }: Booking): number => (first ? toMs(first.departs_at) : 0);

/** Sorts trips: the one whose first flight leaves first is the first. */
export const byDeparture = (a: Booking, b: Booking): number => departure(a) - departure(b);

/** Where the way out ends: the far end of a return trip, the last airport of any other. */
export function turningPoint(legs: readonly OfferLeg[]): string {
  const out = legs.filter(({ direction }) => direction !== 'return');
  return (out.at(-1) ?? legs.at(-1))?.destination ?? '';
}

/**
 * What to do before a departure, and by when.
 * `reconfirm`: the desk asks the airline again whether each assistance stands.
 * `notice`: assistance asked for by now must be passed on and given, Regulation (EC) 1107/2006, Art. 6 and 7.
 * `show_up`: at the assistance point, where the airline wrote no other time, Art. 7(4)(b).
 */
export const stepsBefore = [
  { step: 'reconfirm', hours: 72 },
  { step: 'notice', hours: 48 },
  { step: 'show_up', hours: 2 },
] as const;

export interface TripStep {
  step: (typeof stepsBefore)[number]['step'];
  /** instant: the hours are taken off it, so a clock change moves the time on the wall, not the length of the notice */
  at: string;
  past: boolean;
}

export const tripSteps = (departsAt: string, now: number): TripStep[] =>
  stepsBefore.map(({ step, hours }) => {
    const at = toMs(departsAt) - hours * HOUR_MS;
    return { step, at: toIso(at), past: at <= now };
  });
