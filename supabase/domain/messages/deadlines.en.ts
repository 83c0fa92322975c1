/** What is to be done by a deadline. */
export const deadlinesEn = {
  'deadline.UM_REQUEST':
    'Request and book the unaccompanied-minor (UM) place by phone or agent, at booking: places are limited',
  'deadline.UM_REQUEST_EARLY':
    'Request the unaccompanied-minor (UM) service as early as possible; it cannot be booked online',
  'deadline.UM_HANDOVER': 'The adult who brings the child stays at the airport until the aircraft is airborne',
  'deadline.EXIT_PERMIT_READY': 'Have the exit permit ready',
  'deadline.MINOR_ES_PERMIT': 'Signed travel permission from Policía Nacional, Guardia Civil or a notary',
  'deadline.EU_PRM_NOTICE':
    'Notice of the assistance needed (PRM) to the carrier, per departure, so that assistance is guaranteed',
  'deadline.CARRIER_PRM_NOTICE': 'Notice of the assistance needed (PRM), by this carrier’s own policy, per departure',
  'deadline.EU_PRM_FORWARD': 'We, as the carrier’s agent, forward the notice to the carrier and the airports',
  'deadline.EU_PRM_SHOWUP':
    'Be at the designated meeting point; at the check-in desk one hour before, unless another time was stipulated in writing',
  'deadline.AENA': 'Request assistance from Aena; one request can cover up to three flights',
  'deadline.EU_MOBILITY': 'Notice of the mobility device to be carried',
  'deadline.DG_APPROVAL': 'Airline’s dangerous-goods (DG) approval of the battery',
  'deadline.US_382_POWERCHAIR': 'Check in with the battery chair one hour before general check-in',
  'deadline.US_382_OTHER':
    'Notice of the stretcher, on-board chair, battery packaging or severe loss of both vision and hearing, for which a carrier may ask it, and one hour earlier check-in',
  'deadline.MEDIF':
    'Medical form (MEDIF) to the airline for {{from}}–{{to}} ({{direction}}), issued within {{days}} days before the flight',
  'deadline.MEDIF_LOT':
    'Medical form (MEDIF) to the airline for {{from}}–{{to}} ({{direction}}), issued within {{days}} days before the flight',
  'deadline.MEDIF_EMIRATES':
    'Medical form (MEDIF) to the airline for {{from}}–{{to}} ({{direction}}), issued within {{days}} days before the flight',
  'deadline.STRETCHER_CX': 'Stretcher and medical form (MEDIF) to the airline for {{from}}–{{to}} ({{direction}})',
  'deadline.US_382_O2_DOM': 'Notice of carrier-supplied oxygen, and one hour earlier check-in',
  'deadline.US_382_O2_INTL': 'Notice of carrier-supplied oxygen, and one hour earlier check-in',
  'deadline.US_382_POC':
    'Notice of the oxygen concentrator (POC) or other respiratory device, and early check-in one hour before general check-in',
  'deadline.US_MED_CERT':
    'Medical certificate, where the carrier may ask one, issued no more than ten days before the first flight',
  'deadline.EU_PET_VACCINE': 'Earliest rabies vaccination, at twelve weeks of age',
  'deadline.EU_PET_RABIES': 'Earliest travel, 21 days after the rabies vaccination',
  'deadline.EU_PET_AHC': 'Animal health certificate for entry into the EU, issued no more than ten days before arrival',
  'deadline.EU_PET_OWNER': 'The animal travels within five days of its owner',
  'deadline.TAPEWORM': 'Tapeworm treatment of the dog by a vet, between 120 and 24 hours before arrival',
  'deadline.US_SVAN_FORM': 'DOT service-animal forms to the airline',
  'deadline.US_SVAN_FORM_LATE':
    'DOT service-animal forms at check-in or gate on the day of travel, where the booking was made later than 48 hours before',
  'deadline.US_CDC_DOG': 'CDC dog import: the dog is six months old',
  'deadline.US_CDC_FORM':
    'Receipt of the CDC dog import form, valid six months; the form can be filled in the same day',
  'deadline.ESAN_NOTICE': 'Notice of the emotional-support animal and its letter to the airline',
  'deadline.PET_PLACE': 'Request the animal’s place: flights take few (pet quota)',
  'deadline.UK_PET_CARGO': 'Book manifest cargo and the animal reception center for entry into the United Kingdom',
  'deadline.EXST_BUY': 'Buy the second seat with the first',
  'deadline.EXST_BUY_SAME_CLASS': 'Buy the second seat at the same time and in the same fare class',
  'deadline.EXST_ADJACENCY': 'Confirm the adjacency of the extra seat with the operating carrier',
  'deadline.WN_EXST_REFUND': 'Request the refund of the second seat',
  'deadline.AC_1P1F': 'Medical form for the one-person-one-fare seat to the airline',
  'deadline.CBBG_SEAT': 'Confirm the CBBG cabin-baggage seat, at booking, and re-check it',
  'deadline.ITEM_CARRIER': 'Request the special equipment (surf, wind, sports) by the time that this carrier asks',
  'deadline.ITEM_REQUEST': 'Request the special baggage with the airline and confirm it',
  'deadline.BAG_PIR': 'Property irregularity report (PIR) at the airport, before leaving the baggage hall',
  'deadline.BAG_DELAY': 'Written complaint to the airline for baggage delay',
  'deadline.BAG_DAMAGE': 'Written complaint to the airline for damage found at delivery',
  'deadline.BAG_COURT': 'Court action against the airline',
} as const;
