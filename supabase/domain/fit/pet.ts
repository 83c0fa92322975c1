import { type PetRule, TYPICAL_CABIN_KG } from '../airlines/pets.ts';
import type { Needs } from '../needs/schema.ts';
import { isDomestic, isUk, isUs } from '../places/territories.ts';
import { background, official, reported } from '../rules/source.ts';
import { daysBetween, monthsOn } from '../time/calendar.ts';
import type { Flight } from '../trip/index.ts';
import { needs, refused, type Verdict } from './verdict.ts';

type Pet = NonNullable<Needs['pet']>;

export interface PetOnLeg {
  readonly leg: number;
  /** Null: the animal can't travel with the passenger on this leg. */
  readonly code: 'PETC' | 'AVIH' | 'SVAN' | 'ESAN' | null;
  readonly verdict: Verdict;
}

const ukWall = reported('Into the UK: petsincabin.com, pettravel.com');
const dot = official({ title: '14 CFR 382.72–.80' });
const euDog = background('Reg. 1107/2006 Annex II; carrier’s assistance-dog rules');
const cdc = official('cdc.gov, dog import');

/** Every dog that enters the United States is at least this many months old. */
export const US_DOG_MONTHS = 6;

const typical = reported('Typical cabin limit of 8 kg with the carrier');

/** Arriving in the United Kingdom from abroad, where only assistance dogs come in with their passenger. */
export const crossesIntoUk = (flight: Pick<Flight, 'from' | 'to'>): boolean =>
  isUk(flight.to.country) && !isUk(flight.from.country);

/** A trained assistance animal; only dogs are, in law and in the specification. */
export const isAssistanceDog = (pet: Pet): boolean => pet.role === 'service_animal' && pet.species === 'dog';

const fitsCm = (own: Pet['carrier_cm'], limit: readonly [number, number, number] | undefined): boolean => {
  if (own === null || limit === undefined) return true;
  const [a, b] = [own, limit].map((size) => [...size].sort((x, y) => y - x));
  return (a ?? []).every((side, index) => side <= (b?.[index] ?? 0));
};

/** Whether the animal's bag keeps to the carrier's measures, hard sides or soft. */
const fitsBag = (pet: Pet, rule: PetRule | null): boolean =>
  fitsCm(pet.carrier_cm, rule?.cabin?.cm) ||
  (rule?.cabin?.softCm !== undefined && fitsCm(pet.carrier_cm, rule.cabin.softCm));

function petCode(pet: Pet, flight: Flight): PetOnLeg {
  const leg = flight.index;
  const carrier = flight.operator.name;
  const rule = flight.rules.pet;
  const source = rule?.source ?? typical;
  const no = (key: string, params = {}): PetOnLeg => ({
    leg,
    code: null,
    verdict: refused(source, key, { carrier, ...params }),
  });
  if (rule?.domesticOnly && !isDomestic(flight)) return no('fit.pet.domestic_only');
  if (rule?.notInto?.includes(flight.destination)) return no('fit.pet.not_into', { airport: flight.destination });
  if (rule && rule.cabin === null && rule.hold === false) return no('fit.pet.none');
  const weeks = pet.birth_date === null ? null : Math.floor(daysBetween(pet.birth_date, flight.departureDate) / 7);
  const months = pet.birth_date === null ? null : monthsOn(pet.birth_date, flight.departureDate);
  if (rule?.minimumMonthsAbroad && months !== null && months < rule.minimumMonthsAbroad && !isDomestic(flight)) {
    return no('fit.pet.too_young_abroad', { months, needed: rule.minimumMonthsAbroad });
  }
  if (rule?.minimumWeeks && weeks !== null && weeks < rule.minimumWeeks) {
    return no('fit.pet.too_young', { weeks, needed: rule.minimumWeeks });
  }
  const limit = rule ? (rule.cabin?.weightKg ?? null) : TYPICAL_CABIN_KG;
  const total = Math.round(((pet.weight_kg ?? 0) + (pet.carrier_kg ?? 0)) * 10) / 10;
  const heavy = limit !== null && total > limit;
  const params = { carrier, total, limit: limit ?? 0 };
  const cabin = pet.place !== 'hold' && !heavy && fitsBag(pet, rule) && (rule === null || rule.cabin !== null);
  // A weight that nobody told is no weight of 0 kg.
  const weighed = pet.weight_kg !== null && pet.carrier_kg !== null;
  const inCabin = weighed ? 'fit.pet.cabin' : 'fit.pet.cabin_unweighed';
  if (cabin) return { leg, code: 'PETC', verdict: needs(source, inCabin, params, [{ key: 'fit.pet.quota' }]) };
  if (rule?.hold === false) return no('fit.pet.no_hold', params);
  const snub = pet.snub_nosed ? [{ key: 'fit.pet.snub_nosed' }] : [];
  const inHold = weighed ? 'fit.pet.hold' : 'fit.pet.hold_unweighed';
  return { leg, code: 'AVIH', verdict: needs(source, inHold, params, [{ key: 'fit.pet.quota' }, ...snub]) };
}

function placement(pet: Pet, flight: Flight): PetOnLeg {
  const leg = flight.index;
  if (isAssistanceDog(pet)) {
    const us = isUs(flight.from.country) || isUs(flight.to.country) || flight.operator.licence === 'US';
    return { leg, code: 'SVAN', verdict: needs(us ? dot : euDog, us ? 'fit.pet.service_us' : 'fit.pet.service') };
  }
  if (crossesIntoUk(flight)) return { leg, code: null, verdict: refused(ukWall, 'fit.pet.into_uk') };
  const support = flight.rules.supportAnimal;
  if (pet.role === 'emotional_support' && support) {
    return {
      leg,
      code: 'ESAN',
      verdict: needs(support.source, 'fit.pet.support', { carrier: flight.operator.name }),
    };
  }
  const asPet = petCode(pet, flight);
  if (pet.role === 'pet' || asPet.verdict.kind !== 'needs') return asPet;
  const conditions = [{ key: 'fit.pet.support_is_pet' }, ...asPet.verdict.conditions];
  return { ...asPet, verdict: { ...asPet.verdict, conditions } };
}

/**
 * How an animal travels on a flight, by direction: the way into the United Kingdom is closed to pets, the way out is
 * not. A dog too young for the United States keeps its code, since another date would cure it.
 */
export function petOnLeg(pet: Pet, flight: Flight): PetOnLeg {
  const placed = placement(pet, flight);
  const entersUs = isUs(flight.to.country) && !isUs(flight.from.country);
  const months = pet.birth_date === null ? null : monthsOn(pet.birth_date, flight.arrivalDate);
  const young = pet.species === 'dog' && entersUs && months !== null && months < US_DOG_MONTHS;
  return young ? { ...placed, verdict: refused(cdc, 'fit.pet.us_six_months', { months }) } : placed;
}
