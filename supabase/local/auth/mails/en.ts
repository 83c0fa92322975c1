import type { MailTexts } from './texts.ts';

export const en: MailTexts = {
  confirmation: {
    subject: 'Confirm your email address',
    body: ['Welcome to Kindwing.', 'Please confirm that {{email}} is your address. The link works for 24 hours.'],
    action: 'Confirm my address',
    footer: 'If you did not sign up, you can ignore this message: without your confirmation no account is opened.',
  },
  magic_link: {
    subject: 'Your sign-in link',
    body: ['You asked for a link to sign in to Kindwing. It works once, within one hour.'],
    action: 'Sign in',
    footer: 'If you did not ask for it, you can ignore this message.',
  },
  recovery: {
    subject: 'Set a new password',
    body: ['You asked to set a new password for {{email}}. The link works once, within one hour.'],
    action: 'Set a new password',
    footer: 'If you did not ask for it, you can ignore this message: your password stays as it is.',
  },
  invite: {
    subject: 'You are invited to Kindwing',
    body: ['An account has been prepared for {{email}}. The link works for 24 hours.'],
    action: 'Accept the invitation',
    footer: 'If you do not know what this is about, you can ignore this message.',
  },
  email_change_new: {
    subject: 'Confirm your new email address',
    body: ['Please confirm that this address is to be the new one of your Kindwing account.'],
    action: 'Confirm the new address',
    footer: 'If you did not ask for it, you can ignore this message.',
  },
  email_change_current: {
    subject: 'Confirm the change of your email address',
    body: ['You asked to change the address of your Kindwing account, {{email}}. Please confirm it here as well.'],
    action: 'Confirm the change',
    footer: 'If this was not you, do not open the link, and change your password.',
  },
  account_exists: {
    subject: 'You already have an account',
    body: [
      'Somebody, probably you, tried to sign up at Kindwing with {{email}}. This address already has an account.',
      'You can sign in with it. If you have forgotten the password, set a new one.',
    ],
    action: 'Go to the sign-in page',
    footer: 'If this was not you, you can ignore this message: nothing has changed.',
  },
  address_taken: {
    subject: 'Your address was entered for another account',
    body: [
      'Somebody tried to make {{email}} the address of another Kindwing account. It belongs to yours, and stays so.',
    ],
    footer: 'You need not do anything.',
  },
};
