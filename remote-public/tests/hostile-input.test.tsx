import { refusal } from '@kindwing/ui/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, serveBackend, visit } from './support.tsx';

const address: Answer = { status: 200, body: { anonymized_ip: '203.0.113.0' } };
const stored: Answer = { status: 200, body: { reference: 'KW-7H3K2M', request_id: null, duplicate: false } };
const received: Answer = { status: 200, body: { received: true } };
const answers = { 'get-anonymized-ip': [address], submit_request: [stored], submit_contact: [received] };
const soon = { timeout: 20_000 };

interface FormCase {
  route: string;
  /** labels of the required texts, with something fine in each */
  texts: Record<string, string>;
  /** the long text, its limit, and the name that it is sent under */
  long: { label: string; most: number; field: string };
  send: string;
  sent: string;
}

const cases: FormCase[] = [
  {
    route: '/contact',
    texts: { Name: 'Vera', Email: 'vera@example.com', Subject: 'Chair', Message: 'Does it fit?' },
    long: { label: 'Message', most: 10_000, field: 'message' },
    send: 'Send message',
    sent: 'Message Sent!',
  },
  {
    route: '/sos',
    texts: {
      Name: 'Vera',
      Phone: '+34 600',
      Email: 'vera@example.com',
      'Where are you now': 'Madrid',
      'What is happening': 'No chair',
    },
    long: { label: 'Where are you now', most: 500, field: 'location' },
    send: 'Send SOS',
    sent: 'SOS Received! Help is on the way.',
  },
  {
    route: '/request-form',
    texts: { Name: 'Vera', Email: 'vera@example.com', 'Tell us about the trip': 'MAD to BOS' },
    long: { label: 'Tell us about the trip', most: 10_000, field: 'message' },
    send: 'Submit request',
    sent: 'Request Submitted!',
  },
];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function put(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

async function fill(user: UserEvent, { route, texts }: FormCase, change: Record<string, string> = {}) {
  await screen.findByLabelText(/^Name/);
  if (route === '/request-form') await user.selectOptions(screen.getByLabelText(/^Kind of assistance/), 'other');
  for (const [label, text] of Object.entries({ ...texts, ...change })) if (text) await put(user, label, text);
  await user.click(screen.getByRole('checkbox', { name: /I consent to the processing/ }));
}
const press = (user: UserEvent, { send }: FormCase) => user.click(screen.getByRole('button', { name: send }));

test.each(cases)('$route: a text that is too long is said so, kept whole and not sent', async (form) => {
  const calls = serveBackend(answers);
  const { user } = await visit(form.route);
  const { label, most } = form.long;
  await fill(user, form, { [label]: 'あ'.repeat(most + 1) });
  await press(user, form);
  await refusal('This is too long.');
  expect(field(label).value).toHaveLength(most + 1);
  expect(calls).toEqual([]);
  await put(user, label, 'あ'.repeat(most));
  await press(user, form);
  expect(await screen.findByRole('dialog', { name: form.sent }, soon)).toBeDefined();
});

test.each(cases)(
  '$route: emoji, Arabic, HTML and control characters arrive as the text that they are',
  async (form) => {
    const calls = serveBackend(answers);
    const { user } = await visit(form.route);
    const typed = '<img src=x onerror=alert(1)> 👩‍🦽 \u202bمرحبا\u202c "; drop table --\u0000\u0007 \ud83d.';
    await fill(user, form, { Name: typed });
    await press(user, form);
    await screen.findByRole('dialog', { name: form.sent }, soon);
    expect(calls.at(-1)?.body?.p_payload?.name).toBe(
      '<img src=x onerror=alert(1)> 👩‍🦽 \u202bمرحبا\u202c "; drop table -- \ufffd.',
    );
    expect(document.querySelector('img[src=x]')).toBeNull();
  },
);

test.each(cases)('$route: what nobody could read counts as empty', async (form) => {
  serveBackend(answers);
  const { user } = await visit(form.route);
  await fill(user, form, { Name: '\u200b\u2060 ' });
  await press(user, form);
  await refusal('Your name is required.');
});

test.each(cases)('$route: pressed twice, it is sent once', async (form) => {
  const calls = serveBackend(answers);
  const { user } = await visit(form.route);
  await fill(user, form);
  await user.dblClick(screen.getByRole('button', { name: form.send }));
  await screen.findByRole('dialog', { name: form.sent }, soon);
  expect(calls.filter(({ path }) => path.includes('/rpc/'))).toHaveLength(1);
});
