import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'Oxygen, a stretcher, a nurse in the next seat, or just a form that a doctor has to sign. We arrange what the airline’s doctors ask for, in the order and the time in which they ask for it.',
  offers: [
    'Airlines compared by what they accept: stretcher, oxygen from the airline, own concentrator, escort.',
    'The medical form prepared with your doctor and followed until the airline says yes, for each direction.',
    'A nurse or doctor as escort found with specialist providers, with their price shown apart from our fee.',
    'Ambulances and ground assistance at both ends timed to the flight.',
    'A plan for delays: batteries, medicines and oxygen that last longer than the timetable.',
  ],
  documents: [
    'The airline’s medical form (MEDIF), signed by the treating doctor; or the frequent traveler’s medical card (FREMEC) for a stable condition, where the airline honors it.',
    'Name and telephone of the doctor who knows the case.',
    'For own equipment: make, model and battery hours of the concentrator, ventilator or CPAP.',
    'For a stretcher: name, age and qualification of the escort, and the ambulance arrangements at both airports.',
    'Prescriptions with generic names, and the insurer’s case number if there is one.',
  ],
  considerations: [
    'We ask what help is needed, not the diagnosis. Health details go only to those who must clear the flight, with your separate consent.',
    'Medical clearance is usually asked for at least 48 to 72 hours before departure. Some airlines want the form issued at most 14 days before each flight, so a longer stay needs a second one.',
    'A stretcher always travels with an escort, in economy, over several seats whose price the airline sets.',
    'Compressed-gas cylinders of your own are usually not accepted: ask the airline. A portable concentrator with the approval label generally is; airlines may ask for batteries for 150 % of the flight.',
    'Where US rules apply, oxygen from the airline may need 72 hours’ notice on international flights and 48 hours on domestic ones, if the airline offers it at all.',
    'A cabin is like a mountain of 6,000 to 8,000 feet: about a quarter less oxygen pressure. Recent surgery, a recent heart attack or a collapsed lung need a doctor’s word first.',
  ],
  notice: [
    { when: 'Two weeks before', what: 'Earliest date for most medical forms.' },
    { when: '72 hours before', what: 'Forms at the airline; oxygen for international flights.' },
    { when: '48 hours before', what: 'Stretcher, own breathing equipment and other special requests, at the latest.' },
    { when: 'One hour earlier', what: 'Check in an hour before the general time when you carry medical equipment.' },
  ],
  sources: [
    {
      label: '14 CFR 382.27: advance notice for services',
      href: 'https://www.ecfr.gov/current/title-14/section-382.27',
    },
    { label: 'LOT Polish Airlines: when a MEDIF form is needed', href: 'https://www.lot.com' },
    { label: 'Emirates: medical information form (MEDIF)', href: 'https://www.emirates.com' },
    { label: 'Cathay Pacific: stretcher service', href: 'https://www.cathaypacific.com' },
  ],
} satisfies TravelKindContent;
