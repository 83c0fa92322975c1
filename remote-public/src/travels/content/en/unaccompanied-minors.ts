import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'A child who flies alone needs two adults, one form and an airline that still has a place. We find the airline, reserve the place and prepare both adults for the handover.',
  offers: [
    'Three itineraries on airlines that really accept your child’s age, with non-stop flights first and no last connection of the day.',
    'The airline’s minor service reserved with the flight: places are limited on every departure, so we ask before you pay.',
    'The handover prepared on both sides: names, identity documents and telephone numbers exactly as the airline wants them.',
    'A one-page card for your child with the flight, the people and the numbers to call, in the languages that they need.',
    'Someone to call on the day: if the flight is delayed or diverted we speak with the airline and with both adults.',
  ],
  documents: [
    'Passport or identity card of the child, valid for the whole trip.',
    'The airline’s unaccompanied-minor form, with the release that a parent signs.',
    'Full name, identity document and phone of the adult who brings the child, and of the one who collects.',
    'Parental travel permission if a border is crossed without a parent. Spain asks for the signed permission of the Policía Nacional, the Guardia Civil or a notary; some countries ask for it notarized.',
    'Custody papers, where only one parent decides.',
    'A note of allergies or medicines, only if the crew should know.',
  ],
  considerations: [
    'Ages 0–4 cannot travel alone. Ages 5–14 need the airline’s minor service; the exact band belongs to the airline that operates the flight, so we check it for every flight.',
    'Some airlines sell no such service and only set a minimum age for flying alone: 14 at British Airways, 15 at Avianca, 16 at Ryanair and easyJet when we last looked.',
    'Age counts on the day of each flight, not on the day of booking: a birthday between outbound and return changes the rules.',
    'The adult who drops off stays at the airport until the plane is in the air. The adult who collects must show the document named on the form.',
    'Connections are limited. Several airlines accept children of 5 to 7 on non-stop flights only.',
    'A teenager above the band may often use the service too, if you prefer. Tell us and we ask.',
  ],
  notice: [
    { when: 'When you book', what: 'Ask for the minor service. Places per flight are few.' },
    { when: 'Two weeks before', what: 'Travel permission signed; police forms are often valid for 30 days only.' },
    {
      when: 'The day',
      what: 'Arrive early and check in at the desk: online check-in is usually closed to minors traveling alone.',
    },
  ],
  sources: [
    { label: 'Iberia, help pages: unaccompanied minors', href: 'https://help.iberia.com' },
    {
      label:
        'Spanish Ministry of the Interior: “Autorización para viaje de menores al extranjero” (Instruction 10/2019)',
      titleIn: 'es',
      href: 'https://www.interior.gob.es',
    },
    {
      label: 'US Department of Transportation, Aviation Consumer Protection: “When Kids Fly Alone”',
      href: 'https://www.transportation.gov/airconsumer',
    },
  ],
} satisfies TravelKindContent;
