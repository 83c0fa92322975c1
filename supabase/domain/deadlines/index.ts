import type { Flight, Trip } from '../trip/index.ts';
import * as animals from './animals.ts';
import type { Context, Rule } from './context.ts';
import * as medical from './medical.ts';
import * as mobility from './mobility.ts';
import { type Deadline, type Draft, deadline } from './model.ts';
import * as others from './others.ts';

export type { Anchor, Deadline, Force, Offset } from './model.ts';

const rules: readonly Rule[] = [
  others.minorService,
  others.exitPermit,
  mobility.prmNotice,
  mobility.prmForward,
  mobility.prmShowUp,
  mobility.aenaAdvice,
  mobility.device,
  mobility.usOther,
  medical.medif,
  medical.usOxygen,
  medical.usCertificate,
  animals.euRabies,
  animals.euEntry,
  animals.tapewormWindow,
  animals.serviceDogForms,
  animals.cdcDog,
  animals.supportAnimal,
  animals.petPlace,
  animals.ukCargo,
  others.extraSeat,
  others.item,
  others.baggage,
];

/** The same rule for the same leg and traveller stands once, however many needs lead to it. */
function distinct(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    const key = `${draft.rule} ${draft.traveller} ${draft.leg ?? ''}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/**
 * Every deadline that applies to a trip, earliest first, as it stands at `now`. Each is an instant: whoever looks at it
 * from another zone sees another wall clock, never another deadline.
 */
export function assessDeadlines(trip: Trip, flights: readonly Flight[], now: number): Deadline[] {
  const first = flights[0];
  const last = flights[flights.length - 1];
  if (!first || !last) return [];
  const booking = Date.parse(trip.booked_at ?? trip.requested_at);
  const drafts = trip.travellers.flatMap((traveller) => {
    const context: Context = { trip, traveller, flights, first, last, booking };
    return rules.flatMap((rule) => rule(context));
  });
  const at = (item: Deadline) => Date.parse(item.due_at ?? item.opens_at ?? item.anchor_at ?? trip.requested_at);
  return distinct(drafts)
    .map((draft) => deadline(draft, now))
    .sort((a, b) => at(a) - at(b));
}
