import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'You know best how much room you need. We find the seat where both armrests go down, or the second seat at the fairest price, and nobody at the gate discusses it in front of others.',
  offers: [
    'Seat widths compared by aircraft and cabin before you choose, not after.',
    'An extra seat booked beside yours, under your own name, on every flight of the trip.',
    'Refund conditions explained in writing, and the refund claimed for you when the airline’s rule allows it.',
    'Belt extender, aisle seat, movable armrest and early boarding asked for and confirmed.',
    'On trips with two airlines: the second seat confirmed by both, which is where it usually goes wrong.',
  ],
  documents: [
    'Passport or identity card; the extra seat carries your name too.',
    'Booking references that show both seats; we send you a card to show at the desk.',
    'For domestic flights with Air Canada, where one person pays one fare: the airline’s form, at least 48 hours before departure.',
    'Receipts and boarding passes of both seats, if a refund is to be claimed afterwards.',
  ],
  considerations: [
    'The usual test is whether both armrests go all the way down.',
    'Prices differ widely: some airlines reduce the second fare, some refund it when the flight was not full, others do neither. Rules change often, so every offer states what we checked and when.',
    'United States law does not oblige airlines to give a second seat free of charge.',
    'With Southwest, the extra seat has to be bought at booking; a refund can be asked for within 90 days if at least one seat was open at departure.',
    'The extra seat has to be next to yours: ask for it in the booking, because a seat bought on its own can be moved.',
    'Exit rows cannot be combined with a belt extender.',
  ],
  notice: [
    { when: 'When you book', what: 'Buy or ask for both seats together: the fare is usually the same only then.' },
    { when: '48 hours before', what: 'Latest moment for the airline’s own forms, where there are any.' },
    { when: 'Up to 90 days after', what: 'Refund claims, where the airline’s rule allows them.' },
  ],
  sources: [
    {
      label: 'US Department of Transportation: Aviation Consumer Protection',
      href: 'https://www.transportation.gov/airconsumer',
    },
    {
      label: 'Southwest Airlines: “Customer of size and extra seat policy”',
      href: 'https://www.southwest.com/help/booking/extra-seat-policy',
    },
    { label: 'Air Canada: accessibility services, “One Person, One Fare”', href: 'https://www.aircanada.com' },
  ],
} satisfies TravelKindContent;
