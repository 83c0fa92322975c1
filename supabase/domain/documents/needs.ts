import { itemRuleFor } from '../airlines/items.ts';
import { entersEu, underEuPets, VACCINE_DAY, VALID_DAYS } from '../deadlines/animals.ts';
import { touchesUs, underUs382 } from '../deadlines/context.ts';
import { minorOnLeg } from '../fit/minor.ts';
import { sizeVerdict } from '../fit/other.ts';
import { crossesIntoUk, isAssistanceDog, petOnLeg } from '../fit/pet.ts';
import { asksTapeworm, isEuPet, isUs } from '../places/territories.ts';
import { background, official, reported } from '../rules/source.ts';
import { addDays, addMonths } from '../time/calendar.ts';
import { HOUR_MS, toIso } from '../time/instant.ts';
import { flightsOf } from '../trip/index.ts';
import { batteryMinutes, clearanceForms, clearanceNeeded } from './clearance.ts';
import { type DocumentContext, type DocumentRule, paper, type RequiredDocument } from './model.ts';

const eu = reported('Reg.576/2013, since 22 Apr 2026 Del. Reg. (EU) 2026/131');
const dot = official({ title: '14 CFR 382.75' });
const cdc = official('cdc.gov, dog import');
/** The present text was not seen: the eight hours are those of the form and of the rule before 2021. */
const relief = background({ title: '14 CFR 382.75(b)' });

/** From this many scheduled minutes of one segment a carrier may ask how the dog relieves itself: eight hours or more. */
export const RELIEF_MINUTES = 480;

/** Segments for which the US relief attestation may be asked; the whole trip's time is irrelevant. */
export const reliefLegs = (context: Pick<DocumentContext, 'flights'>) =>
  context.flights.filter((flight) => touchesUs(flight) && flight.block_minutes >= RELIEF_MINUTES);

function dogToUs(context: DocumentContext): RequiredDocument[] {
  const { pet } = context.traveller.needs;
  if (!pet) return [];
  const papers: RequiredDocument[] = [];
  const covered = context.flights.filter(underUs382);
  if (isAssistanceDog(pet) && covered.length > 0) {
    papers.push(paper(context, 'animal', 'dot_service_form', covered, { source: dot }));
    const long = reliefLegs(context);
    if (long.length > 0) papers.push(paper(context, 'animal', 'dot_relief', long, { source: relief }));
  }
  const entering = context.flights.filter((flight) => isUs(flight.to.country) && !isUs(flight.from.country));
  const [first] = entering;
  if (pet.species === 'dog' && first) {
    papers.push(
      paper(context, 'animal', 'cdc_receipt', entering, {
        from: addMonths(first.arrivalDate, -6),
        until: first.arrivalDate,
        source: cdc,
      }),
    );
  }
  return papers;
}

/** Papers of an animal: the Union's, the United States', and those of the places that have their own rules. */
export const animal: DocumentRule = (context) => {
  const { pet } = context.traveller.needs;
  if (!pet) return [];
  const codes = context.flights.map((flight) => petOnLeg(pet, flight).code);
  const papers = dogToUs(context);
  const european = context.flights.filter(entersEu);
  const vaccinated = ['dog', 'cat', 'ferret'].includes(pet.species);
  const abroad = context.flights.filter((flight) => flight.from.country !== flight.to.country);
  if (vaccinated && abroad.length > 0) papers.push(paper(context, 'animal', 'microchip', abroad, { source: eu }));
  if (vaccinated && (underEuPets(context) || abroad.length > 0)) {
    const from = pet.birth_date === null ? null : addDays(pet.birth_date, VACCINE_DAY);
    papers.push(
      paper(context, 'animal', 'rabies', abroad.length > 0 ? abroad : context.flights, {
        from,
        until: addDays(context.first.departureDate, -VALID_DAYS),
        source: eu,
      }),
    );
  }
  const inward = european.filter((flight) => !isEuPet(flight.from.country));
  const within = european.filter((flight) => isEuPet(flight.from.country) && flight.from.country !== flight.to.country);
  if (within.length > 0 && pet.eu_resident !== false)
    papers.push(paper(context, 'animal', 'eu_pet_passport', within, { source: eu }));
  const [entry] = inward;
  if (entry)
    papers.push(
      paper(context, 'animal', 'eu_entry', inward, {
        from: addDays(entry.arrivalDate, -10),
        until: entry.arrivalDate,
        source: eu,
      }),
    );
  const worms = context.flights.filter(
    (flight) => pet.species === 'dog' && asksTapeworm(flight.to.country) && flight.from.country !== flight.to.country,
  );
  for (const flight of worms)
    papers.push(
      paper(context, 'animal', 'tapeworm', [flight], {
        from: toIso(flight.arrival - 120 * HOUR_MS),
        until: toIso(flight.arrival - 24 * HOUR_MS),
      }),
    );
  const esan = context.flights.filter((_, index) => codes[index] === 'ESAN');
  if (esan.length > 0)
    papers.push(
      paper(context, 'animal', 'esan_letter', esan, {
        from: addMonths(context.first.departureDate, -12),
        until: context.first.departureDate,
      }),
    );
  const uk = context.flights.filter((flight) => crossesIntoUk(flight) && !isAssistanceDog(pet));
  if (uk.length > 0)
    papers.push(paper(context, 'animal', 'uk_cargo', uk), paper(context, 'animal', 'uk_health_certificate', uk));
  if (isAssistanceDog(pet)) papers.push(paper(context, 'animal', 'training_proof', context.flights));
  else if (vaccinated) papers.push(paper(context, 'animal', 'vet_health', context.flights));
  return papers;
};

/** Who hands over and meets a traveller who may not find the way alone. */
export const contacts: DocumentRule = (context) => {
  const { mobility } = context.traveller.needs;
  const alone = mobility?.memory === true && !mobility.companion;
  return alone ? [paper(context, 'assistance', 'handover_contacts', context.flights)] : [];
};

/** A battery chair's papers. */
export const device: DocumentRule = (context) => {
  const chair = context.traveller.needs.mobility?.device;
  if (!chair) return [];
  const papers = [paper(context, 'device', 'device_dimensions', context.flights)];
  if (chair.kind === 'manual' || chair.battery === 'none') return papers;
  return [
    paper(context, 'device', 'battery_specification', context.flights),
    ...papers,
    paper(context, 'device', 'isolation', context.flights),
    paper(context, 'device', 'operator_approval', context.flights),
  ];
};

/** Special baggage: measures, and permits for what is protected, armed or worth more than the limit. */
export const item: DocumentRule = (context) => {
  const { item: thing } = context.traveller.needs;
  if (!thing) return [];
  const papers =
    thing.kind === 'excess'
      ? []
      : [
          paper(
            context,
            'item',
            thing.kind === 'instrument' ? 'instrument_dimensions' : 'item_dimensions',
            context.flights,
          ),
        ];
  const abroad = context.flights.filter((flight) => flight.from.country !== flight.to.country);
  if (thing.kind === 'instrument' && thing.protected_materials !== false && abroad.length > 0)
    papers.push(paper(context, 'item', 'cites', abroad));
  const declared = context.flights.filter((flight) => itemRuleFor(flight.rules.items, thing.kind)?.declaration);
  if (declared.length > 0) papers.push(paper(context, 'item', 'item_declaration', declared));
  if (thing.kind === 'firearm') papers.push(paper(context, 'item', 'firearm_permit', context.flights));
  if (thing.battery_wh !== null) papers.push(paper(context, 'item', 'battery_specification', context.flights));
  return papers;
};

export const seat: DocumentRule = (context) => {
  const formed = context.traveller.needs.size
    ? context.flights.filter((flight) => sizeVerdict(flight).reason.key === 'fit.size.one_fare')
    : [];
  return formed.length > 0 ? [paper(context, 'seat', 'one_fare_form', formed)] : [];
};

/** Medical papers: one form for each group of legs that its validity covers, and what each kind of care adds. */
export const medical: DocumentRule = (context) => {
  const { medical: care } = context.traveller.needs;
  if (!care) return [];
  const papers: RequiredDocument[] = [];
  if (clearanceNeeded(care)) {
    for (const [index, form] of clearanceForms(context.flights, care.stretcher).entries()) {
      papers.push(
        paper(context, 'medical', index === 0 ? 'medif' : 'medif_again', form.legs, {
          from: form.not_before,
          until: form.due_at,
          params: { days: form.validDays, direction: form.legs[0]?.direction ?? 'outbound' },
        }),
      );
    }
    papers.push(paper(context, 'medical', 'health_consent', context.flights));
  }
  if (care.oxygen === 'own_concentrator') {
    const { trip, needed } = batteryMinutes(context.flights);
    papers.push(
      paper(context, 'medical', 'poc_label', context.flights),
      paper(context, 'medical', 'physician_statement', context.flights),
    );
    papers.push(
      paper(context, 'medical', 'poc_batteries', context.flights, {
        params: { needed, trip },
        source: reported('14 CFR 382.133: up to 150 % of the expected duration'),
      }),
    );
  }
  if (care.oxygen === 'carrier') papers.push(paper(context, 'medical', 'physician_statement', context.flights));
  if (care.escort === 'doctor' || care.escort === 'nurse')
    papers.push(paper(context, 'medical', 'escort_qualification', context.flights));
  if (care.stretcher) papers.push(paper(context, 'medical', 'ambulances', context.flights));
  if ((care.pregnancy_weeks ?? 0) >= 28)
    papers.push(paper(context, 'medical', 'pregnancy_certificate', context.flights));
  return papers;
};

/** After a disruption: what proves the journey, the expenses, and who may claim for a child. */
export const disruptionClaim: DocumentRule = (context) => {
  const { disruption } = context.trip;
  if (!disruption) return [];
  const legs = flightsOf(context.flights, disruption.direction);
  const child = legs.some((flight) => minorOnLeg(context.traveller, flight, context.flights));
  const ids = ['boarding_pass', 'receipts', ...(child ? ['um_form_copy', 'parent_authority'] : [])];
  return ids.map((id) => paper(context, 'claim', id, legs));
};

/** After baggage came late or damaged. */
export const baggageClaim: DocumentRule = (context) => {
  if (!context.trip.baggage) return [];
  const last = context.flights.slice(-1);
  return ['pir', 'bag_tag', 'boarding_pass', 'receipts', 'delivery_note'].map((id) =>
    paper(context, 'claim', id, last),
  );
};
