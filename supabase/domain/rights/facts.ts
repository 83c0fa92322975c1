import type { Licence } from '../airlines/carriers.ts';

export type FlightEvent = 'delay' | 'cancellation' | 'denied_boarding' | 'brought_forward';

/** Why the carrier says it happened; `causes.ts` knows what the courts made of each. */
export interface FlightFacts {
  /** First departure and final destination of one booking; `via` are the stops between. IATA codes. */
  readonly from: string;
  readonly to: string;
  readonly via?: readonly string[];
  /** Licence of the operating carrier, whatever the ticket's number says; null when not known. */
  readonly licence: Licence | null;
  /** Local date of the first departure, `YYYY-MM-DD`; chooses the rule set. Missing: the law of today. */
  readonly flight_date?: string;
  readonly event: FlightEvent;
  /** Minutes late at the final destination, when the first door opened (C-452/13). */
  readonly delay?: number | null;
  /** Minutes late at departure: decides care, not compensation. */
  readonly departure_delay?: number | null;
  /** Minutes between the moment the passenger was told and the scheduled departure. Telling an agent does not count. */
  readonly notice_minutes?: number | null;
  /** The re-routing offered: minutes it leaves before, and arrives after, the schedule. Null: none was offered. */
  readonly reroute?: { readonly early: number; readonly late: number } | null;
  /** Minutes by which the flight was moved forward. */
  readonly brought_forward?: number | null;
  /** True when the carrier has proved extraordinary circumstances that all reasonable measures could not avoid. */
  readonly extraordinary?: boolean;
  /** The part of the delay, in minutes, that extraordinary circumstances caused (C-315/15). */
  readonly extraordinary_minutes?: number | null;
  readonly cause?: string;
  /** Present for check-in in time (45 minutes where no time is said). */
  readonly presented?: boolean;
  /** Gave up the seat in exchange for benefits. */
  readonly volunteered?: boolean;
  /** Boarding refused for health, safety, security or missing documents. */
  readonly reasonable_grounds?: boolean;
  readonly confirmed_booking?: boolean;
  /** Travels free or at a fare that the public can't buy. */
  readonly free_fare?: boolean;
  /** Already compensated and assisted under the law of the third country of departure. */
  readonly compensated_elsewhere?: boolean;
  /** A person with reduced mobility, their companion, or a child travelling alone: care at any length of delay (Art. 11). */
  readonly vulnerable?: boolean;
  readonly next_day_departure?: boolean;
}
