import { isEuAir, isUs } from '../places/territories.ts';
import type { Flight, Traveller, Trip } from '../trip/index.ts';
import type { Draft } from './model.ts';

/** What the rules of one traveller see. */
export interface Context {
  readonly trip: Trip;
  readonly traveller: Traveller;
  readonly flights: readonly Flight[];
  readonly first: Flight;
  readonly last: Flight;
  readonly booking: number;
}

export type Rule = (context: Context) => Draft[];

/** Reg. 1107/2006: from an EU airport on any carrier, or to one on a Community carrier. */
export const underEuPrm = (flight: Flight): boolean =>
  isEuAir(flight.from.country) || (isEuAir(flight.to.country) && flight.operator.licence === 'EU');

/** 14 CFR 382: to, from or within the United States, or on a US carrier anywhere. */
export const underUs382 = (flight: Flight): boolean => touchesUs(flight) || flight.operator.licence === 'US';

export const touchesUs = (flight: Flight): boolean => isUs(flight.from.country) || isUs(flight.to.country);

/** A leg's anchor at its published departure, the traveller's id and the leg. */
export const atDeparture = (context: Context, flight: Flight) =>
  ({ traveller: context.traveller.id, leg: flight.index, anchor: 'departure', anchor_at: flight.departure }) as const;

export const atBooking = (context: Context) =>
  ({
    traveller: context.traveller.id,
    anchor: 'booking',
    anchor_at: context.booking,
    due_at: context.booking,
  }) as const;
