import { clearanceNeeded } from '../documents/clearance.ts';
import type { Flight, Trip } from '../trip/index.ts';
import { deviceVerdict } from './battery.ts';
import { minorOnLeg } from './minor.ts';
import { itemVerdict, medicalVerdict, sizeVerdict } from './other.ts';
import { petOnLeg } from './pet.ts';
import type { Verdict } from './verdict.ts';

export * from './battery.ts';
export * from './minor.ts';
export * from './pet.ts';
export { type Verdict, worst } from './verdict.ts';

export type FitTopic = 'minor' | 'pet' | 'size' | 'item' | 'medical' | 'device';

export interface LegFit {
  readonly leg: number;
  readonly traveller: string;
  readonly topic: FitTopic;
  readonly verdict: Verdict;
}

/** How each leg fits each need of each traveller, so that an alternative can be compared with another. */
export function assessFit(trip: Trip, flights: readonly Flight[]): LegFit[] {
  return trip.travellers.flatMap((traveller) =>
    flights.flatMap((flight) => {
      const { needs } = traveller;
      const found: [FitTopic, Verdict | undefined][] = [
        ['minor', minorOnLeg(traveller, flight, flights)?.verdict],
        ['pet', needs.pet && petOnLeg(needs.pet, flight).verdict],
        ['size', needs.size?.extra_seat ? sizeVerdict(flight) : undefined],
        ['item', needs.item && itemVerdict(needs.item, flight)],
        ['medical', needs.medical && medicalVerdict(needs.medical, flight, clearanceNeeded(needs.medical))],
        ['device', needs.mobility?.device ? deviceVerdict(needs.mobility.device) : undefined],
      ];
      return found.flatMap(([topic, verdict]) =>
        verdict ? [{ leg: flight.index, traveller: traveller.id, topic, verdict }] : [],
      );
    }),
  );
}
