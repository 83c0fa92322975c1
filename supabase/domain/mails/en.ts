import type { MailLanguageTexts } from './templates.ts';

export const en: MailLanguageTexts = {
  templates: {
    submitted: {
      subject: 'We have your request {{reference}}',
      body: [
        'Thank you. Your request has arrived, and an agent will look at it.',
        'Its reference is {{reference}}. Please keep it: it is what we ask for on the phone.',
      ],
    },
    question_asked: {
      subject: 'A question about your request {{reference}}',
      body: ['Our agent needs an answer from you before going on with your request {{reference}}.'],
    },
    message_posted: {
      subject: 'A new message about your request {{reference}}',
      body: ['There is a new message for you about your request {{reference}}.'],
    },
    offer_sent: {
      subject: 'Your offer for {{reference}} is ready',
      body: [
        'Three travel alternatives for your request {{reference}} are waiting for you.',
        'The prices are guaranteed until {{expires}}. Nothing is charged before you accept one of them.',
      ],
    },
    offer_extended: {
      subject: 'You have more time for your offer {{reference}}',
      body: ['Your offer for the request {{reference}} is now valid until {{expires}}.'],
    },
    offer_withdrawn: {
      subject: 'Your offer for {{reference}} was withdrawn',
      body: [
        'The offer for your request {{reference}} can no longer be accepted.',
        'Your request stays open, and our agent goes on looking for alternatives.',
      ],
    },
    offer_accepted: {
      subject: 'You have accepted an offer: {{reference}}',
      body: [
        'Thank you. You have accepted an alternative for {{amount}} for your request {{reference}}.',
        'We book it now and send you the invoice.',
      ],
    },
    booked: {
      subject: 'Your trip {{reference}} is booked',
      body: [
        'Your trip is booked. The airline’s booking code is {{pnr}}.',
        'The first flight leaves on {{departs}}.',
        'Your invoice {{invoice}} over {{amount}} is in your portal.',
      ],
    },
    flight_moved: {
      subject: 'The airline has changed a flight of your trip {{reference}}',
      body: [
        'The airline has changed your flight from {{origin}} to {{destination}}. It now leaves on {{departs}}.',
        'We check with the airline again all that we had arranged for this flight, and tell you what it answers.',
        'If the change doesn’t suit you, write to us: other flights are part of your fee.',
      ],
    },
    payment_recorded: {
      subject: 'We have received your payment: {{invoice}}',
      body: ['Your payment of {{amount}} for the invoice {{invoice}} has arrived. Thank you.'],
    },
    cancelled: {
      subject: 'Your request {{reference}} is canceled',
      body: ['Your request {{reference}} has been canceled. If this was not meant to be, please write to us.'],
    },
    completed: {
      subject: 'Your trip {{reference}} is complete',
      body: [
        'We hope that you have arrived well. Your request {{reference}} is now complete.',
        'If your baggage was late or your flight delayed, our help with it is part of your fee.',
      ],
    },
  },
  refund: {
    subject: 'We have refunded you: {{invoice}}',
    body: ['We have sent {{amount}} back to you for the invoice {{invoice}}.'],
  },
  greetingWithName: 'Hello {{name}},',
  greeting: 'Hello,',
  open: 'Open the request',
  signUp: 'Create an account',
  signUpWhy: 'With an account for this email address you can follow your request, read offers and answer questions.',
  footer: 'You get this message because of a request made with this address at Kindwing.',
};
