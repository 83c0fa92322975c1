export const legal = {
  'legal.privacy-policy.title': 'Privacy policy',
  'legal.privacy-policy.description': 'Which data we need, why, for how long, and who sees it.',
  'legal.terms-of-service.title': 'Terms of service',
  'legal.terms-of-service.description': 'What you can expect of us, what we expect of you, and when a fee is due.',
  'legal.refunds-cancellations.title': 'Refunds and cancellations',
  'legal.refunds-cancellations.description':
    'Our fee, the airline’s fare, and compensation: what comes back, and when.',
  'legal.accessibility-statement.title': 'Accessibility statement',
  'legal.accessibility-statement.description':
    'The standard that we build to, what works, what does not yet, and whom to tell.',
  'legal.data-rights.title': 'Data rights (GDPR)',
  'legal.data-rights.description': 'What each right means at Kindwing, and how to use it.',
  'legal.others': 'Other legal pages',
} as const;
