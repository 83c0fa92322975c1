import type { CarrierRules, Operator } from '../airlines/book.ts';
import { needsTapeworm, underEuPets, VACCINE_DAY, VALID_DAYS } from '../deadlines/animals.ts';
import { touchesUs, underEuPrm, underUs382 } from '../deadlines/context.ts';
import type { Deadline } from '../deadlines/index.ts';
import { clearanceForms, clearanceNeeded } from '../documents/clearance.ts';
import { needsExitPermit } from '../documents/minor.ts';
import { reliefLegs } from '../documents/needs.ts';
import type { FeeQuote } from '../fees/index.ts';
import { removedBatteryFlies, SPARE_APPROVAL_WH } from '../fit/battery.ts';
import type { LegFit } from '../fit/index.ts';
import { minorOnLeg } from '../fit/minor.ts';
import { PIECE_KG, STANDARD_SUM_CM } from '../fit/other.ts';
import { crossesIntoUk, isAssistanceDog, petOnLeg } from '../fit/pet.ts';
import { isUs } from '../places/territories.ts';
import type { BaggageRights } from '../rights/baggage.ts';
import type { JourneyRights } from '../rights/journey.ts';
import { daysBetween } from '../time/calendar.ts';
import {
  arrivalDayShift,
  arrivesAtNight,
  arrivesBeforeDepartureLocally,
  clocksChangeBefore,
} from '../time/itinerary.ts';
import type { Flight, Traveller, Trip } from '../trip/index.ts';

/** A carrier that the client asked for, though no leg need be with it; its rules on the first departure's date. */
export interface Requested {
  readonly operator: Operator;
  readonly rules: CarrierRules;
}

export interface Found {
  readonly trip: Trip;
  readonly flights: readonly Flight[];
  readonly fee: FeeQuote;
  readonly deadlines: readonly Deadline[];
  readonly rights: JourneyRights | null;
  readonly baggage: BaggageRights | null;
  readonly fit: readonly LegFit[];
  readonly requested: Requested | null;
}

type Flags = (found: Found, traveller: Traveller) => (string | false | null | undefined)[];

const itinerary: Flags = ({ flights, fee, deadlines }) => [
  fee.operating_carriers.length > 1 && 'interline',
  fee.reasons.includes('multi_transit') && 'multi_transit',
  fee.reasons.includes('round_the_world') && 'round_the_world',
  (fee.operating_carriers.length > 1 ||
    flights.some(
      (flight) => flight.marketing_carrier != null && flight.marketing_carrier !== flight.operating_carrier,
    )) &&
    'operating_carrier_differs',
  flights.some(arrivesBeforeDepartureLocally) && 'arrival_before_departure_local',
  flights.some((flight) => arrivalDayShift(flight) > 0) && 'arrival_next_day',
  flights.some(arrivesAtNight) && 'arrival_at_night',
  deadlines.some(({ offset, anchor_at, leg }) => {
    const flight = leg === null ? undefined : flights[leg];
    return (
      offset?.unit === 'hour' &&
      offset.amount < 0 &&
      anchor_at !== null &&
      flight &&
      clocksChangeBefore(anchor_at, flight.origin_tz, -offset.amount)
    );
  }) && 'dst_boundary',
];

const minor: Flags = ({ flights, requested }, traveller) => {
  const legs = flights.flatMap((flight) => minorOnLeg(traveller, flight, flights) ?? []);
  const served = legs.filter(({ standing }) => standing === 'mandatory' || standing === 'optional');
  const ages = flights.flatMap((flight) =>
    traveller.needs.minor ? (minorOnLeg(traveller, flight, flights)?.age ?? null) : null,
  );
  const wanted = requested?.rules.minor ?? null;
  const abroad = legs.length > 0 && flights.some((flight) => flight.from.country !== flight.to.country);
  const served5to14 = legs.some(({ age }) => age !== null && age < 5);
  return [
    served.length > 0 && 'um_quota',
    served.length > 0 && 'handover_persons_required',
    served.some(({ standing }) => standing === 'optional') && 'um_optional_age',
    legs.length > 0 && flights.length > 1 && 'age_on_each_leg',
    new Set(ages.filter((age) => age !== null)).size > 1 && 'age_change_between_legs',
    new Set(legs.map(({ standing }) => standing)).size > 1 && 'um_differs_between_legs',
    served.some((leg) => leg.rule?.groupDiffers === true) && 'operating_carrier_differs',
    abroad && 'minor_consent_letter',
    needsExitPermit({ traveller, flights }).length > 0 && 'minor_exit_permit',
    ((legs.length > 0 && wanted !== null && wanted.mandatory === null) ||
      legs.some(({ verdict }) => verdict.reason.key.startsWith('fit.minor.no_service'))) &&
      'carrier_no_um_service',
    legs.some(({ standing }) => standing === 'refused') && 'um_refused',
    legs.some(({ verdict }) => verdict.reason.key === 'fit.minor.nonstop_only') && 'um_nonstop_only',
    served5to14 && 'too_young_to_fly_alone',
    legs.some(({ standing }) => standing === 'unknown_age') && 'birth_date_missing',
  ];
};

const animal: Flags = ({ trip, flights }, traveller) => {
  const { pet } = traveller.needs;
  if (!pet) return [];
  const codes = flights.map((flight) => petOnLeg(pet, flight).code);
  const relief = reliefLegs({ flights });
  const dogs = isAssistanceDog(pet) && flights.some(underUs382);
  const requested = (trip.requested_departure ?? flights[0]?.departs_at ?? '').slice(0, 10);
  const young =
    pet.birth_date !== null &&
    underEuPets({ flights }) &&
    daysBetween(pet.birth_date, requested) < VACCINE_DAY + VALID_DAYS;
  const intoUk = !isAssistanceDog(pet) && flights.some(crossesIntoUk);
  return [
    young && pet.species === 'dog' && 'puppy_under_15_weeks',
    young && 'pet_under_15_weeks',
    codes.some((code) => code === 'PETC' || code === 'AVIH') && 'pet_quota',
    dogs && relief.length > 0 && 'relief_attestation_required',
    dogs && relief.length > 0 && relief.length < flights.length && 'relief_attestation_asymmetric',
    pet.species === 'dog' &&
      flights.some((flight) => isUs(flight.to.country) && !isUs(flight.from.country)) &&
      'cdc_6_months',
    ...(intoUk ? ['uk_pet_entry', 'uk_cargo_only', 'direction_dependent'] : []),
    codes.includes('ESAN') && 'esan_accepted_by_carrier',
    pet.role === 'emotional_support' && !codes.every((code) => code === 'ESAN') && 'esan_treated_as_pet',
    codes.includes('AVIH') && 'pet_in_hold',
    pet.snub_nosed && 'snub_nosed',
    flights.some((flight) => petOnLeg(pet, flight).verdict.kind === 'refused') && 'pet_refused',
    flights.some((flight) => petOnLeg(pet, flight).verdict.reason.key === 'fit.pet.us_six_months') &&
      'dog_under_6_months',
    pet.species === 'dog' && flights.some(needsTapeworm) && 'tapeworm_window',
  ];
};

const mobility: Flags = ({ flights, fee, deadlines }, traveller) => {
  const { mobility: moves, medical } = traveller.needs;
  const device = moves?.device;
  const notices = deadlines.filter(
    ({ rule, traveller: id }) => id === traveller.id && (rule === 'EU_PRM_NOTICE' || rule === 'CARRIER_PRM_NOTICE'),
  );
  const removed =
    device && device.battery === 'lithium' && device.removable !== false ? removedBatteryFlies(device) : null;
  return [
    notices.some(
      ({ rule, state, covered_by }) => rule === 'EU_PRM_NOTICE' && state === 'missed' && covered_by === null,
    ) && 'under_48h_notice',
    moves && (!moves.stairs || moves.walks === 'none') && 'remote_stand_ambulift',
    notices.length > 0 && fee.operating_carriers.length > 1 && 'ssr_per_carrier',
    removed === false && device && (device.batteries > 1 ? 'battery_over_160wh_each' : 'battery_over_300wh_removable'),
    device && device.kind === 'power' && 'operator_approval_required',
    device && device.kind === 'power' && device.folds !== true && 'door_height',
    ...(moves?.memory && !moves.companion ? ['memory_alone', 'handover_persons_required'] : []),
    moves?.memory &&
      !moves.companion &&
      flights.some((flight, index) => flights[index + 1]?.direction === flight.direction) &&
      'prefer_nonstop',
    flights.some((flight) => touchesUs(flight) && !underEuPrm(flight)) && (moves || medical) && 'us_no_notice_required',
  ];
};

const others: Flags = ({ trip, flights, fee, fit }, traveller) => {
  const { size, item, medical } = traveller.needs;
  const rules = flights.map((flight) => flight.rules.size);
  const abroad = flights.some((flight) => flight.from.country !== flight.to.country);
  const clears = medical && clearanceNeeded(medical);
  const sum = item?.cm ? item.cm[0] + item.cm[1] + item.cm[2] : 0;
  return [
    size && rules.some((rule) => rule && rule.refund !== 'none') && 'second_seat_refund_claim_deadline',
    size && rules.some((rule) => rule?.sameFareClass) && 'same_fare_class',
    size && fee.operating_carriers.length > 1 && 'interline_extra_seat',
    size &&
      flights.some((flight, index) => rules[index]?.oneFareDomestic && flight.from.country === flight.to.country) &&
      'one_person_one_fare',
    item && (item.kind === 'instrument' || (item.value_eur ?? 0) > 1500) && 'special_declaration_of_interest',
    item?.kind === 'instrument' && item.protected_materials !== false && abroad && 'cites',
    item && item.place !== 'seat' && sum > STANDARD_SUM_CM && 'oversize',
    item && (item.kg ?? 0) > PIECE_KG && item.place !== 'seat' && 'over_32kg',
    item?.battery_wh != null && 'item_battery',
    (item?.battery_wh ?? 0) > SPARE_APPROVAL_WH && 'battery_over_160wh',
    trip.baggage && trip.baggage.delivered_on !== null && 'baggage_claim_deadline_21d',
    trip.baggage && trip.baggage.delivered_on !== null && 'baggage_claim_deadline_7d',
    clears && 'medical_certificate_validity_window',
    clears && 'gdpr_health_data',
    clears && clearanceForms(flights, medical.stretcher).length > 1 && 'second_medical_form',
    medical?.stretcher && 'stretcher_escort_required',
    medical?.oxygen === 'own_concentrator' && 'poc_battery_150',
    fit.some(({ verdict }) => /^fit\.medical\.(infarction|unfit_)/.test(verdict.reason.key)) && 'medical_unfit_for_now',
    (medical?.pregnancy_weeks ?? 0) > 32 && 'pregnancy_over_32_weeks',
  ];
};

const rights: Flags = ({ flights, rights: found, baggage }) => {
  const bags = [baggage?.fee_refund && 'us_bag_fee_refund', (baggage?.review.length ?? 0) > 0 && 'person_must_look'];
  if (!found) return bags;
  return [
    ...bags,
    found.us?.refund === 'due' && 'us_refund',
    found.us?.refund === 'if_declined' && 'us_refund_if_declined',
    (found.us?.denied_boarding_cents ?? 0) > 0 && 'us_denied_boarding',
    found.downgrade !== null && 'downgrade_refund',
    found.vulnerable && 'art11_care_any_length',
    flights.length > 1 && 'final_destination_delay',
    flights.length > 1 && 'connection_distance_origin_to_final',
    found.minor_claimant && 'minor_claimant',
    (found.eu.distance.near_threshold || found.uk.distance.near_threshold) && 'distance_near_threshold',
    (found.eu.review.length > 0 || found.uk.review.length > 0 || (found.us?.review.length ?? 0) > 0) &&
      'person_must_look',
  ];
};

/** Short marks for lists and filters. Never a diagnosis; with a person's name they are health data all the same. */
export function findFlags(found: Found): string[] {
  const flags = found.trip.travellers.flatMap((traveller) =>
    [itinerary, minor, animal, mobility, others, rights].flatMap((rule) => rule(found, traveller)),
  );
  return [...new Set(flags.filter((flag): flag is string => typeof flag === 'string'))].sort();
}
