import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'A cello, a bicycle, a surfboard, a chair with a battery. Whether it flies depends on centimeters, kilograms and watt-hours, and on an airline that has said yes in writing.',
  offers: [
    'The item checked against the aircraft’s hold door and the airline’s limits, flight by flight.',
    'A seat of its own for what must not leave your side, booked under your name and confirmed by every airline of the trip.',
    'Battery rules explained for your device: what stays installed, what goes to the cabin, what cannot fly.',
    'Declaration of higher value arranged where the ordinary limit would not cover the loss.',
    'If it arrives late or damaged: the report, the deadline and the letter.',
  ],
  documents: [
    'Measurements (length, width, height), weight and value of each item, as packed.',
    'Photographs of the item before departure, and the purchase invoice if there is one.',
    'For batteries: the label with type and watt-hours, and proof that the UN 38.3 test was passed if the airline asks.',
    'For instruments of protected woods or ivory: the CITES certificate.',
    'The airline’s written acceptance, with the booking reference.',
  ],
  considerations: [
    'One piece normally weighs at most 32 kg, because people lift it, and 158 cm as the sum of its three sides is the standard size. Beyond that it needs acceptance.',
    'US airlines must carry a small instrument in the cabin at no extra fee if there is room when you board, and a large one in a bought seat if it is cased and weighs no more than 165 lb (75 kg).',
    'A cello gets a window seat outside the exit rows, and no online check-in. Changing to a second airline is where such trips usually fail, so we prefer one airline.',
    'For a wheelchair with a removable lithium battery: one spare up to 300 Wh, or two up to 160 Wh each, in the cabin. The airline has to approve every battery beforehand.',
    'The limit for lost, delayed or damaged baggage is 1,519 special drawing rights for each passenger on international flights. A special declaration raises it.',
    'Complaints are made in writing: damage within 7 days of receiving the bag, delay within 21 days.',
  ],
  notice: [
    { when: 'When you book', what: 'Space for bulky items is given in the order of asking.' },
    { when: '48 hours before', what: 'Notice for mobility devices and their batteries.' },
    { when: '7 days after', what: 'Last day to complain in writing about damage.' },
    { when: '21 days after', what: 'Last day to complain about delay; a bag still missing then counts as lost.' },
  ],
  sources: [
    {
      label: 'ICAO: Montreal Convention of 1999, limits of liability revised from December 28, 2024',
      href: 'https://www.icao.int',
    },
    {
      label: '14 CFR Part 251: carriage of musical instruments',
      href: 'https://www.ecfr.gov/current/title-14/part-251',
    },
    { label: 'IATA: “Battery-Powered Wheelchair and Mobility Aid Guidance Document”', href: 'https://www.iata.org' },
  ],
} satisfies TravelKindContent;
