/** The pages that a form ends at when it was sent without scripts. */
export const sent = {
  'route.sent': 'Sent',
  'sent.meta.description': 'What happens after a form has been sent.',
  'sent.reference.where':
    'Your reference stands at the very end of this page’s address, after the # sign: KW- and six characters. It is also in the mail that we have just sent you.',
  'sent.contact.next': 'Nothing else is to be done. If it becomes urgent, call us: {{phone}}.',
  'sent.request.mail': 'A mail with the reference is on its way to the address that you gave.',
  'sent.problem.title': 'This has not been sent yet',
  'sent.problem.back':
    'Go back with your browser: it keeps what you wrote. Mend what is named here, and send it again.',
  'sent.problem.urgent': 'Is it urgent? Do not wait for a form. Call us: {{phone}}.',
  'sent.problem.too-many.title': 'Too many messages from your network',
  'sent.problem.too-many.body': 'Please wait a few minutes and send it again, or call us: {{phone}}.',
  'sent.problem.too-long.title': 'The text is too long',
  'sent.problem.too-long.body':
    'A message may have 10,000 characters. Send the first part, and the rest in a second message.',
  'sent.problem.unavailable.title': 'We could not store it',
  'sent.problem.unavailable.body':
    'That was our fault, not yours. Go back and send it again in a minute; it will not arrive twice. Or call us: {{phone}}.',
  'sent.problem.unknown.title': 'We could not tell which form this was',
  'sent.problem.unknown.body': 'Please open the form anew and send it from there.',
  'sent.problem.form': 'What this form needs: {{form}}',
  'sent.problem.open': 'Open the form',
  'sent.problem.limit': 'At most {{count}} characters.',
} as const;
