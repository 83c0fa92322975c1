export const workflow = {
  'how.meta.description': 'Four steps from your first message to a calm arrival: request, analysis, plan, travel.',
  'how.title': 'How it works',
  'how.subtitle': 'Four steps, one person who knows your case, and no cost until you decide.',
  'how.step1.title': 'Submit your request',
  'how.step1.body':
    'Tell us who travels, where to, and what help is needed. Two minutes are enough; we ask for the rest only if the trip needs it.',
  'how.step2.title': 'We analyze your needs',
  'how.step2.body':
    'An agent checks airlines, aircraft, airports and notice periods for your case, and asks you what the forms forget to ask.',
  'how.step3.title': 'Receive your plan',
  'how.step3.body':
    'Three ways to travel, side by side, with prices that are guaranteed for 72 hours and the conditions in plain words.',
  'how.step4.title': 'Travel with confidence',
  'how.step4.body':
    'We book, follow each assistance until the airline confirms it, and answer when something changes on the way.',
  'how.stepOf': 'Step {{step}}',
  'how.stats.title': 'In numbers',
  'stats.travelers.value': '10K+',
  'stats.travelers.label': 'happy travelers',
  'stats.countries.value': '50+',
  'stats.countries.label': 'countries',
  'stats.support.value': '24/7',
  'stats.support.label': 'support',
  'services.meta.description':
    'What Kindwing does in five steps, and what it costs: one fee for each itinerary, from EUR 25, paid only after you accept an offer.',
  'services.title': 'Our service, step by step',
  'services.subtitle': 'What happens between your first message and your last suitcase, and what it costs.',
  'services.step1.title': 'Request and assessment',
  'services.step1.body':
    'You submit a request and receive an initial assessment of what is possible and what it takes.',
  'services.step2.title': 'Three alternatives, 72 hours',
  'services.step2.body':
    'You receive a curated offer of 3 travel alternatives with a 72-hour grace period and guaranteed prices. Then you decide.',
  'services.step3.title': 'Confirmation and booking',
  'services.step3.body':
    'We book with a transparent invoice, issue the tickets and handle all communication with the airline.',
  'services.step4.title': 'Support while you travel',
  'services.step4.body':
    'Delays, missed connections, a closed gate: we re-route and speak to the airline while you wait.',
  'services.step5.title': 'Help after the trip',
  'services.step5.body':
    'Delayed baggage, a damaged chair, compensation for a late flight: we write the claim and follow it.',
  'services.fees.title': 'What it costs',
  'services.fees.caption': 'Service fee for each reserved itinerary, in euros',
  'services.fees.kind': 'Trip',
  'services.fees.duration': 'Flying time',
  'services.fees.price': 'Fee',
  'fee.short.title': 'Short & Regional',
  'fee.short.duration': 'under 2 hours',
  'fee.medium.title': 'Medium Haul',
  'fee.medium.duration': 'under 7 hours',
  'fee.long.title': 'Long Haul',
  'fee.long.duration': 'over 7 hours',
  'fee.complex.title': 'Complex Itineraries',
  'fee.complex.duration': 'interline, multi-transit, round-the-world',
  'services.fees.included.title': 'Included in the one-time fee',
  'services.fees.included.1': 'unlimited future changes and re-routing',
  'services.fees.included.2': 'support with cancellations and refunds',
  'services.fees.included.3': 'claims assistance, without a share of what you are awarded',
  'services.fees.never':
    'Initial research and advice are never charged. The fee is due only after you accept an offer.',
  'services.fees.return':
    'For a return trip the longer direction counts. Flights and airlines’ own charges are shown apart.',
  'services.start': 'Start Your Request',
} as const;
