import { crossesIntoUk, isAssistanceDog, petOnLeg, US_DOG_MONTHS } from '../fit/pet.ts';
import { asksTapeworm, isEuPet, isUs } from '../places/territories.ts';
import { background, official, reported } from '../rules/source.ts';
import { addDays, addMonths } from '../time/calendar.ts';
import { DAY_MS, HOUR_MS } from '../time/instant.ts';
import { startOfDay } from '../time/local.ts';
import type { Flight } from '../trip/index.ts';
import { atDeparture, type Context, type Rule, underUs382 } from './context.ts';
import { type Draft, days, hours, startOfOffset } from './model.ts';

const rabies = reported('EU rules: Reg.576/2013, since 22 Apr 2026 Del. Reg. (EU) 2026/131');
const certificate = official('ukgovnews.com, 21 Apr 2026: EU animal health certificate');
const tapeworm = reported('Tapeworm treatment 24 to 120 h before arrival (thedailyscout.com)');
const dot = official({ title: '14 CFR 382.75' });
const cdc = official('cdc.gov, dog import');
const late = background('14 CFR 382.75, bookings made later than 48 h before');
const letter = reported({ title: 'adnsureste.info, soporte.vivaaerobus.com' });

/** Days from birth to the first rabies vaccination, and from there to the first journey: 15 weeks together. */
export const VACCINE_DAY = 84;
export const VALID_DAYS = 21;
/** Travellers' animals for which the Union asks rabies vaccination. */
const vaccinated = ['dog', 'cat', 'ferret'];

export const entersEu = (flight: Pick<Flight, 'to'>): boolean => isEuPet(flight.to.country);

/** Whether the Union's rules on pets bind somewhere on the trip: into it or within it. */
export const underEuPets = (context: Pick<Context, 'flights'>): boolean => context.flights.some(entersEu);

export const euRabies: Rule = (context) => {
  const { pet } = context.traveller.needs;
  if (!pet || !vaccinated.includes(pet.species) || !underEuPets(context)) return [];
  const zone = context.first.origin_tz;
  const base = { traveller: context.traveller.id, due_at: null, force: 'required', source: rabies } as const;
  const drafts: Draft[] = [];
  if (pet.birth_date !== null) {
    drafts.push({
      ...base,
      rule: 'EU_PET_VACCINE',
      anchor: 'birth',
      anchor_at: startOfDay(pet.birth_date, zone),
      offset: days(VACCINE_DAY),
      opens_at: startOfOffset(pet.birth_date, days(VACCINE_DAY), zone),
      opens_offset: days(VACCINE_DAY),
    });
  }
  const given = pet.rabies_vaccinated_on ?? (pet.birth_date === null ? null : addDays(pet.birth_date, VACCINE_DAY));
  if (given !== null) {
    drafts.push({
      ...base,
      rule: 'EU_PET_RABIES',
      anchor: 'vaccination',
      anchor_at: startOfDay(given, zone),
      offset: days(VALID_DAYS),
      opens_at: startOfOffset(given, days(VALID_DAYS), zone),
      opens_offset: days(VALID_DAYS),
      params: { date: addDays(given, VALID_DAYS) },
    });
  }
  return drafts;
};

/** Into the Union from outside: certificate at most 10 days old; without its owner the animal travels within 5 days of them. */
export const euEntry: Rule = (context) => {
  const { pet } = context.traveller.needs;
  if (!pet) return [];
  return context.flights
    .filter((flight) => entersEu(flight) && !isEuPet(flight.from.country))
    .flatMap((flight): Draft[] => {
      const arrives = {
        traveller: context.traveller.id,
        leg: flight.index,
        anchor: 'arrival',
        anchor_at: flight.arrival,
      } as const;
      const health: Draft[] =
        pet.eu_resident === true
          ? []
          : [
              {
                ...arrives,
                rule: 'EU_PET_AHC',
                due_at: flight.arrival,
                opens_at: startOfDay(addDays(flight.arrivalDate, -10), flight.destination_tz),
                opens_offset: days(-10),
                force: 'required',
                source: certificate,
              },
            ];
      const owner: Draft[] = pet.travels_with_owner
        ? []
        : [
            {
              ...arrives,
              rule: 'EU_PET_OWNER',
              offset: days(5),
              due_at: flight.arrival + 5 * DAY_MS,
              opens_at: flight.arrival - 5 * DAY_MS,
              opens_offset: days(-5),
              force: 'required',
              source: certificate,
            },
          ];
      return [...health, ...owner];
    });
};

/** Whether a dog on this flight must have been treated before it lands. */
export const needsTapeworm = (flight: Pick<Flight, 'from' | 'to'>): boolean =>
  asksTapeworm(flight.to.country) && flight.from.country !== flight.to.country;

/** Both sides count: no earlier than 120 h and no later than 24 h before arrival. */
export const tapewormWindow: Rule = (context) => {
  const { pet } = context.traveller.needs;
  if (pet?.species !== 'dog') return [];
  return context.flights.filter(needsTapeworm).map((flight) => ({
    traveller: context.traveller.id,
    leg: flight.index,
    rule: 'TAPEWORM',
    anchor: 'arrival',
    anchor_at: flight.arrival,
    offset: hours(-24),
    opens_at: flight.arrival - 120 * HOUR_MS,
    opens_offset: hours(-120),
    force: 'required',
    source: tapeworm,
  }));
};

/** DOT's forms 48 h before when the booking was made earlier than that; else they are handed in on the day. */
export const serviceDogForms: Rule = (context) => {
  const { pet } = context.traveller.needs;
  if (!pet || !isAssistanceDog(pet)) return [];
  return context.flights.filter(underUs382).flatMap((flight): Draft[] => {
    const at = atDeparture(context, flight);
    const early = flight.departure - context.booking >= 48 * HOUR_MS;
    const day: Draft = { ...at, rule: 'US_SVAN_FORM_LATE', due_at: flight.departure, force: 'fallback', source: late };
    return early ? [{ ...at, rule: 'US_SVAN_FORM', offset: hours(-48), force: 'required', source: dot }, day] : [day];
  });
};

/** Every dog that enters the United States: six months old, and the receipt of CDC's form, which is valid for six months. */
export const cdcDog: Rule = (context) => {
  const { pet } = context.traveller.needs;
  if (pet?.species !== 'dog') return [];
  return context.flights
    .filter((flight) => isUs(flight.to.country) && !isUs(flight.from.country))
    .flatMap((flight): Draft[] => {
      const zone = flight.destination_tz;
      const base = { traveller: context.traveller.id, leg: flight.index, force: 'required', source: cdc } as const;
      const form: Draft = {
        ...base,
        rule: 'US_CDC_FORM',
        anchor: 'arrival',
        anchor_at: flight.arrival,
        due_at: flight.arrival,
        opens_at: startOfDay(addMonths(flight.arrivalDate, -6), zone),
        opens_offset: { unit: 'month', amount: -6 },
      };
      if (pet.birth_date === null) return [form];
      const age: Draft = {
        ...base,
        rule: 'US_CDC_DOG',
        anchor: 'birth',
        anchor_at: startOfDay(pet.birth_date, zone),
        offset: { unit: 'month', amount: US_DOG_MONTHS },
        due_at: null,
        opens_at: startOfDay(addMonths(pet.birth_date, US_DOG_MONTHS), zone),
      };
      return [age, form];
    });
};

export const supportAnimal: Rule = (context) => {
  const { pet } = context.traveller.needs;
  if (!pet) return [];
  return context.flights
    .filter((flight) => petOnLeg(pet, flight).code === 'ESAN')
    .map((flight) => ({
      ...atDeparture(context, flight),
      rule: 'ESAN_NOTICE',
      offset: hours(-48),
      force: 'required',
      source: letter,
    }));
};

/** Cabin and hold have few places for animals: ask when booking. */
export const petPlace: Rule = (context) => {
  const { pet } = context.traveller.needs;
  const codes = pet ? context.flights.map((flight) => petOnLeg(pet, flight).code) : [];
  const asked = codes.some((code) => code === 'PETC' || code === 'AVIH');
  const place: Draft = {
    traveller: context.traveller.id,
    rule: 'PET_PLACE',
    anchor: 'booking',
    anchor_at: context.booking,
    due_at: null,
    force: 'quota',
    source: background('Airlines’ quotas for animals'),
  };
  return asked ? [place] : [];
};

/** Manifest cargo into the United Kingdom is booked by an animal shipper, weeks ahead. */
export const ukCargo: Rule = (context) => {
  const { pet } = context.traveller.needs;
  if (!pet || isAssistanceDog(pet)) return [];
  return context.flights.filter(crossesIntoUk).map((flight) => ({
    ...atDeparture(context, flight),
    rule: 'UK_PET_CARGO',
    offset: null,
    force: 'planning',
    source: reported({ title: 'petsincabin.com, pettravel.com' }),
  }));
};
