/** How a flight fits a need, and what the desk concludes. */
export const fitEn = {
  'fit.minor.birth_date': '{{carrier}}: the age band depends on the child’s birth date, which is not known.',
  'fit.minor.no_service':
    '{{carrier}} has a minimum age of {{alone}} to fly alone; passengers aged {{under}} or under must fly with a companion {{companion}}+; it sells no UM service.',
  'fit.minor.no_service_since':
    'Since {{since}} passengers aged {{under}} or under must fly with an adult {{companion}}+ on {{carrier}} (minimum age {{alone}} alone); it sells no UM service.',
  'fit.minor.too_young':
    '{{carrier}} takes no child of {{age}} alone; the child cannot travel alone; its service begins at {{from}}.',
  'fit.minor.nonstop_only':
    '{{carrier}}: {{from}}-{{to}} non-stop only, and this child is {{age}}; find a non-stop flight.',
  'fit.minor.transfer': '{{carrier}} does not let a child in its service change planes at {{airport}}.',
  'fit.minor.alone': 'On {{carrier}} a traveler of {{age}} flies alone without the service.',
  'fit.minor.mandatory': '{{carrier}}: the UM service is mandatory from {{from}} to {{to}}.',
  'fit.minor.optional': '{{carrier}}: the UM service is optional from {{from}} to {{to}}.',
  'fit.minor.quota': 'Places are limited on each flight.',
  'fit.minor.ask_carrier': 'The rule of {{carrier}} is not known: ask it.',
  'fit.pet.cabin': '{{carrier}}: in the cabin, {{total}} kg with the carrier.',
  'fit.pet.cabin_unweighed': '{{carrier}}: in the cabin, if the animal and its carrier are light enough.',
  'fit.pet.hold':
    '{{carrier}}: in the hold; the cabin limit is {{limit}} kg with the carrier and this is {{total}} kg.',
  'fit.pet.hold_unweighed': '{{carrier}}: in the hold. In the cabin animal and carrier would have to be light enough.',
  'fit.pet.none': '{{carrier}} carries no pets, only assistance dogs.',
  'fit.pet.too_young_abroad':
    '{{carrier}} takes animals to other countries from {{needed}} months of age; this one is {{months}} months old.',
  'fit.pet.too_young': '{{carrier}} takes animals from {{needed}} weeks of age; this one is {{weeks}} weeks old.',
  'fit.pet.us_six_months':
    'A dog under 6 months of age cannot enter the United States (this one is {{months}} months old).',
  'fit.pet.no_hold': '{{carrier}} carries no animals in the hold, and this one exceeds the cabin limit.',
  'fit.pet.domestic_only': '{{carrier}} carries pets on domestic flights only.',
  'fit.pet.not_into': '{{carrier}} carries no pets to {{airport}}.',
  'fit.pet.into_uk':
    'Pets enter the UK only as manifest cargo through an animal reception center: no cabin and no checked baggage, assistance dogs excepted.',
  'fit.pet.service': 'Trained assistance dog in the cabin, free of charge.',
  'fit.pet.service_us':
    'Trained service dog in the cabin, with the DOT forms, at most two, within the passenger’s foot space.',
  'fit.pet.support': '{{carrier}} accepts an emotional-support animal with a letter of at most a year and 48 h notice.',
  'fit.pet.support_is_pet': 'This carrier treats an emotional-support animal as a pet.',
  'fit.pet.quota': 'Few animals are taken on each flight: the place must be confirmed.',
  'fit.pet.snub_nosed': 'Many carriers refuse snub-nosed breeds in the hold.',
  'fit.size.ask': 'No policy of {{carrier}} on a second seat is known: ask it.',
  'fit.size.one_fare':
    '{{carrier}} domestic: one person one fare, medical form at least {{hours}} h before; not on international flights.',
  'fit.size.no_policy': '{{carrier}} has no policy for a second seat.',
  'fit.size.refund_open_seat':
    '{{carrier}}: second seat at {{percent}} % of the fare, refunded if the flight left with an open seat.',
  'fit.size.refund_not_full':
    '{{carrier}}: second seat at {{percent}} % of the fare, refunded if the flight was not full.',
  'fit.size.refund_every_flight':
    '{{carrier}}: second seat at {{percent}} % of the fare, refunded if every flight in that direction left with an open seat.',
  'fit.size.refund_none': '{{carrier}}: second seat at {{percent}} % of the fare, no refund.',
  'fit.item.battery_free': 'Battery of {{wh}} Wh: allowed.',
  'fit.item.battery_approval': 'Battery of {{wh}} Wh: only with the operator’s approval.',
  'fit.item.battery_refused':
    'Battery of {{wh}} Wh exceeds {{limit}} Wh: passengers may not bring it; send the battery as cargo or leave it at home.',
  'fit.item.seat': '{{carrier}}: in the cabin on its own paid seat, if cased and secured.',
  'fit.item.seat_us': 'US carrier must allow it with a bought seat if <= 165 lb, cased and stowable (14 CFR 251.4).',
  'fit.item.seat_heavy': '{{kg}} kg is too heavy for a seat (limit {{limit}} kg).',
  'fit.item.heavy': 'One piece of {{kg}} kg exceeds what handlers lift ({{limit}} kg): send it as cargo.',
  'fit.item.oversize':
    '{{sum}} cm in sum exceeds the standard {{limit}} cm: oversize baggage, to be confirmed by {{carrier}}.',
  'fit.item.too_long':
    '{{kind}} item too long for {{carrier}}: over its limit of {{limit}} cm (this one: {{side}} cm).',
  'fit.item.ask': '{{carrier}} confirms special baggage on request.',
  'fit.device.manual': 'The own manual chair travels free in the hold.',
  'fit.device.battery': 'Battery chair: the operator’s approval is needed.',
  'fit.device.energy_unknown': 'Lithium battery of unknown energy: ask for the watt-hours.',
  'fit.device.lithium': 'Lithium battery of {{wh}} Wh: a removed battery goes to the cabin (limit {{limit}} Wh).',
  'fit.device.only_installed':
    'Lithium battery of {{wh}} Wh: it may stay installed and protected; removed it exceeds {{limit}} Wh and cannot fly.',
  'fit.device.approval': 'Operator approval and notice, always.',
  'fit.device.door': 'Compare the height ({{height}} cm) with the hold door of each aircraft type.',
  'fit.medical.escort': '{{carrier}}: a stretcher always needs a doctor or nurse as escort.',
  'fit.medical.stretcher_cabin': '{{carrier}}: a stretcher travels in economy only.',
  'fit.medical.concentrator_us':
    '{{carrier}} may ask 48 h notice and batteries for up to 150 % of the expected duration.',
  'fit.medical.no_clearance': '{{carrier}} asks no medical form for this.',
  'fit.medical.stretcher':
    '{{carrier}}: stretcher with escort, after medical clearance, {{hours}} h before at the latest.',
  'fit.medical.clearance': '{{carrier}}: after medical clearance, {{hours}} h before at the latest.',
  'fit.medical.infarction':
    '{{carrier}}: {{days}} days after a heart attack (infarction) flying is usually not accepted; wait until {{needed}} days have passed.',
  'fit.medical.unfit_severe_anaemia': '{{carrier}}: severe anemia is usually not accepted for travel.',
  'fit.medical.unfit_ear_or_sinus':
    '{{carrier}}: severe otitis or sinusitis (ear, sinus) is usually not accepted for travel.',
  'fit.medical.unfit_contagious': '{{carrier}}: a contagious disease is usually not accepted for travel.',
  'fit.medical.unfit_heart_failure': '{{carrier}}: uncontrolled heart failure is usually not accepted for travel.',
  'fit.medical.unfit_recent_pneumothorax':
    '{{carrier}}: a recent pneumothorax (collapsed lung) is usually not accepted for travel.',
} as const;
