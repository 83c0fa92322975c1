import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { visit } from './support.tsx';

// The tool, the airports and the rules are downloaded on the way: slow on a busy machine, which is not what is tested.
const SLOW = { timeout: 40_000 };
vi.setConfig({ testTimeout: 120_000 });

/** A date so many days from now, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Takes one of the cards; the tool is downloaded then. */
const begin = (user: UserEvent, card: RegExp) => act(() => user.click(screen.getByRole('link', { name: card })));

async function choose(user: UserEvent, label: RegExp, typed: string, option: RegExp) {
  const field = await screen.findByRole('combobox', { name: label }, SLOW);
  await user.click(field);
  await user.paste(typed);
  await user.click(await screen.findByRole('option', { name: option }, SLOW));
}

async function fillDate(user: UserEvent, label: RegExp, value: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(value);
}

const address = () => screen.getByLabelText('address').textContent;

test('before anybody begins: useful words, questions for search engines, no rules and no airports', async () => {
  await visit('/check-your-trip');
  expect(screen.getByRole('link', { name: /A child without parents/ }).getAttribute('href')).toContain('#for=minor');
  expect(screen.getByRole('heading', { name: '120 to 24 hours before arrival' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'What if the 48 hours have already passed?' })).toBeDefined();
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
    JSON.parse(one.textContent ?? '{}'),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'FAQPage' }));
  expect(screen.queryByRole('form')).toBeNull();
});

test('a parent checks a trip: what to do by when, papers, codes, rules with sources, the price and the way on', async () => {
  const { user } = await visit('/check-your-trip');
  await begin(user, /A child without parents/);
  await user.type(await screen.findByLabelText(/The child’s age/, {}, SLOW), '8');
  await user.selectOptions(screen.getByLabelText(/Does the child travel without an adult/), 'yes');
  await choose(user, /^From/, 'madri', /Barajas/);
  await choose(user, /^To/, 'frankf', /FRA/);
  await choose(user, /^Airline/, 'lufth', /Lufthansa \(LH\)/);
  await fillDate(user, /^Date of departure/, inDays(30));
  await user.click(screen.getByRole('button', { name: 'Check this trip' }));

  const heading = await screen.findByRole('heading', { name: /MAD → FRA/ }, SLOW);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const answer = within(screen.getByRole('region', { name: /MAD → FRA/ }));
  expect(answer.getByText(/the UM service is mandatory from 5 to 11/)).toBeDefined();
  expect(answer.getByText(/Unaccompanied-minor \(UM\) form/)).toBeDefined();
  expect(answer.getByText('UMNR')).toBeDefined();
  expect(answer.getByText(/Medium Haul: €45/)).toBeDefined();
  const request = answer.getByRole('link', { name: 'Start a request with this trip' });
  expect(request.getAttribute('href')).toBe(
    `/request-form?service=unaccompanied-minors#trip=MAD-FRA&on=${inDays(30)}&with=LH&for=minor&age=8&minor.travels_alone=yes`,
  );
  expect(address()).toBe('/check-your-trip');
});

test('an empty form says what is missing and where, and takes the focus to the list', async () => {
  const { user } = await visit('/check-your-trip#for=pet');
  await user.click(await screen.findByRole('button', { name: 'Check this trip' }, SLOW));
  const first = await screen.findByRole('link', { name: 'Enter the airport from which the trip begins.' });
  await waitFor(() => expect(document.activeElement?.contains(first)).toBe(true));
  expect(screen.getAllByRole('link', { name: /This question decides/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Enter the date of departure.' })).toBeDefined();
});

test('a place that several airports share, and an airline that nobody knows, are said at their fields', async () => {
  const { user } = await visit('/check-your-trip#for=size');
  await user.type(await screen.findByRole('combobox', { name: /^From/ }, SLOW), 'London');
  await user.type(screen.getByRole('combobox', { name: /^To/ }), 'MAD');
  await user.type(screen.getByRole('combobox', { name: /^Airline/ }), 'Oceanic');
  await fillDate(user, /^Date of departure/, inDays(30));
  await user.click(screen.getByRole('button', { name: 'Check this trip' }));
  expect((await screen.findAllByText(/no single airport called “London”/, {}, SLOW)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/no airline called “Oceanic”/).length).toBeGreaterThan(0);
});

test('a link shows the same trip, tells what could not be read, and says what has passed', async () => {
  const link = `#trip=AGP-BRU&on=${inDays(1)}T09:00&with=SN&for=mobility&mobility.walks=short&mobility.stairs=perhaps`;
  await visit(`/check-your-trip${link}`);
  expect(await screen.findByText(/Missing: some answers/, {}, SLOW)).toBeDefined();
  const answer = within(await screen.findByRole('region', { name: /AGP → BRU/ }, SLOW));
  expect(answer.getByText('WCHR')).toBeDefined();
  expect(answer.getAllByText('Passed').length).toBeGreaterThan(0);
  expect(answer.getByText(/Tell the airline all the same, today/)).toBeDefined();
  await waitFor(() =>
    expect((screen.getByRole('combobox', { name: /^From/ }) as HTMLInputElement).value).toBe('AGP – Málaga'),
  );
});

test('an unconfirmed rule asks to be verified', async () => {
  await visit(`/check-your-trip#trip=MAD-CDG&on=${inDays(40)}&with=AF&for=size&size.extra_seat=yes`);
  const answer = within(await screen.findByRole('region', { name: /MAD → CDG/ }, SLOW));
  expect(
    answer.getAllByText(/verify with the airline, or with the authority whose rule it is, before you rely on it/)
      .length,
  ).toBeGreaterThan(0);
});

test('an airport that does not exist is named', async () => {
  await visit(`/check-your-trip#trip=MAD-QQQ&on=${inDays(40)}&for=size`);
  expect(await screen.findByText(/No airport has the code QQQ/, {}, SLOW)).toBeDefined();
});

test('the link is copied with what it holds, and the page says so', async () => {
  const { user } = await visit(`/check-your-trip#trip=MAD-CDG&on=${inDays(40)}&for=size`);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }, SLOW));
  expect(await screen.findByText(/did not let us copy/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/The link is copied/)).toBeDefined();
  expect(write).toHaveBeenCalledTimes(2);
});

test('in Spanish too', async () => {
  await visit(`/check-your-trip#trip=MAD-JFK&on=${inDays(60)}&with=IB&for=medical&medical.oxygen=own_concentrator`, {
    language: 'es',
  });
  const answer = within(await screen.findByRole('region', { name: /MAD → JFK/ }, SLOW));
  expect(answer.getByText('Papeles que preparar')).toBeDefined();
  expect(answer.getByRole('link', { name: 'Empezar una solicitud con este viaje' })).toBeDefined();
});

test('somebody late by five hours learns which law gives what, why, and until when', async () => {
  const { user } = await visit('/compensation');
  await begin(user, /It was late/);
  await choose(user, /^From/, 'madri', /Barajas/);
  await choose(user, /^To/, 'jfk', /JFK/);
  await choose(user, /^Airline that flew/, 'iber', /Iberia \(IB\)/);
  await fillDate(user, /^Date of the first departure/, '2026-05-03');
  const late = within(screen.getByRole('group', { name: /How late did you arrive/ }));
  await user.type(late.getByLabelText('Hours'), '5');
  await user.click(screen.getByRole('button', { name: 'Estimate what is owed' }));

  const heading = await screen.findByRole('heading', { name: /MAD → JFK/ }, SLOW);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const answer = within(screen.getByRole('region', { name: /MAD → JFK/ }));
  expect(answer.getByText('€600')).toBeDefined();
  expect(answer.getByText(/not legal advice/)).toBeDefined();
  expect(answer.getByText(/Arrived 300 minutes late/)).toBeDefined();
  expect(answer.getByText(/UK261:/)).toBeDefined();
  const spain = answer.getByText(/^Spain: to court by/).closest('li');
  expect(spain?.textContent).toContain('check the time limit in the law of the court’s country');
  expect(answer.queryByText(/verify with the airline/)).toBeNull();
  expect(answer.getByText(/Spain: to court by May 3, 2031/)).toBeDefined();
});

test('the delay can be told by the two times of arrival', async () => {
  const { user } = await visit('/compensation#what=delay&flight=MAD-BCN&with=VY&on=2026-05-03');
  await user.click(await screen.findByRole('radio', { name: /Planned and real/ }, SLOW));
  await fillDate(user, /^Planned arrival/, '2026-05-03T20:00');
  await fillDate(user, /^Real arrival/, '2026-05-03T23:30');
  await user.click(screen.getByRole('button', { name: 'Estimate what is owed' }));
  expect(await screen.findByText('€250', {}, SLOW)).toBeDefined();
});

test('what decides and is not known makes no amount up', async () => {
  await visit('/compensation#what=cancellation&flight=JFK-MAD&on=2026-05-03&told=2');
  const answer = within(await screen.findByRole('region', { name: /JFK → MAD/ }, SLOW));
  expect(answer.getByText('It cannot be said yet')).toBeDefined();
  expect(answer.getAllByText(/who licensed the operating airline/).length).toBeGreaterThan(0);
});

test('another flight was offered and nothing said of it: the form asks, the link names what is missing', async () => {
  const { user } = await visit(
    '/compensation#what=cancellation&flight=MAD-BCN&with=IB&on=2026-05-03&told=3&offered=yes',
  );
  const answer = within(await screen.findByRole('region', { name: /MAD → BCN/ }, SLOW));
  expect(answer.getByText('It cannot be said yet')).toBeDefined();
  const missing = answer.getByText('Not answered yet, and it decides').closest('[role=note]');
  expect(missing?.textContent).toMatch(/How much earlier did that flight leave.*How much later did it arrive/);
  await user.click(screen.getByRole('button', { name: 'Estimate what is owed' }));
  expect(await screen.findAllByRole('link', { name: /^Enter hours and minutes in whole numbers/ })).toHaveLength(2);
});

test('lost baggage: a limit, no fixed sum, short deadlines', async () => {
  await visit('/compensation#what=baggage&flight=MAD-FRA&with=LH&on=2026-05-03&bag=damaged&delivered=2026-05-04');
  const answer = within(await screen.findByRole('region', { name: /MAD → FRA/ }, SLOW));
  expect(answer.getByText('1,519 SDR')).toBeDefined();
  expect(answer.getByText(/Written complaint to the airline: by May 11, 2026/)).toBeDefined();
  expect(answer.getByText(/No fixed sum/)).toBeDefined();
});
