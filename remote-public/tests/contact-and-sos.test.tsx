import { TextLink } from '@kindwing/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answer, PHONE, serveBackend, visit } from './support.tsx';

const address: Answer = { status: 200, body: { anonymized_ip: '203.0.113.0' } };

test('contact: an empty form names each missing thing', async () => {
  const { user } = await visit('/contact');
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  const wanted = [
    'Your name is required.',
    'Email is required.',
    'Subject is required.',
    'Please enter a message.',
    'You must consent to data processing to send a message.',
  ];
  for (const name of wanted) expect(await screen.findByRole('link', { name })).toBeDefined();
});

test('contact: stored, then success no sooner than a second after the address call', async () => {
  const calls = serveBackend({
    'get-anonymized-ip': [address],
    submit_contact: [{ status: 200, body: { received: true } }],
  });
  const { user } = await visit('/contact');
  await user.type(await screen.findByLabelText(/^Name/), 'Iker');
  await user.type(screen.getByLabelText(/^Email/), 'iker@example.com');
  await user.type(screen.getByLabelText(/^Subject/), 'A question');
  await user.type(screen.getByLabelText(/^Message/), 'Does my chair fit?');
  await user.click(screen.getByRole('checkbox', { name: /I consent/ }));
  const began = performance.now();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Sent!' }, { timeout: 3000 }));
  expect(performance.now() - began).toBeGreaterThan(950);
  expect(dialog.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(calls.at(-1)?.body?.p_payload).toMatchObject({ subject: 'A question', message: 'Does my chair fit?' });
});

test('contact: a reference that the address names only after the page is there stands in the subject; what was typed stays', async () => {
  // As on a full load: the page that was made ahead knows no query.
  const link = <TextLink to="/contact?about=KW-7H3K2M">With a reference</TextLink>;
  const { user, unmount } = await visit('/contact', { beside: link });
  const subject = () => screen.getByLabelText<HTMLInputElement>(/^Subject/);
  await user.click(screen.getByRole('link', { name: 'With a reference' }));
  await waitFor(() => expect(subject().value).toBe('About KW-7H3K2M'));
  unmount();
  const other = await visit('/contact', { beside: link });
  await other.user.type(subject(), 'My chair');
  await other.user.click(screen.getByRole('link', { name: 'With a reference' }));
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toContain('about='));
  expect(subject().value).toBe('My chair');
});

test('SOS: the number to call is there before anything is typed', async () => {
  await visit('/sos');
  const call = await screen.findByRole('link', { name: `Call ${PHONE}` });
  expect(call.getAttribute('href')).toBe('tel:+34910555210');
});

test('SOS: an empty form names each missing thing', async () => {
  const { user } = await visit('/sos');
  await user.click(await screen.findByRole('button', { name: 'Send SOS' }));
  const wanted = [
    'A contact number is required for urgent assistance.',
    'Please provide your current location.',
    'Please describe your situation.',
    'You must consent to data processing for us to assist you.',
  ];
  for (const name of wanted) expect(await screen.findByRole('link', { name })).toBeDefined();
});

async function sendSos() {
  const { user } = await visit('/sos');
  await user.type(await screen.findByLabelText(/^Name/), 'Iker');
  await user.type(screen.getByLabelText(/^Phone/), '+34 600 000 000');
  await user.type(screen.getByLabelText(/^Email/), 'iker@example.com');
  await user.type(screen.getByLabelText(/^Where are you now/), 'Madrid T4, gate H12');
  await user.type(screen.getByLabelText(/^What is happening/), 'Nobody came with the chair');
  await user.click(screen.getByRole('checkbox', { name: /I consent/ }));
  await user.click(screen.getByRole('button', { name: 'Send SOS' }));
}

test('SOS: sent as an SOS, with a reference and what to do now', async () => {
  const received = { reference: 'KW-00S0S1', request_id: null, duplicate: false };
  const calls = serveBackend({ 'get-anonymized-ip': [address], submit_request: [{ status: 200, body: received }] });
  await sendSos();
  const dialog = within(await screen.findByRole('dialog', { name: 'SOS Received! Help is on the way.' }));
  expect(dialog.getByText('KW-00S0S1')).toBeDefined();
  expect(calls.at(-1)?.body?.p_payload).toMatchObject({ source: 'sos', location: 'Madrid T4, gate H12' });
});

test('SOS: past the limit of its network the page gives the number instead of failing silently', async () => {
  const limited = {
    code: 'PT429',
    message: 'Too many',
    hint: 'Call',
    details: JSON.stringify({ code: 'rate_limited' }),
  };
  serveBackend({ 'get-anonymized-ip': [address], submit_request: [{ status: 429, body: limited }] });
  await sendSos();
  const [banner] = await screen.findAllByText('SOS Submission Failed');
  expect(banner).toBeDefined();
  expect(screen.getAllByRole('link', { name: PHONE }).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What is happening/).value).toBe('Nobody came with the chair');
});
