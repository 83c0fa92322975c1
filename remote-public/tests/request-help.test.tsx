import { refusal } from '@kindwing/ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DRAFT_STORAGE_KEY } from '../src/forms/request/draft.ts';
import { type Answer, PHONE, serveBackend, visit } from './support.tsx';

const address: Answer = { status: 200, body: { anonymized_ip: '203.0.113.0' } };
const stored = (requestId: string | null = null): Answer => ({
  status: 200,
  body: { reference: 'KW-7H3K2M', request_id: requestId, duplicate: false },
});
const soon = { timeout: 20_000 };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

afterEach(() => history.replaceState(null, '', '/'));

async function choose(user: UserEvent, service: string) {
  await user.selectOptions(await screen.findByLabelText(/^Kind of assistance/), service);
  return screen.findByLabelText('From', {}, soon);
}
async function route(user: UserEvent, from: string, to: string) {
  await user.type(screen.getByLabelText('From'), from);
  await user.type(screen.getByLabelText('To'), to);
}
async function day(user: UserEvent, label: string, value: string) {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), value);
}
async function fillAndSend(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^Name/), 'Nuria Vidal');
  if (screen.getByLabelText<HTMLInputElement>(/^Email/).value === '')
    await user.type(screen.getByLabelText(/^Email/), 'nuria@example.com');
  await user.type(screen.getByLabelText(/^Tell us about the trip/), 'My mother');
  await user.click(screen.getByRole('checkbox', { name: /I consent to the processing/ }));
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
}
const outlook = () => within(screen.getByRole('region', { name: 'What this means for your trip' }));
const agree = () => screen.getByRole('checkbox', { name: /I agree that Kindwing uses my answers/ });

test('before a service is chosen nothing of it is there; afterwards airports are found by name', async () => {
  const { user } = await visit('/request-form');
  expect(screen.queryByLabelText('From')).toBeNull();
  await choose(user, 'elderly-travelers');
  await user.type(screen.getByLabelText('From'), 'barajas');
  await user.click(await screen.findByRole('option', { name: /^MAD – / }, soon));
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toMatch(/^MAD – Madrid, .*Barajas$/);
});

test('a route tells the price, a day what is due and which papers to get ready', async () => {
  const { user } = await visit('/request-form');
  await choose(user, 'elderly-travelers');
  await route(user, 'MAD', 'BOS');
  // Seven and a half hours by the estimate: the schedule may say less than seven.
  expect(
    await outlook().findByText(/Service fee: €45 \(Medium Haul\) or €75 \(Long Haul\)/, { selector: 'strong' }, soon),
  ).toBeDefined();
  await day(user, 'Day of departure', inDays(40));
  expect(await outlook().findByText('Papers to get ready', {}, soon)).toBeDefined();
  expect(outlook().getByText('Passport')).toBeDefined();
  expect(outlook().getByText(/Notice of the assistance needed.*48 hours before departure/)).toBeDefined();
  expect(outlook().queryByText('The usual time for this is past')).toBeNull();
});

test('a notice that is past is said at once, with the number to call', async () => {
  const { user } = await visit('/request-form');
  await choose(user, 'elderly-travelers');
  await route(user, 'MAD', 'BOS');
  await day(user, 'Day of departure', inDays(1));
  await user.type(screen.getByLabelText('Time of departure, if you know it'), '12:00');
  const late = await outlook().findByText('The usual time for this is past', {}, soon);
  const alert = within(late.closest('[role=alert], [role=status], .MuiAlert-root') as HTMLElement);
  expect(alert.getByText(/Notice of the assistance needed/)).toBeDefined();
  expect(alert.getByRole('link', { name: PHONE })).toBeDefined();
});

test('a day alone warns of a notice that is past; the route is still asked for', async () => {
  const { user } = await visit('/request-form');
  await choose(user, 'elderly-travelers');
  await day(user, 'Day of departure', inDays(1));
  await user.type(screen.getByLabelText('Time of departure, if you know it'), '12:00');
  const late = await outlook().findByText('The usual time for this is past', { selector: '.MuiAlertTitle-root' }, soon);
  const alert = within(late.closest('.MuiAlert-root') as HTMLElement);
  expect(alert.getByText(/48 hours before departure, and less than that is left/)).toBeDefined();
  expect(alert.getByRole('link', { name: PHONE })).toBeDefined();
  expect(outlook().getByText(/Name the two airports/)).toBeDefined();
});

test('questions open with their consent only, go with it, and are sent apart from the message', async () => {
  const calls = serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored()] });
  const { user } = await visit('/request-form');
  await choose(user, 'elderly-travelers');
  await route(user, 'MAD', 'BOS');
  expect(screen.queryByLabelText('How far can the traveler walk?')).toBeNull();
  await user.click(agree());
  await user.selectOptions(await screen.findByLabelText('How far can the traveler walk?', {}, soon), 'none');
  await user.click(agree());
  expect(screen.queryByLabelText('How far can the traveler walk?')).toBeNull();
  await user.click(agree());
  const walks = await screen.findByLabelText<HTMLSelectElement>('How far can the traveler walk?');
  expect(walks.value).toBe('');
  await user.selectOptions(walks, 'short');
  await user.selectOptions(screen.getByLabelText('Can the traveler climb stairs?'), 'no');
  await day(user, 'Day of departure', inDays(40));
  await user.type(screen.getByLabelText('Who travels?'), 'Rosa');
  await fillAndSend(user);
  await screen.findByRole('dialog', { name: 'Request Submitted!' }, soon);
  const sent = calls.at(-1)?.body?.p_payload;
  expect(sent).toMatchObject({
    message: 'My mother',
    legs: [{ origin: 'MAD', destination: 'BOS', direction: 'outbound', desired_date: inDays(40) }],
    travellers: [{ name: 'Rosa', needs: { mobility: { walks: 'short', stairs: false } } }],
    consent_health: true,
  });
  expect(Object.keys(sent ?? {})).not.toContain('trip');
});

test('without any of it the request is the plain one', async () => {
  const calls = serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored()] });
  const { user } = await visit('/request-form');
  await choose(user, 'other');
  await fillAndSend(user);
  await screen.findByRole('dialog', { name: 'Request Submitted!' }, soon);
  const sent = Object.keys(calls.at(-1)?.body?.p_payload ?? {});
  for (const field of ['trip', 'needs', 'legs', 'travellers', 'consent_health']) expect(sent).not.toContain(field);
});

test('a place that is none is said at its field; a half route is not lost', async () => {
  const calls = serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored()] });
  const { user } = await visit('/request-form');
  await choose(user, 'other');
  await user.type(screen.getByLabelText('From'), 'qqq');
  await fillAndSend(user);
  await refusal(/^Choose an airport from the list/);
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), 'MAD');
  await user.type(screen.getByLabelText('Time of departure, if you know it'), '06:30');
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
  await screen.findByRole('dialog', { name: 'Request Submitted!' }, soon);
  expect(calls.at(-1)?.body?.p_payload?.message).toBe('My mother\n\nFrom: MAD\nDeparture: 06:30');
});

test('an answer that is no number is said at its question', async () => {
  const { user } = await visit('/request-form');
  await choose(user, 'pets-service-animals');
  await user.click(agree());
  await user.type(await screen.findByLabelText(/^How much does the animal weigh/, {}, soon), 'a lot');
  await fillAndSend(user);
  await refusal(/^Please enter a number/);
});

test('a wrong answer is said when its question is left, and gone when it is mended', async () => {
  const { user } = await visit('/request-form');
  await choose(user, 'pets-service-animals');
  await user.click(agree());
  const weight = await screen.findByLabelText(/^How much does the animal weigh/, {}, soon);
  await user.type(weight, '-5');
  await user.tab();
  expect(await screen.findByText(/^Please enter a number/, {}, soon)).toBeDefined();
  expect(weight.getAttribute('aria-invalid')).toBe('true');
  await user.clear(weight);
  await user.type(weight, '5');
  await user.tab();
  expect(screen.queryByText(/^Please enter a number/)).toBeNull();
});

test('the summary holds a wrong answer and an unknown airport beside all other errors', async () => {
  const calls = serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored()] });
  const { user } = await visit('/request-form');
  await choose(user, 'pets-service-animals');
  await route(user, 'somewhere', 'QQQ');
  await user.click(agree());
  await user.type(await screen.findByLabelText(/^How much does the animal weigh/, {}, soon), '-5');
  await user.click(screen.getByRole('button', { name: 'Submit request' }));
  const summary = within(
    (await screen.findByRole('heading', { name: /Please check/ }, soon)).closest('[role=alert]') as HTMLElement,
  );
  const lines = summary.getAllByRole('link').map((link) => link.textContent);
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => line?.startsWith('Choose an airport from the list'))).toHaveLength(2);
  expect(lines.filter((line) => line?.startsWith('Please enter a number'))).toHaveLength(1);
  expect(calls).toHaveLength(0);
});

test('an answer of a service that is no longer chosen holds nothing up', async () => {
  const calls = serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored()] });
  const { user } = await visit('/request-form');
  await choose(user, 'pets-service-animals');
  await user.click(agree());
  await user.type(await screen.findByLabelText(/^How much does the animal weigh/, {}, soon), '-5');
  await user.selectOptions(screen.getByLabelText(/^Kind of assistance/), 'passengers-of-size');
  await fillAndSend(user);
  await screen.findByRole('dialog', { name: 'Request Submitted!' }, soon);
  expect(JSON.stringify(calls.at(-1)?.body)).not.toContain('weight');
});

test('a trip in the link fills route and dates; its answers wait for their consent', async () => {
  const link = '#trip=MAD-FRA-OSL&on=2030-03-29T06:30&with=LH.SK&for=mobility&mobility.walks=short';
  const { user } = await visit(`/request-form${link}`);
  const from = await screen.findByLabelText<HTMLInputElement>('From', {}, soon);
  expect(from.value).toMatch(/^MAD – /);
  expect(screen.getByLabelText<HTMLInputElement>('Time of departure, if you know it').value).toBe('06:30');
  expect(screen.getByText(/MAD – FRA – OSL/)).toBeDefined();
  expect(await outlook().findByText(/Service fee: €85/, { selector: 'strong' }, soon)).toBeDefined();
  expect(screen.queryByLabelText('How far can the traveler walk?')).toBeNull();
  await user.click(agree());
  const walks = await screen.findByLabelText<HTMLSelectElement>('How far can the traveler walk?', {}, soon);
  expect(walks.value).toBe('short');
});

test('all of a link is carried over: the hour of the return, the age, and every kind of need', async () => {
  const calls = serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored()] });
  const link =
    '#trip=MAD-FRA&on=2030-03-29T06:30&back=2030-04-05T18:10&with=LH&for=minor.pet.size&age=8&minor.travels_alone=yes&pet.role=pet&pet.species=cat&size.extra_seat=yes';
  const { user } = await visit(`/request-form${link}`);
  await screen.findByLabelText('From', {}, soon);
  expect(screen.getByText(/Taken from your link: MAD – FRA LH/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Time of return, if you know it').value).toBe('18:10');
  expect(screen.getByLabelText<HTMLInputElement>('Age on the day of departure').value).toBe('8');
  await user.click(agree());
  for (const section of [/alone/i, /animal/i, /seat|space|size/i])
    expect(await screen.findByRole('region', { name: section }, soon)).toBeDefined();
  await fillAndSend(user);
  await screen.findByRole('dialog', { name: 'Request Submitted!' }, soon);
  const sent = calls.at(-1)?.body?.p_payload;
  expect(sent).toMatchObject({
    service_type: 'unaccompanied-minors',
    message: 'My mother\n\nDeparture: 06:30\nReturn: 18:10\nAge on the day of departure: 8',
    travellers: [
      {
        needs: {
          minor: { travels_alone: true },
          pet: { role: 'pet', species: 'cat' },
          size: { extra_seat: true },
        },
      },
    ],
  });
});

test('the draft keeps the trip, and answers only with their consent', async () => {
  const { user } = await visit('/request-form');
  await choose(user, 'elderly-travelers');
  await user.click(screen.getByRole('checkbox', { name: /Keep what I have typed/ }));
  await user.type(screen.getByLabelText('From'), 'MAD');
  await user.click(agree());
  await user.selectOptions(await screen.findByLabelText('How far can the traveler walk?', {}, soon), 'none');
  expect(localStorage.getItem(DRAFT_STORAGE_KEY)).toContain('"walks":"none"');
  await user.click(agree());
  await user.type(screen.getByLabelText('Who travels?'), 'Rosa');
  const kept = localStorage.getItem(DRAFT_STORAGE_KEY);
  expect(kept).toContain('"origin":"MAD"');
  expect(kept).not.toContain('walks');
});

test('after sending: signed in the way leads to the request, signed out to an account with the same address', async () => {
  serveBackend({ 'get-anonymized-ip': [address], submit_request: [stored('5b0c'), stored()] });
  const first = await visit('/request-form', { as: 'client' });
  await choose(first.user, 'other');
  await fillAndSend(first.user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Submitted!' }, soon));
  expect(dialog.getByRole('link', { name: 'follow it in your portal' }).getAttribute('href')).toBe(
    '/portal/requests/5b0c',
  );
  first.unmount();
  const { user } = await visit('/request-form');
  await choose(user, 'other');
  await fillAndSend(user);
  const other = within(await screen.findByRole('dialog', { name: 'Request Submitted!' }, soon));
  expect(other.getByRole('link', { name: 'create an account' }).getAttribute('href')).toBe('/signup');
});
