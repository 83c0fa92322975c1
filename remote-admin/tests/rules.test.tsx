import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from './support.tsx';

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Trip as JSON|Viaje en JSON/ });
const run = () => screen.getByRole('button', { name: /Apply the rules|Aplicar las reglas/ });
const part = (name: string) => screen.findByRole('region', { name });

test('an agent tries the example of an elderly traveller: every part answers, the missed notice is said so', async () => {
  const { user, calls } = await visit('/dev/rules', { as: 'agent' });
  await user.click(screen.getByRole('button', { name: 'Elderly travelers' }));
  expect(area().value).toContain('"service_type": "elderly-travelers"');
  await user.click(run());
  const title = 'Cannot do steps, hard of hearing; asks two days ahead';
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBe(document.activeElement);

  const codes = within(await part('Assistance codes'));
  expect(codes.getAllByText('WCHS')).toHaveLength(2);
  expect(codes.getAllByText('DEAF')).toHaveLength(2);
  expect(codes.getAllByText('Brussels Airlines (SN)').length).toBeGreaterThan(0);
  const deadlines = within(await part('Deadlines'));
  expect(deadlines.getAllByText('Missed: best effort').length).toBeGreaterThan(0);
  expect(deadlines.getAllByText(/Reg\.1107\/2006 Art\.7 · seen 2026-11-27 · not yet confirmed/).length).toBeGreaterThan(
    0,
  );
  expect(within(await part('Documents')).getAllByRole('row').length).toBeGreaterThan(1);
  expect(within(await part('Service fee')).getByText('€85')).toBeDefined();
  expect(within(await part('Passenger rights')).getByText(/Nothing has gone wrong/)).toBeDefined();
  expect(calls.filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
});

test('a disrupted trip shows what is due, each step with its citation', async () => {
  const { user } = await visit('/dev/rules');
  await user.click(screen.getByRole('button', { name: 'Other assistance' }));
  await user.click(run());
  const rights = within(await part('Passenger rights'));
  expect(rights.getByRole('heading', { level: 4, name: 'EU261' })).toBeDefined();
  expect(rights.getByText('€400')).toBeDefined();
  expect(rights.getAllByText(/^\[Art\. /).length).toBeGreaterThan(1);
  expect(rights.getByRole('heading', { level: 4, name: 'Care on the spot' })).toBeDefined();
});

test('a refusal of the airline is red, with its reason and source', async () => {
  const { user } = await visit('/dev/rules');
  await user.click(screen.getByRole('button', { name: 'Baggage and special items' }));
  await user.click(run());
  const fit = within(await part('Airline fit'));
  expect(fit.getByText('Refused')).toBeDefined();
  expect(fit.getByText(/Turkish Airlines, surfboards/)).toBeDefined();
});

test('what is wrong in the text says where and how to mend it, and leads there', async () => {
  const { user } = await visit('/dev/rules');
  await user.click(screen.getByRole('button', { name: 'Unaccompanied minors' }));
  const text = area().value.replace('"MAD"', '"LON"').replace('"min": 155', '"min": "155"');
  fireEvent.change(area(), { target: { value: text } });
  await user.click(run());
  await screen.findByText('One thing to mend in the text');
  const problems = within(screen.getByRole('form', { name: 'Rules' }));
  expect(problems.getByText('outbound.0.min')).toBeDefined();
  expect(problems.getByText(/This must be a number\./)).toBeDefined();
  await user.click(problems.getByRole('button', { name: /Go to line \d+, column \d+/ }));
  expect(document.activeElement).toBe(area());
  const { selectionStart, selectionEnd, value } = area();
  expect(value.slice(selectionStart, selectionEnd)).toBe('"155"');

  fireEvent.change(area(), { target: { value: text.replace('"155"', '155') } });
  await user.click(run());
  expect(await screen.findByText(/No airport has the code LON/)).toBeDefined();
  fireEvent.change(area(), { target: { value: '{"service_type": "other",}' } });
  await user.click(run());
  expect(await screen.findByText(/There is a comma too many/)).toBeDefined();
});

test('an empty field asks for a trip', async () => {
  const { user } = await visit('/dev/rules');
  await user.click(run());
  expect((await screen.findAllByText('Paste a trip, or begin with an example.')).length).toBeGreaterThan(0);
});

test('several cases are chosen one at a time; in Spanish all of it is Spanish', async () => {
  const { user } = await visit('/dev/rules', { language: 'es' });
  await user.click(screen.getByRole('button', { name: 'Menores sin acompañante' }));
  const one = JSON.parse(area().value);
  const list = [
    { ...one, id: 'A' },
    { ...one, id: 'B', title: { en: 'Second', es: 'El segundo' } },
  ];
  fireEvent.change(area(), { target: { value: JSON.stringify(list) } });
  await user.click(run());
  expect(await screen.findByRole('heading', { name: 'Once años a la ida, doce a la vuelta' })).toBeDefined();
  const chooser = within(screen.getByRole('group', { name: 'Casos de este texto' }));
  await user.click(chooser.getByRole('button', { name: 'B' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'El segundo' })).toBe(document.activeElement));
  expect(await part('Plazos')).toBeDefined();
  expect(within(await part('Códigos de asistencia')).getAllByText(/Menor no acompañado/).length).toBeGreaterThan(0);
});
