export const en = {
  'page.home': 'Home',
  'page.howItWorks': 'How it works',
  'page.services': 'Services',
  'page.travels': 'Travels',
  'page.unaccompaniedMinors': 'Unaccompanied minors',
  'page.petsServiceAnimals': 'Pets and service animals',
  'page.elderlyTravelers': 'Elderly travelers',
  'page.passengersOfSize': 'Passengers of size',
  'page.baggageSpecialItems': 'Baggage and special items',
  'page.tripMedicalEscort': 'Trip and medical escort',
  'page.blog': 'Blog',
  'page.blogPost': 'Article',
  'page.contact': 'Contact',
  'page.sos': 'SOS',
  'page.requestForm': 'Start a request',
  'page.privacyPolicy': 'Privacy policy',
  'page.termsOfService': 'Terms of service',
  'page.refundsCancellations': 'Refunds and cancellations',
  'page.accessibilityStatement': 'Accessibility statement',
  'page.dataRights': 'Data rights',
} as const;

export default en;
