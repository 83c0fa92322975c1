import { expect, type Locator, type Page } from '@playwright/test';

/** What a form of the public site asks for, in English, and how it ends. */
export interface PublicForm {
  path: string;
  /** Label of each text field, and what an empty one is told. */
  fields: Record<string, string>;
  consent: string;
  submit: string;
  success: string;
  failure: { title: string; body: string };
  table: string;
}

const name = 'Your name is required.';
const email = 'Email is required.';

/** The three forms to the letter of the specification (§2, §5, §8). */
export const publicForms = {
  contact: {
    path: '/contact',
    fields: { Name: name, Email: email, Subject: 'Subject is required.', Message: 'Please enter a message.' },
    consent: 'You must consent to data processing to send a message.',
    submit: 'Send message',
    success: 'Message Sent!',
    failure: { title: 'Submission Failed', body: 'Could not send your message. Please try again.' },
    table: 'contact_messages',
  },
  sos: {
    path: '/sos',
    fields: {
      Name: name,
      Phone: 'A contact number is required for urgent assistance.',
      Email: email,
      'Where are you now?': 'Please provide your current location.',
      'What is happening, and what do you need?': 'Please describe your situation.',
    },
    consent: 'You must consent to data processing for us to assist you.',
    submit: 'Send SOS',
    success: 'SOS Received! Help is on the way.',
    failure: {
      title: 'SOS Submission Failed',
      body: "Could not send your request. Please call us if it's an emergency.",
    },
    table: 'requests',
  },
  request: {
    path: '/request-form',
    fields: {
      Name: name,
      Email: email,
      'Kind of assistance': 'Please select a service type.',
      'Tell us about the trip': 'Please provide details about your request.',
    },
    consent: 'You must consent to data processing to submit your request.',
    submit: 'Submit request',
    success: 'Request Submitted!',
    failure: { title: 'Submission Failed', body: 'Could not save your request. Please try again.' },
    table: 'requests',
  },
} as const satisfies Record<string, PublicForm>;

export type FormName = keyof typeof publicForms;
export const formNames = Object.keys(publicForms) as FormName[];

export const formOf = (page: Page): Locator => page.locator('#main form').first();

/** The field with this label; the asterisk of a required one is not part of its name. */
export const field = (page: Page, label: string): Locator =>
  formOf(page).getByRole(roleOf(label), { name: label, exact: true });

const roleOf = (label: string) => (label === 'Kind of assistance' ? 'combobox' : 'textbox');

const sample: Record<string, string> = {
  Name: 'Nadia Petrova',
  Phone: '+34 600 000 000',
  Subject: 'A question',
  'Where are you now?': 'Madrid, T4, gate J40',
};

/** The consent that every form asks for. */
export const consentBox = (page: Page): Locator =>
  formOf(page).getByRole('checkbox', { name: /^I consent to the processing/ });

/** Fills in everything and consents; `words` replaces single answers, `text` everything else that is free text. */
export async function fillIn(
  page: Page,
  form: FormName,
  email: string,
  words: Record<string, string> = {},
): Promise<void> {
  for (const label of Object.keys(publicForms[form].fields)) {
    if (label === 'Kind of assistance') await field(page, label).selectOption('elderly-travelers');
    else if (label === 'Email') await field(page, label).fill(email);
    else await field(page, label).fill(words[label] ?? sample[label] ?? 'My mother, 81, flies from Lisbon to Geneva.');
  }
  await consentBox(page).check();
}

export const send = (page: Page, form: FormName): Promise<void> =>
  formOf(page).getByRole('button', { name: publicForms[form].submit }).click();

export async function expectSuccess(page: Page, form: FormName): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: publicForms[form].success });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  return dialog;
}
