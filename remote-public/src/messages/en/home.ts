export const home = {
  'home.meta.title': 'Assisted air travel for people with special needs',
  'home.hero.title': 'Fly with someone on your side',
  'home.hero.subtitle':
    'A child on a first flight alone, a wheelchair with a battery, a mother who forgets. We find the flight that fits, arrange the help, and stay within reach until everyone has arrived.',
  'home.hero.plan': 'Plan your trip',
  'home.hero.how': 'How it works',
  'home.hero.alt':
    'A paper plane draws a line over a group of travelers: a woman in a wheelchair, a child with a lanyard, an elderly man with a cane, a dog and a suitcase.',
  'home.promise.advice': 'Advice is free',
  'home.promise.fee': 'You pay only after you accept an offer',
  'home.promise.changes': 'One fee covers later changes too',
  'home.solutions.title': 'Where shall we begin?',
  'home.solutions.family.title': 'Seniors & Children',
  'home.solutions.family.body':
    'Assistance from the curb to the seat for older travelers, and a safe handover from adult to adult for children who fly alone.',
  'home.solutions.pets.title': 'Pets & Service Animals',
  'home.solutions.pets.body':
    'Carrier, certificate, vaccination, form: what your animal needs for each border and each airline, counted back from your date.',
  'home.solutions.size.title': 'Passengers of Size & Special Items',
  'home.solutions.size.body':
    'A second seat without an argument at the gate, and a yes in writing for the cello, the bicycle or the powered chair.',
  'home.solutions.alsoMinors': 'Children flying alone',
  'home.solutions.alsoItems': 'Baggage and special items',
  'home.about.title': 'About us',
  'home.mission.title': 'Our mission',
  'home.mission.body':
    'To make flying possible for people whom the ordinary booking forgets. We ask what help is needed, never why, and we take the telephone calls that nobody should have to make twice.',
  'home.vision.title': 'Our vision',
  'home.vision.body':
    'A day on which assistance is as certain as a seat: asked for once, confirmed in writing, and there when the door opens.',
  'home.team.title': 'Meet the Team',
  'home.team.note': 'Portraits are drawn.',
} as const;
