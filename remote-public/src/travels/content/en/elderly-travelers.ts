import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'A long walk to the gate, stairs to the plane, a connection that is too short, a memory that plays tricks. Each has an answer that can be booked, free of charge, if someone asks in time.',
  offers: [
    'The right assistance for each stretch: help with distance only, with stairs, or all the way to the seat.',
    'Connections with time to breathe, at airports where the next gate is not a train ride away.',
    'Meet-and-assist for travelers with dementia, with a note to the crew that you have agreed to.',
    'Own wheelchair, walker or scooter announced with its measurements and battery, so that it flies with its owner.',
    'One contact for the family: we keep the daughter in Boston and the son in Bilbao informed, if the traveler wishes.',
  ],
  documents: [
    'Passport or identity card, and visa or travel authorization where needed.',
    'The assistance request, which we make with the airline and which the airline confirms to us in writing.',
    'For an own powered chair: battery type, watt-hours, weight and folded measurements.',
    'List of medicines with their generic names, in the hand baggage. No doctor’s letter is needed for assistance alone.',
    'A contact person on each side of the trip.',
  ],
  considerations: [
    'From airports in the EU, and to them with an EU airline, assistance is a right and costs nothing. Ask at least 48 hours before departure; after that they must still do what they reasonably can.',
    'In the United States an airline may not demand notice for ordinary wheelchair assistance, though telling them early makes it smoother.',
    'A ticket is not a confirmation. Assistance is confirmed only when the airline says so, and a schedule change means asking again. We do both.',
    'Someone who cannot follow safety instructions alone may need a companion on board. We say so before you buy.',
    'Airlines accept up to two mobility devices free of charge in the EU, subject to space and to the battery rules.',
    'In a delay, travelers with reduced mobility and their companions have priority for care, however short the delay is.',
  ],
  notice: [
    { when: 'When you book', what: 'Say which help is needed. We place it on every flight of the trip.' },
    { when: '48 hours before', what: 'Latest moment at which the assistance is guaranteed in the EU.' },
    { when: 'The day before', what: 'We check with the airline again.' },
    { when: '2 hours before', what: 'Be at the meeting point, unless the airline wrote another time.' },
  ],
  sources: [
    {
      label: 'Regulation (EC) 1107/2006: rights of disabled persons and persons with reduced mobility',
      href: 'https://eur-lex.europa.eu/eli/reg/2006/1107/oj',
    },
    { label: 'Aena: “Sin Barreras”, assistance for people with reduced mobility', href: 'https://www.aena.es' },
    {
      label: '14 CFR Part 382: nondiscrimination in air travel',
      href: 'https://www.ecfr.gov/current/title-14/part-382',
    },
  ],
} satisfies TravelKindContent;
