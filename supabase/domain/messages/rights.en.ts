/** The steps of an assessment of passenger rights. Each is shown with its citation. */
export const rightsEn = {
  'rights.scope.eu_departure': '{{from}} lies in the EU, EEA or Switzerland, so EU261 applies whatever the airline.',
  'rights.scope.eu_arrival':
    '{{from}}–{{to}} arrives in the EU, EEA or Switzerland on an airline licensed there, so EU261 applies.',
  'rights.scope.eu_arrival_other':
    '{{from}}–{{to}} arrives in the EU, but the operating airline is not licensed there, so EU261 does not apply.',
  'rights.scope.eu_outside':
    '{{from}}–{{to}} neither begins nor ends in the EU, EEA or Switzerland, so EU261 does not apply; a stop on the way does not change that.',
  'rights.scope.uk_departure': '{{from}} lies in the United Kingdom, so UK261 applies whatever the airline.',
  'rights.scope.uk_arrival':
    '{{from}}–{{to}} arrives in the United Kingdom on a British or European airline, so UK261 applies.',
  'rights.scope.uk_carrier_to_eu': '{{from}}–{{to}} arrives in the EU on a British airline, so UK261 applies.',
  'rights.scope.uk_arrival_other':
    '{{from}}–{{to}} does not leave the United Kingdom and the operating airline is not one that UK261 covers on arrival.',
  'rights.scope.uk_outside':
    '{{from}}–{{to}} neither leaves the United Kingdom nor arrives there or in the EU, so UK261 does not apply.',
  'rights.scope.licence_unknown':
    'It depends on who licensed the operating airline, which is not known: a person must look.',
  'rights.scope.compensated': 'The passenger was already compensated and assisted in the country of departure.',
  'rights.excluded.booking': 'There was no confirmed booking.',
  'rights.excluded.fare': 'The passenger flew free or at a fare that the public cannot buy.',
  'rights.excluded.not_presented':
    'The passenger did not present for check-in in time, so nothing is due for the delay.',
  'rights.distance.band':
    '{{from}}–{{to}} measures {{km}} km on the great circle from first departure to final destination: {{amount}} {{currency}}.',
  'rights.distance.intra':
    '{{from}}–{{to}} measures {{km}} km, but stays within the Community: {{amount}} {{currency}}.',
  'rights.cause.extraordinary':
    'The cause given ({{cause}}) can be extraordinary; the airline must prove it and that it took all reasonable measures.',
  'rights.cause.ordinary': 'The cause given ({{cause}}) is not extraordinary: it belongs to running an airline.',
  'rights.due.delay_unknown': 'The delay at the final destination, when the first door opened, is not known.',
  'rights.due.delay_short': 'Arrived {{delay}} minutes late; compensation begins at 180.',
  'rights.due.delay': 'Arrived {{delay}} minutes late, counted when the first door opened: {{amount}} {{currency}}.',
  'rights.due.subtracted': '{{minutes}} minutes had an extraordinary cause and are taken off; {{rest}} remain.',
  'rights.due.short_c':
    'More than 3,500 km and less than four hours late: the airline may pay {{pays}} {{currency}} instead.',
  'rights.due.short_c_fixed': 'More than 3,500 km and no more than four hours late: {{pays}} {{currency}}.',
  'rights.due.extraordinary':
    'Extraordinary circumstances are proved: no compensation. Care and re-routing are still due.',
  'rights.due.notice_unknown':
    'When the passenger was told is not known; the airline must prove it. Telling an agent does not count.',
  'rights.due.notice_14': 'The passenger was told {{days}} days before, at least two weeks: no compensation.',
  'rights.due.reroute_exempt':
    'Told {{days}} days before and offered a flight that leaves {{tookEarly}} min early and arrives {{tookLate}} min late, within what exempts ({{early}} early, under {{lateBelow}} late).',
  'rights.due.reroute_outside':
    'Told {{days}} days before; the flight offered leaves {{tookEarly}} min early and arrives {{tookLate}} min late, beyond what exempts ({{early}} early, under {{lateBelow}} late): {{amount}} {{currency}}.',
  'rights.due.no_reroute': 'Told {{days}} days before and no other flight offered in time: {{amount}} {{currency}}.',
  'rights.due.reroute_cut':
    'The other flight arrived {{late}} min late, no more than {{limit}}: the airline may pay half, {{half}} {{currency}}.',
  'rights.due.forward_unknown': 'By how much the flight was brought forward is not known.',
  'rights.due.forward_short': 'Brought forward by {{minutes}} minutes, no more than an hour: not a cancellation.',
  'rights.due.forward':
    'Brought forward by {{minutes}} minutes, more than an hour: that is a cancellation, and pays in full.',
  'rights.due.volunteer': 'The passenger gave up the seat voluntarily; what was agreed is due, not compensation.',
  'rights.due.reasonable_grounds': 'Boarding was refused for health, safety, security or documents: no compensation.',
  'rights.due.denied': 'Boarding was refused against the passenger’s will: {{amount}} {{currency}}, at once.',
  'rights.due.no_defence': 'Extraordinary circumstances are no defence against a refusal to board.',
  'rights.care.at_once':
    'Person with reduced mobility, companion or child alone: care as soon as possible, from minute 1 and whatever the delay.',
  'rights.care.meals': 'Meals in relation to the wait, and two calls or messages.',
  'rights.care.none': '{{delay}} minutes late at departure; care begins at {{threshold}}.',
  'rights.care.hotel':
    'The new departure is on another day: hotel and transport to it; for a child, supervision overnight.',
  'rights.care.refund': 'The passenger may give up the flight and have the price back within 7 days.',
  'cause.bird_strike': 'bird strike',
  'cause.runway_debris': 'debris on the runway',
  'cause.fuel_spill': 'fuel on the runway',
  'cause.unruly_passenger': 'unruly passenger',
  'cause.air_traffic_control': 'air traffic control',
  'cause.severe_weather': 'severe weather',
  'cause.airspace_closure': 'closed airspace',
  'cause.lightning': 'lightning strike',
  'cause.hidden_manufacturing_defect': 'hidden manufacturing defect',
  'cause.technical_fault': 'technical fault',
  'cause.boarding_stairs': 'collision with boarding stairs',
  'cause.staff_strike': 'strike by the airline’s own staff',
  'cause.wildcat_strike': 'wildcat strike',
  'cause.crew_illness': 'illness of the crew',
  'cause.crew_shortage': 'crew shortage',
  'rights.review.near_threshold': 'The distance is within 0.3 % of a threshold: a person must look.',
  'rights.review.licence_unknown': 'The operating airline’s license is not known: a person must look.',
  'rights.review.facts_missing': 'A fact that decides is missing: a person must look.',
  'rights.review.cause_unproven': 'The cause may be extraordinary and is not proved: a person must look.',
  'rights.review.intra_unconfirmed':
    'That this long flight counts as within the Community should be confirmed by counsel.',
  'rights.review.not_presented':
    'The passenger was not at check-in; whether that matters depends on when they were told.',
  'rights.us.denied_outside':
    '{{from}} lies outside the United States, whose rule on denied boarding binds only flights that leave it.',
  'rights.us.denied_volunteer': 'The passenger gave up the seat voluntarily; what was agreed is due.',
  'rights.us.denied_fare': 'The one-way fare in US dollars is not known; compensation is a multiple of it.',
  'rights.us.denied': 'Boarding was refused and the other flight arrives {{late}} minutes late: {{amount}} USD.',
  'rights.us.denied_no_substitute': 'Boarding was refused and no other flight was offered: {{amount}} USD.',
  'rights.us.refund_none': 'Neither canceled nor changed by as much as the United States ask for a refund.',
  'rights.us.refund_if_declined':
    'If the passenger turns the change down, the fare comes back within {{card}} business days to a card, else {{other}} calendar days.',
  'rights.us.refund_due':
    'Canceled or significantly changed, and the passenger turned the change down: the fare comes back within {{card}} business days to a card, else {{other}} calendar days.',
  'rights.us.refund_accepted': 'The passenger took the change: no refund under US rules.',
  'rights.us.no_delay_compensation': 'US law knows no cash compensation for delay.',
  'rights.bag.limit': 'Baggage: up to {{sdr}} special drawing rights for each passenger.',
  'rights.bag.us_floor': 'Baggage on a domestic US trip: the airline’s limit is no lower than {{amount}} USD.',
  'rights.bag.fee_due': 'The bag came {{hours}} h after arrival, later than {{limit}} h: the fee for it comes back.',
  'rights.bag.fee_not_due':
    'The bag came {{hours}} h after arrival, no later than {{limit}} h: its fee is not refunded.',
  'rights.downgrade': 'A lower class on {{from}}–{{to}}: {{percent}} % of that flight’s fare comes back within 7 days.',
  'rights.review.law_unverified': 'The limits of that date were not checked against the law: a person must look.',
} as const;
