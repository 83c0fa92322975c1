/** What the desk concludes, sentence by sentence. */
export const conclusionsEn = {
  'conclusion.minor_mandatory': 'UM service mandatory {{direction}} ({{carrier}} {{from}}-{{to}}) on {{pair}}',
  'conclusion.minor_optional':
    'UM service optional {{direction}} ({{carrier}} {{from}}-{{to}}) on {{pair}}; ask the parents, do not silently drop it',
  'conclusion.minor_optional_per_child':
    'UM service optional {{direction}} ({{carrier}} {{from}}-{{to}}) on {{pair}}, charged per route and per child; ask the parents, do not silently drop it',
  'conclusion.minor_alone': 'On {{carrier}} ({{direction}}) the traveler may fly alone without the UM service',
  'conclusion.carrier_declined':
    'Decline the requested airline {{carrier}}; offer 3 alternatives on carriers with a UM service',
  'conclusion.pet_move_date': 'Move the travel date to {{date}} or later',
  'conclusion.tapeworm': 'Tapeworm treatment of the dog between 24 and 120 h before arrival',
  'conclusion.pet_too_young': 'On the requested date the animal is {{weeks}} weeks of age; {{needed}} weeks are needed',
  'conclusion.relief': 'Relief attestation on {{pair}} ({{minutes}} min >= {{limit}})',
  'conclusion.no_relief': 'Relief attestation not on {{pair}} ({{minutes}} min, below {{limit}})',
  'conclusion.uk_pets':
    'Into the UK: no cabin and no checked baggage for pets, manifest cargo with an animal reception center; leaving the UK in the cabin is possible',
  'conclusion.pet_PETC':
    '{{pair}}: pet in cabin, subject to the quota, {{total}} kg including the carrier (limit {{limit}} kg)',
  'conclusion.pet_AVIH':
    '{{pair}}: pet in the hold, {{total}} kg including the carrier exceeds the cabin limit of {{limit}} kg or the hold was asked for',
  'conclusion.pet_SVAN': '{{pair}}: trained service dog travels in the cabin free of charge',
  'conclusion.pet_ESAN':
    '{{pair}}: accepted as emotional-support animal with a letter of at most 1 year and 48 h notice',
  'conclusion.short_notice': '{{hours}} h notice: assistance on an "all reasonable efforts" basis; tell the client',
  'conclusion.ssr_each_carrier': 'Re-send the SSR to each operating carrier',
  'conclusion.battery_installed_only':
    'The battery may stay installed and protected; if it must come off it exceeds {{limit}} Wh and cannot fly',
  'conclusion.battery_cabin': 'The battery of {{wh}} Wh may come off and travel in the cabin',
  'conclusion.battery_ask': 'Ask for the watt-hours of the battery before anything is promised',
  'conclusion.memory_alone':
    'A traveler with memory loss flying alone: meet and assist ends at the aircraft door, so propose a companion or escort and a hand-over at both ends; prefer a non-stop flight',
  'conclusion.memory_companion': 'The companion stays with the traveler with memory loss; seats together',
  'conclusion.seat_open_seat':
    '{{code}} refunds only if the flight left with at least one open seat; claim within {{days}} days',
  'conclusion.seat_not_full': '{{code}} discounts {{discount}}% and refunds if the flight is not full',
  'conclusion.seat_every_flight': '{{code}} refunds if every flight in that direction left with an open seat',
  'conclusion.seat_none': '{{code}} is a purchase at {{percent}}% of the fare: no refund',
  'conclusion.seat_no_policy': '{{code}} has no policy for a second seat: buy it and confirm by phone',
  'conclusion.seat_one_fare':
    '{{code}} domestic: one person one fare, form {{hours}} h before; not on international flights',
  'conclusion.seat_ask': '{{code}}: no policy on a second seat is known, ask the carrier',
  'conclusion.cabin_item_seat': 'Window seat, not an exit row, no online check-in, arrive early',
  'conclusion.prepare_bicycle': 'Turn the handlebars and take the pedals off the bicycle',
  'conclusion.prepare_cylinders': 'Dive cylinders travel empty and open',
  'conclusion.declare_interest': 'Declare a higher value (special declaration of interest) where it exceeds the limit',
  'conclusion.baggage_expenses': 'Claim expenses up to {{sdr}} SDR',
  'conclusion.baggage_no_flight_compensation': 'Flight compensation is not due for late baggage alone',
  'conclusion.claim_journey': 'Compensation for the whole journey {{pair}}: {{amount}} {{currency}} per passenger',
  'conclusion.claim_none': 'No compensation under {{law}} for {{pair}}',
  'conclusion.claim_unknown': 'Compensation for {{pair}}: facts are missing, a person must look',
  'conclusion.claim_once': 'EU261 and UK261 both apply: the passenger recovers once',
  'conclusion.court_until': 'Bring the claim to court by {{date}} (earliest limit that is known, {{country}})',
  'conclusion.cause_ordinary': '{{cause}} is not extraordinary',
  'conclusion.cause_extraordinary': '{{cause}} can be extraordinary; the airline must prove it',
  'conclusion.no_clearance': 'No medical form is needed',
  'conclusion.subject_to_clearance': 'No offer is firm until medical clearance: mark it "subject to medical clearance"',
  'conclusion.medical_form_one': 'One medical form (MEDIF)',
  'conclusion.medical_form_two': 'Two medical forms (MEDIF): the return is outside the validity of the first',
  'conclusion.medical_form_many': '{{count}} medical forms (MEDIF)',
  'conclusion.stretcher_quote': 'Quote the stretcher fare and the escort seat',
  'conclusion.fee_short': 'Short & Regional tier (25)',
  'conclusion.fee_medium': 'Medium Haul tier (45)',
  'conclusion.fee_long': 'Long Haul tier (75)',
  'conclusion.fee_complex': 'Complex tier (85)',
  'conclusion.fee_because_flight_time': 'The fee follows the flying time of the dearer direction',
  'conclusion.fee_because_interline': 'More than one operating carrier (interline)',
  'conclusion.fee_because_multi_transit': 'Two or more connections in one direction (multi-transit)',
  'conclusion.fee_because_round_the_world': 'Round the world',
} as const;
