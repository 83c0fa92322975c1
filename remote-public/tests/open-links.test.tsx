import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { needKinds } from '../src/trip-link/linked-trip.ts';
import { visit } from './support.tsx';

// The tool, the airports and the rules are downloaded on the way: slow on a busy machine, which is not what is tested.
const SLOW = { timeout: 40_000 };
vi.setConfig({ testTimeout: 120_000 });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const ON = inDays(60);

const reassuring =
  /nobody has to be told|no assistance has to be|no special paper|None of your answers|has been checked/;
const open = async () => {
  const title = await screen.findByText('Left open by this link, and it decides', {}, SLOW);
  return within(title.closest('[role=alert]') as HTMLElement);
};
const questions = async () => (await open()).getAllByRole('button').map((button) => button.textContent?.trim());

/** Everything that depends on the answers, and everything that would calm somebody, is missing. */
function nothingIsSaid() {
  expect(screen.queryByText(reassuring)).toBeNull();
  for (const part of [
    'By when',
    'Papers to get ready',
    'What to ask the airline for',
    'What the airline will probably say',
  ])
    expect(screen.queryByRole('heading', { name: part })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Go to the answer' })).toBeNull();
}

const ALONE = 'Does the child travel without an adult?';

test.each([
  ['a blank question of a child', `trip=MAD-FRA&on=${ON}&for=minor&age=8`, [/travel without an adult/]],
  ['a child without an age', `trip=MAD-FRA&on=${ON}&for=minor&minor.travels_alone=yes`, [/Enter the age/]],
  ['an age that is none', `trip=MAD-FRA&on=${ON}&for=minor&age=999&minor.travels_alone=no`, [/Enter the age/]],
  ['an animal', `trip=MAD-FRA&on=${ON}&for=pet`, [/animal/i, /animal/i]],
  ['an animal of an unknown kind', `trip=MAD-FRA&on=${ON}&for=pet&pet.role=pet&pet.species=unicorn`, [/animal/i]],
  ['help on the way', `trip=MAD-JFK&on=${ON}&for=mobility`, [/How far can the traveler walk/]],
  ['answers that are not those that decide', `trip=MAD-JFK&on=${ON}&for=mobility&mobility.stairs=yes`, [/How far/]],
  ['special baggage', `trip=MAD-JFK&on=${ON}&for=item&item.kg=8`, [/What is to be carried/]],
  ['medical needs and no answer', `trip=MAD-JFK&on=${ON}&for=medical`, [/at least one question/]],
  ['no kind of help', `trip=MAD-JFK&on=${ON}`, [/What help is needed/]],
  ['no kind that exists', `trip=MAD-JFK&on=${ON}&for=balloon`, [/What help is needed/]],
  ['no day', 'trip=MAD-JFK&for=size', [/date of departure/]],
  ['a day that is none', 'trip=MAD-JFK&on=2027-02-30&for=size', [/date of departure/]],
  ['no airports', `on=${ON}&for=size&trip=%C3`, [/trip begins/, /trip leads/]],
  ['a return before the departure', `trip=MAD-JFK&on=${ON}&back=${inDays(50)}&for=size`, [/flight back lies before/]],
  [
    'one kind whole and one not',
    `trip=MAD-FRA&on=${ON}&for=minor.pet&age=8&minor.travels_alone=yes&pet.species=dog`,
    [/animal/i],
  ],
])('a link with %s names what is open and reassures nobody', async (_case, link, expected) => {
  await visit(`/check-your-trip#${link}`);
  const named = await questions();
  expect(named).toHaveLength(expected.length);
  for (const [index, words] of expected.entries()) expect(named[index]).toMatch(words);
  // Once the route has been looked at, so that what is missing is not only late.
  if (/trip=[A-Z-]+&on=(?!2027-02-30)/.test(link))
    await screen.findByText(/Charged once|This trip cannot be looked at yet/, {}, SLOW);
  nothingIsSaid();
});

test('every kind of need at once, with nothing answered', async () => {
  await visit(`/check-your-trip#trip=MAD-JFK&on=${ON}&for=${needKinds.join('.')}`);
  expect(await questions()).toHaveLength(7);
  expect(await screen.findByRole('heading', { name: 'What our help would cost' }, SLOW)).toBeDefined();
  nothingIsSaid();
});

test('what is open leads to its field; answered, the whole trip is told', async () => {
  const { user } = await visit(`/check-your-trip#trip=MAD-FRA&on=${ON}&for=minor&age=8`);
  const region = within(await screen.findByRole('region', { name: /MAD → FRA/ }, SLOW));
  expect(region.getByText(/Only what does not depend on the questions/)).toBeDefined();
  expect(region.getByText(/Medium Haul: €45/)).toBeDefined();
  await user.click((await open()).getByRole('button', { name: ALONE }));
  const field = screen.getByLabelText(new RegExp(`^${ALONE.slice(0, -1)}`));
  expect(document.activeElement).toBe(field);
  await user.selectOptions(field, 'yes');
  await user.click(screen.getByRole('button', { name: 'Check this trip' }));
  expect(await screen.findByText('UMNR', {}, SLOW)).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Left open by this link, and it decides')).toBeNull());
  expect(screen.queryByText(reassuring)?.textContent).toMatch(/has been checked/);
});

test('a missing kind, age or day leads to its field too', async () => {
  const { user } = await visit('/check-your-trip#trip=MAD-FRA');
  await user.click((await open()).getByRole('button', { name: /What help is needed/ }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Help on the way/ }));
  await user.click((await open()).getByRole('button', { name: /date of departure/ }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Date of departure/));
});

test('a card that begins the form is no link with open questions', async () => {
  await visit('/check-your-trip#for=pet');
  expect(await screen.findByRole('button', { name: 'Check this trip' }, SLOW)).toBeDefined();
  expect(screen.queryByText('Left open by this link, and it decides')).toBeNull();
});

test('in Spanish too', async () => {
  await visit(`/check-your-trip#trip=MAD-FRA&on=${ON}&for=minor&age=8`, { language: 'es' });
  const title = await screen.findByText('Sin responder en este enlace, y es lo que decide', {}, SLOW);
  expect(within(title.closest('[role=alert]') as HTMLElement).getAllByRole('button')).toHaveLength(1);
  await screen.findByRole('region', { name: /MAD → FRA/ }, SLOW);
  expect(screen.queryByText(/nadie|ninguna asistencia|ha comprobado/)).toBeNull();
});

test.each([
  ['no day', 'what=delay&flight=MAD-JFK&with=IB&late=300', [/planned date of departure/]],
  ['a day before the law', 'what=delay&flight=MAD-JFK&on=2001-01-01&late=300', [/planned date of departure/]],
  ['nothing but a day', 'what=delay&on=2026-05-03', [/trip begins/, /trip leads/, /How late did you arrive/]],
])('a claim with %s: the link names what is open and estimates nothing', async (_case, link, expected) => {
  await visit(`/compensation#${link}`);
  const named = await questions();
  expect(named).toHaveLength(expected.length);
  for (const [index, words] of expected.entries()) expect(named[index]).toMatch(words);
  expect(screen.queryByRole('region', { name: / → / })).toBeNull();
});
