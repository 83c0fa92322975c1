import type { Flight, Trip } from '../trip/index.ts';
import type { DocumentRule, RequiredDocument } from './model.ts';
import * as needs from './needs.ts';
import * as travel from './travel.ts';

export * from './clearance.ts';
export type { DocumentCategory, RequiredDocument } from './model.ts';
export { RELIEF_MINUTES } from './needs.ts';

const rules: readonly DocumentRule[] = [
  travel.identity,
  travel.minor,
  needs.animal,
  needs.contacts,
  needs.device,
  needs.item,
  needs.seat,
  needs.medical,
  needs.baggageClaim,
  needs.disruptionClaim,
];

/** The papers of every traveller, with the legs that each is for and the window in which it must be issued. */
export function assessDocuments(trip: Trip, flights: readonly Flight[]): RequiredDocument[] {
  const [first] = flights;
  if (!first) return [];
  const papers = trip.travellers.flatMap((traveller) =>
    rules.flatMap((rule) => rule({ trip, traveller, flights, first })),
  );
  const seen = new Set<string>();
  return papers.filter(({ id, traveller, legs }) => {
    const key = `${id} ${traveller} ${legs.join(',')}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
