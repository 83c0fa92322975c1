import { itemRuleFor } from '../airlines/items.ts';
import { needsTapeworm, underEuPets, VACCINE_DAY, VALID_DAYS } from '../deadlines/animals.ts';
import { underUs382 } from '../deadlines/context.ts';
import { needsPrm } from '../deadlines/mobility.ts';
import { clearanceForms, clearanceNeeded } from '../documents/clearance.ts';
import { RELIEF_MINUTES, reliefLegs } from '../documents/needs.ts';
import { REMOVED_ONE_WH, REMOVED_TWO_WH, removedBatteryFlies } from '../fit/battery.ts';
import { minorOnLeg } from '../fit/minor.ts';
import { itemVerdict, sizeVerdict } from '../fit/other.ts';
import { crossesIntoUk, isAssistanceDog, petOnLeg, US_DOG_MONTHS } from '../fit/pet.ts';
import { isUs } from '../places/territories.ts';
import { causes, readCause } from '../rights/causes.ts';
import type { CourtLimit } from '../rights/time-limits.ts';
import type { Note } from '../rules/note.ts';
import { addDays, addMonths, monthsOn } from '../time/calendar.ts';
import { HOUR_MS } from '../time/instant.ts';
import type { Traveller } from '../trip/index.ts';
import { declinedMinorCarrier } from './blocks.ts';
import type { Found } from './flags.ts';

type Conclude = (found: Found, traveller: Traveller) => Note[];

const note = (key: string, params: Note['params'] = {}): Note => ({ key: `conclusion.${key}`, params });

const minor: Conclude = ({ flights, requested }, traveller) => {
  const legs = flights.flatMap((flight) => {
    const found = minorOnLeg(traveller, flight, flights);
    return found ? [{ flight, ...found }] : [];
  });
  const seen = new Set<string>();
  const notes = legs.flatMap(({ flight, standing, band, rule, verdict }): Note[] => {
    const key = `${flight.direction} ${standing} ${flight.operating_carrier}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const params = {
      direction: flight.direction,
      carrier: flight.operator.name,
      from: band?.[0] ?? 0,
      to: band?.[1] ?? 0,
      pair: `${flight.origin}-${flight.destination}`,
    };
    if (standing === 'mandatory') return [note('minor_mandatory', params)];
    if (standing === 'optional')
      return [note(rule?.charged === 'per_route_and_child' ? 'minor_optional_per_child' : 'minor_optional', params)];
    if (standing === 'alone') return [note('minor_alone', params)];
    const reason = { key: verdict.reason.key, params: verdict.reason.params };
    const sold = !verdict.reason.key.startsWith('fit.minor.no_service');
    return sold ? [reason] : [reason, note('carrier_declined', { carrier: flight.operator.name })];
  });
  return requested && declinedMinorCarrier(requested, traveller, flights)
    ? [...notes, note('carrier_declined', { carrier: requested.operator.name })]
    : notes;
};

const animal: Conclude = ({ trip, flights }, traveller) => {
  const { pet } = traveller.needs;
  const [first] = flights;
  if (!pet || !first) return [];
  const notes: Note[] = [];
  if (pet.birth_date !== null && underEuPets({ flights })) {
    const date = addDays(pet.rabies_vaccinated_on ?? addDays(pet.birth_date, VACCINE_DAY), VALID_DAYS);
    if ((trip.requested_departure ?? first.departs_at).slice(0, 10) < date) notes.push(note('pet_move_date', { date }));
  }
  const entry = flights.find((flight) => isUs(flight.to.country) && !isUs(flight.from.country));
  if (
    pet.species === 'dog' &&
    pet.birth_date !== null &&
    entry &&
    monthsOn(pet.birth_date, entry.arrivalDate) < US_DOG_MONTHS
  ) {
    notes.push(note('pet_move_date', { date: addMonths(pet.birth_date, US_DOG_MONTHS) }));
  }
  if (pet.species === 'dog' && flights.some(needsTapeworm)) notes.push(note('tapeworm'));
  const relief = reliefLegs({ flights });
  if (isAssistanceDog(pet) && flights.some(underUs382)) {
    for (const flight of flights) {
      const params = {
        pair: `${flight.origin}-${flight.destination}`,
        minutes: flight.block_minutes,
        limit: RELIEF_MINUTES,
      };
      notes.push(note(relief.includes(flight) ? 'relief' : 'no_relief', params));
    }
  }
  if (!isAssistanceDog(pet) && flights.some(crossesIntoUk)) notes.push(note('uk_pets'));
  const codes = flights.map((flight) => petOnLeg(pet, flight));
  for (const { code, leg, verdict } of codes) {
    const flight = flights[leg];
    if (!flight) continue;
    const params = { pair: `${flight.origin}-${flight.destination}`, code: code ?? '', ...verdict.reason.params };
    notes.push(code === null ? { key: verdict.reason.key, params } : note(`pet_${code}`, params));
  }
  return notes;
};

const mobility: Conclude = ({ trip, flights, fee, deadlines }, traveller) => {
  const { mobility: moves } = traveller.needs;
  const [first] = flights;
  const notes: Note[] = [];
  const late = deadlines.find(
    ({ rule, state, traveller: id }) => rule === 'EU_PRM_NOTICE' && state === 'missed' && id === traveller.id,
  );
  const flight = late?.leg == null ? undefined : flights[late.leg];
  if (flight) {
    const hours = Math.round(((flight.departure - Date.parse(trip.requested_at)) / HOUR_MS) * 10) / 10;
    notes.push(note('short_notice', { hours }));
  }
  if (
    first &&
    needsPrm({ trip, traveller, flights, first, last: first, booking: 0 }) &&
    fee.operating_carriers.length > 1
  )
    notes.push(note('ssr_each_carrier'));
  const device = moves?.device;
  if (device && device.battery === 'lithium' && removedBatteryFlies(device) === false) {
    notes.push(
      note('battery_installed_only', {
        limit: device.batteries > 1 ? REMOVED_TWO_WH : REMOVED_ONE_WH,
        wh: device.battery_wh ?? 0,
      }),
    );
  }
  if (device && device.battery === 'lithium' && removedBatteryFlies(device))
    notes.push(note('battery_cabin', { wh: device.battery_wh ?? 0 }));
  if (device && device.battery === 'lithium' && device.battery_wh === null) notes.push(note('battery_ask'));
  if (moves?.memory) notes.push(note(moves.companion ? 'memory_companion' : 'memory_alone'));
  return notes;
};

const seats: Conclude = ({ flights }, traveller) => {
  if (!traveller.needs.size?.extra_seat) return [];
  const carriers = new Set<string>();
  return flights.flatMap((flight): Note[] => {
    if (carriers.has(flight.operating_carrier)) return [];
    carriers.add(flight.operating_carrier);
    const rule = flight.rules.size;
    const code = flight.operating_carrier;
    const verdict = sizeVerdict(flight).reason;
    if (!rule) return [note('seat_ask', { code })];
    if (verdict.key === 'fit.size.one_fare') return [note('seat_one_fare', { code, ...verdict.params })];
    if (verdict.key === 'fit.size.no_policy') return [note('seat_no_policy', { code })];
    return [
      note(`seat_${rule.refund}`, {
        code,
        discount: 100 - (rule.farePercent ?? 100),
        percent: rule.farePercent ?? 100,
        days: rule.refundClaimDays ?? 0,
      }),
    ];
  });
};

const baggage: Conclude = ({ flights, baggage: rights }, traveller) => {
  const { item } = traveller.needs;
  const notes: Note[] = [];
  if (item) {
    for (const flight of flights) {
      const { reason } = itemVerdict(item, flight);
      notes.push({ key: reason.key, params: reason.params });
      const preparation =
        itemRuleFor(flight.rules.items, item.kind)?.preparation ?? (item.kind === 'bicycle' ? 'bicycle' : null);
      if (preparation) notes.push(note(`prepare_${preparation}`));
    }
    if (item.place === 'seat') notes.push(note('cabin_item_seat'));
    else notes.push(note('declare_interest'));
  }
  if (rights) {
    const sdr = rights.limit_sdr;
    if (sdr !== null) notes.push(note('baggage_expenses', { sdr: sdr.toLocaleString('en-US') }));
    notes.push(note('baggage_no_flight_compensation'));
    notes.push(
      ...rights.steps.filter(({ key }) => key !== 'rights.bag.limit').map(({ key, params }) => ({ key, params })),
    );
  }
  return notes;
};

const medical: Conclude = ({ flights }, traveller) => {
  const { medical: care } = traveller.needs;
  if (!care) return [];
  if (!clearanceNeeded(care)) return [note('no_clearance')];
  const count = clearanceForms(flights, care.stretcher).length;
  const notes = [
    note('subject_to_clearance'),
    note(count === 1 ? 'medical_form_one' : count === 2 ? 'medical_form_two' : 'medical_form_many', { count }),
  ];
  if (care.stretcher) notes.push(note('stretcher_quote'));
  return notes;
};

/** The earliest of the countries' limits, which is safe to work by; one that is not known says so. */
function courts(limits: readonly CourtLimit[]): Note[] {
  const known = limits.flatMap(({ country, until }) => (until === null ? [] : [{ country, until }]));
  const [first] = known.sort((a, b) => (a.until < b.until ? -1 : 1));
  return first ? [note('court_until', { country: first.country, date: first.until })] : [];
}

const claim: Conclude = ({ rights }) => {
  if (!rights) return [];
  const pair = `${rights.from.code}-${rights.to.code}`;
  const notes = [rights.eu, rights.uk]
    .filter((found) => found.applies !== false)
    .map((found) => {
      const law = found.rule_set === 'uk261' ? 'UK261' : 'EU261';
      if (found.amount_cents === null) return note('claim_unknown', { pair });
      if (found.amount_cents === 0) return note('claim_none', { pair, law });
      return note('claim_journey', { pair, amount: found.amount_cents / 100, currency: found.currency });
    });
  if (rights.eu.applies && rights.uk.applies) notes.push(note('claim_once'));
  const cause = rights.facts.cause === undefined ? null : readCause(rights.facts.cause);
  if (cause)
    notes.push(
      note(causes[cause].extraordinary ? 'cause_extraordinary' : 'cause_ordinary', {
        cause: rights.facts.cause ?? cause,
      }),
    );
  const more = [...(rights.downgrade?.steps ?? []), ...(rights.us?.steps ?? [])];
  return [...notes, ...more.map(({ key, params }) => ({ key, params })), ...courts(rights.time_limits)];
};

const fee: Conclude = ({ fee: quote }) => [
  note(`fee_${quote.tier}`),
  ...quote.reasons.map((reason) => note(`fee_because_${reason}`)),
];

/** What the desk should conclude, as sentences with their numbers. */
export function conclude(found: Found): Note[] {
  const notes = found.trip.travellers.flatMap((traveller) =>
    [minor, animal, mobility, seats, baggage, medical].flatMap((rule) => rule(found, traveller)),
  );
  const [traveller] = found.trip.travellers;
  return [...notes, ...(traveller ? [...claim(found, traveller), ...fee(found, traveller)] : [])];
}
