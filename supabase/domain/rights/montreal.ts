import { background, official, type Source } from '../rules/source.ts';
import { addDays, addYears, daysBetween } from '../time/calendar.ts';

/** Montreal Convention 1999. Days are calendar days, and the day of receipt is not counted. Dates are `YYYY-MM-DD`. */

export interface MontrealLimits {
  readonly from: string;
  readonly baggage_sdr: number;
  readonly passenger_delay_sdr: number;
  readonly injury_sdr: number;
  readonly cargo_sdr_per_kg: number;
  /** Only the limits since 28 December 2024 were checked; a claim under earlier ones goes to a person. */
  readonly source: Source;
}

const limits: readonly MontrealLimits[] = [
  {
    from: '2024-12-28',
    baggage_sdr: 1519,
    passenger_delay_sdr: 6303,
    injury_sdr: 151_880,
    cargo_sdr_per_kg: 26,
    source: official('ICAO notice, limits since 28 Dec 2024', { effectiveFrom: '2024-12-28' }),
  },
  {
    from: '2019-12-28',
    baggage_sdr: 1288,
    passenger_delay_sdr: 5346,
    injury_sdr: 128_821,
    cargo_sdr_per_kg: 22,
    source: background('Montreal limits of 2019'),
  },
  {
    from: '2009-12-30',
    baggage_sdr: 1131,
    passenger_delay_sdr: 4694,
    injury_sdr: 113_100,
    cargo_sdr_per_kg: 19,
    source: background('Montreal limits of 2009'),
  },
  {
    from: '2003-11-04',
    baggage_sdr: 1000,
    passenger_delay_sdr: 4150,
    injury_sdr: 100_000,
    cargo_sdr_per_kg: 17,
    source: background('Montreal limits of 1999'),
  },
];

/**
 * Limits in special drawing rights by the local date of the event; `source.verified` is false for those before 28 December 2024.
 * @throws RangeError for events before the convention was in force (4 November 2003).
 */
export function montrealLimits(eventDate: string): MontrealLimits {
  const found = limits.find(({ from }) => eventDate >= from);
  if (!found)
    throw new RangeError(`No Montreal limit is known for ${eventDate}: the convention is in force since 2003-11-04.`);
  return found;
}

/** What one special drawing right is worth; configuration with its date, never a constant. */
export interface SdrRate {
  readonly eur_cents_per_sdr: number;
  readonly as_of: string;
}

export const sdrToCents = (sdr: number, rate: SdrRate): number => Math.round(sdr * rate.eur_cents_per_sdr);

/** Last day of the written complaint about damage: 7 days from receipt (Art. 31(2)). */
export const damageComplaintUntil = (received: string): string => addDays(received, 7);
/** Last day of the written complaint about delay: 21 days from the bag being placed at disposal (Art. 31(2)). */
export const delayComplaintUntil = (delivered: string): string => addDays(delivered, 21);
/** The right to sue ends two years after arrival (Art. 35). */
export const actionUntil = (arrival: string): string => addYears(arrival, 2);
/** A bag still missing 21 days after it was due counts as lost (Art. 17(3)). */
export const countsAsLost = (due: string, today: string): boolean => daysBetween(due, today) >= 21;

/**
 * The limit that holds for baggage, animals and mobility aids in the hold, in SDR; null when a special declaration of
 * interest lifts it. Animals are baggage (CJEU C-218/24); the cap covers moral damage too (C-86/19).
 */
export function baggageLimit(eventDate: string, declaredInterest: boolean): number | null {
  return declaredInterest ? null : montrealLimits(eventDate).baggage_sdr;
}
