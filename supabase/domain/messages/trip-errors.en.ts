/** What the error keys of the questionnaires and of a trip say. */
export const tripErrorsEn = {
  'error.need.answer': 'Please answer yes or no.',
  'error.need.choice': 'Choose one of the options.',
  'error.need.date': 'Enter a date, such as 2027-03-29.',
  'error.need.number': 'Enter a number within the limits of this question.',
  'error.need.size': 'Enter length, width and height in centimeters.',
  'error.need.too_long': 'This is too long.',
  'error.need.adult_name': 'Enter the adult’s full name.',
  'error.need.adult_phone': 'Enter a telephone number at which the adult can be reached.',
  'error.need.adult_id': 'Enter the number of the identity document that the adult will show.',
  'error.need.section': 'Please answer the questions about this kind of assistance.',
  'error.trip.country': 'Choose a country.',
  'error.trip.date': 'Enter a date, such as 2027-03-29.',
  'error.trip.instant': 'Enter a date and a time.',
  'error.trip.number': 'Enter a number within the limits of this question.',
  'error.trip.currency': 'Enter a currency’s three letters, such as EUR.',
  'error.trip.leg': 'There is no such flight in this direction.',
  'error.trip.choice': 'Choose one of the options.',
  'error.trip.too_long': 'This is too long.',
  'error.trip.traveller_id': 'Each traveler needs an identifier.',
  'error.trip.travellers': 'Add at least one traveler.',
} as const;

export type TripErrorKey = keyof typeof tripErrorsEn;
