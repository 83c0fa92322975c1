import { TYPICAL_COMPANION_AGE } from '../airlines/minors.ts';
import { underEuPets, VACCINE_DAY, VALID_DAYS } from '../deadlines/animals.ts';
import { isAlone } from '../fit/minor.ts';
import type { Note } from '../rules/note.ts';
import { daysBetween } from '../time/calendar.ts';
import { ageOnLeg, type Traveller } from '../trip/index.ts';
import type { Found, Requested } from './flags.ts';

/** A carrier that the client asked for and that refuses this child, though no leg is with it. */
export function declinedMinorCarrier(
  requested: Requested | null,
  traveller: Traveller,
  flights: Found['flights'],
): Note | null {
  const rule = requested?.rules.minor ?? null;
  const [first] = flights;
  const age = first && ageOnLeg(traveller, first);
  if (
    !requested ||
    !rule ||
    rule.mandatory !== null ||
    age == null ||
    age >= rule.aloneFrom ||
    !isAlone(traveller, rule)
  )
    return null;
  const since = rule.source.effectiveFrom ?? '';
  return {
    key: since === '' ? 'fit.minor.no_service' : 'fit.minor.no_service_since',
    params: {
      alone: rule.aloneFrom,
      carrier: requested.operator.name,
      under: rule.aloneFrom - 1,
      companion: rule.companionFrom ?? TYPICAL_COMPANION_AGE,
      age,
      since,
    },
  };
}

/** What stops the trip as asked: a carrier, a date or an animal that can't go. */
export interface Block {
  readonly carrier: string | null;
  readonly reason: Note;
}

export function findBlocks({ trip, flights, fit, requested }: Found): Block[] {
  const [first] = flights;
  const refusals = fit.flatMap(({ leg, verdict }): Block[] =>
    verdict.kind === 'refused' ? [{ carrier: flights[leg]?.operating_carrier ?? null, reason: verdict.reason }] : [],
  );
  const others = trip.travellers.flatMap((traveller): Block[] => {
    const blocks: Block[] = [];
    const declined = declinedMinorCarrier(requested, traveller, flights);
    if (declined) blocks.push({ carrier: trip.requested_carrier, reason: declined });
    const { pet } = traveller.needs;
    const asked = (trip.requested_departure ?? first?.departs_at ?? '').slice(0, 10);
    if (pet?.birth_date && underEuPets({ flights }) && daysBetween(pet.birth_date, asked) < VACCINE_DAY + VALID_DAYS) {
      const weeks = Math.floor(daysBetween(pet.birth_date, asked) / 7);
      blocks.push({
        carrier: null,
        reason: { key: 'conclusion.pet_too_young', params: { weeks, needed: (VACCINE_DAY + VALID_DAYS) / 7 } },
      });
    }
    return blocks;
  });
  const seen = new Set<string>();
  return [...others, ...refusals].filter((block) => {
    const key = JSON.stringify(block);
    return seen.has(key) ? false : seen.add(key);
  });
}
