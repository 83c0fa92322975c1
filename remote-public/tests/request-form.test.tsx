import { refusal } from '@kindwing/ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DRAFT_STORAGE_KEY } from '../src/forms/request/draft.ts';
import { type Answer, serveBackend, visit } from './support.tsx';

const address: Answer = { status: 200, body: { anonymized_ip: '203.0.113.0' } };
const stored = (duplicate = false): Answer => ({
  status: 200,
  body: { reference: 'KW-7H3K2M', request_id: null, duplicate },
});

async function fill(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^Name/), 'Nuria Vidal');
  await user.type(screen.getByLabelText(/^Email/), 'nuria@example.com');
  await user.selectOptions(screen.getByLabelText(/^Kind of assistance/), 'elderly-travelers');
  await user.type(screen.getByLabelText(/^Tell us about the trip/), 'Madrid to Boston, my mother');
  await user.click(screen.getByRole('checkbox', { name: /I consent to the processing of my personal data/ }));
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit request' }));

test('an empty form names each missing thing and takes the focus to the list', async () => {
  const { user } = await visit('/request-form');
  await user.click(await screen.findByRole('button', { name: 'Submit request' }));
  await refusal('Your name is required.');
  const wanted = [
    'Your name is required.',
    'Email is required.',
    'Please select a service type.',
    'Please provide details about your request.',
    'You must consent to data processing to submit your request.',
  ];
  for (const name of wanted) expect(screen.getByRole('link', { name })).toBeDefined();
});

test('a field is judged when it is left, and its error goes on typing', async () => {
  const { user } = await visit('/request-form');
  await user.type(await screen.findByLabelText(/^Email/), 'nuria');
  await user.tab();
  expect(await screen.findByText('A valid email is required.')).toBeDefined();
  await user.type(screen.getByLabelText(/^Email/), '@example.com');
  expect(screen.queryByText('A valid email is required.')).toBeNull();
});

test('the chosen service shows its hint, also when the address chose it', async () => {
  await visit('/request-form?service=pets-service-animals');
  expect(await screen.findByText(/species, breed, weight with the carrier/)).toBeDefined();
});

test('sent: the anonymised address is asked first, the reference is shown, the way home is open', async () => {
  const calls = serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored()] });
  const { user } = await visit('/request-form');
  await fill(user);
  await send(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Submitted!' }));
  expect(dialog.getByText('KW-7H3K2M')).toBeDefined();
  expect(dialog.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(calls.map(({ path }) => path)).toEqual(['/functions/v1/get-anonymized-ip', '/rest/v1/rpc/submit_request']);
  expect(calls[1]?.body?.p_payload).toMatchObject({
    source: 'request_form',
    name: 'Nuria Vidal',
    service_type: 'elderly-travelers',
    language: 'en',
    consent_processing: true,
    consent_marketing: false,
    website: '',
  });
});

test('the address function may fail: the request is sent all the same', async () => {
  serveBackend({ submit_request: [stored()] });
  const { user } = await visit('/request-form');
  await fill(user);
  await send(user);
  expect(await screen.findByRole('dialog', { name: 'Request Submitted!' })).toBeDefined();
});

test('a lost connection keeps the words, says so, and a second try has the same key', async () => {
  const calls = serveBackend({ 'get-anonymized-ip': [address], submit_request: ['unreachable', stored(true)] });
  const { user } = await visit('/request-form');
  await fill(user);
  await send(user);
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Submitted!' }));
  expect(dialog.getByText('We had already received this one. It has not been stored twice.')).toBeDefined();
  const keys = calls
    .filter(({ path }) => path.endsWith('submit_request'))
    .map(({ body }) => body?.p_payload?.idempotency_key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a failure shows the toast of the specification and leaves every word', async () => {
  serveBackend({ 'get-anonymized-ip': [address] });
  const { user } = await visit('/request-form');
  await fill(user);
  await send(user);
  expect((await screen.findAllByText('Submission Failed')).length).toBeGreaterThan(1);
  expect(screen.getByText('Could not save your request. Please try again.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Tell us about the trip/).value).toBe(
    'Madrid to Boston, my mother',
  );
});

test('words changed after a first try that had arrived are not dropped in silence', async () => {
  serveBackend({ 'get-anonymized-ip': [address], submit_request: ['unreachable', stored(true)] });
  const { user } = await visit('/request-form');
  await fill(user);
  await send(user);
  await screen.findByRole('button', { name: 'Send again' });
  await user.type(screen.getByLabelText(/^Tell us about the trip/), ' and her chair');
  await send(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Submitted!' }));
  expect(dialog.getByRole('link', { name: 'send us the change' }).getAttribute('href')).toBe(
    '/contact?about=KW-7H3K2M',
  );
});

test('the server refuses a field: the error stands at that field', async () => {
  const refused = {
    code: 'PT422',
    message: 'x',
    hint: 'y',
    details: JSON.stringify({ code: 'email_invalid', field: 'email' }),
  };
  serveBackend({ 'get-anonymized-ip': [address], submit_request: [{ status: 422, body: refused }] });
  const { user } = await visit('/request-form');
  await fill(user);
  await send(user);
  await refusal('A valid email is required.');
});

test('signed in: name and address are there, and the way on leads to the requests', async () => {
  serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored()] });
  const { user } = await visit('/request-form', { as: 'client' });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Email/)).value).toBe('client@kindwing.example');
  await user.selectOptions(screen.getByLabelText(/^Kind of assistance/), 'other');
  await user.type(screen.getByLabelText(/^Tell us about the trip/), 'Something else');
  await user.click(screen.getByRole('checkbox', { name: /I consent/ }));
  await send(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Submitted!' }));
  expect(dialog.getByRole('link', { name: 'See your requests' }).getAttribute('href')).toBe('/portal/requests');
});

test('nothing stays on the device unless its writer asks; asked for, it comes back, and sending removes it', async () => {
  serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored()] });
  const first = await visit('/request-form');
  await fill(first.user);
  expect(localStorage.getItem(DRAFT_STORAGE_KEY)).toBeNull();
  await first.user.click(screen.getByRole('checkbox', { name: /Keep what I have typed/ }));
  await first.user.type(screen.getByLabelText(/^Tell us about the trip/), ', in May');
  first.unmount();

  const { user } = await visit('/request-form');
  expect(await screen.findByText('We brought back what you had typed.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Tell us about the trip/).value).toBe(
    'Madrid to Boston, my mother, in May',
  );
  await user.click(screen.getByRole('checkbox', { name: /I consent/ }));
  await send(user);
  await screen.findByRole('dialog', { name: 'Request Submitted!' });
  expect(localStorage.getItem(DRAFT_STORAGE_KEY)).toBeNull();
});
