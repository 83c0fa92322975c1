import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from './support.tsx';

const cards = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const address = () => screen.getByLabelText('address').textContent;

test('six services stand there, each with a named way on', async () => {
  await visit('/travels');
  expect(await screen.findByText('6 services')).toBeDefined();
  expect(cards()).toHaveLength(6);
  const link = screen.getByRole('link', { name: 'Learn More about Passengers of Size' });
  expect(link.getAttribute('href')).toBe('/travels/passengers-of-size');
});

test('a search is a case-insensitive part of title or description and lives in the address', async () => {
  const { user } = await visit('/travels');
  await user.type(await screen.findByRole('searchbox', { name: 'Search services' }), 'OXYgen');
  expect(cards()).toEqual(['Trip & Medical Escort']);
  expect(address()).toBe('/travels?q=OXYgen');
});

test('tags combine with AND, and clearing empties the address', async () => {
  const { user } = await visit('/travels');
  await user.click(await screen.findByRole('checkbox', { name: 'Wheelchair' }));
  expect(cards()).toEqual(['Elderly Travelers', 'Trip & Medical Escort']);
  await user.click(screen.getByRole('checkbox', { name: 'Medical Needs' }));
  expect(cards()).toEqual(['Trip & Medical Escort']);
  expect(new URLSearchParams(address()?.split('?')[1]).get('filters')).toBe('WCHR,Medical');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(cards()).toHaveLength(6);
  expect(address()).toBe('/travels');
});

test('a link shows what its sender saw; unknown tags are left out', async () => {
  await visit('/travels?filters=Pets,nonsense');
  expect(await screen.findByText('1 service')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pets' }).checked).toBe(true);
});

test('nothing found says so and offers a way back', async () => {
  const { user } = await visit('/travels?q=submarine');
  expect(await screen.findByRole('heading', { name: 'No Services Found' })).toBeDefined();
  expect(screen.getByText('Try adjusting your search or filters.')).toBeDefined();
  const [, inState] = screen.getAllByRole('button', { name: 'Clear search and filters' });
  if (!inState) throw new Error('the empty state has no button');
  await user.click(inState);
  expect(cards()).toHaveLength(6);
});

test('a travel kind says what we offer, which documents, what to consider, and leads to contact', async () => {
  await visit('/travels/unaccompanied-minors');
  expect(await screen.findByRole('heading', { level: 1, name: 'Unaccompanied Minors' })).toBeDefined();
  for (const name of ['What we offer', 'Required documents', 'Considerations']) {
    const section = screen.getByRole('heading', { name }).parentElement;
    if (!section) throw new Error(`${name} has no section`);
    expect(within(section).getAllByRole('listitem').length).toBeGreaterThan(3);
  }
  expect(screen.getByText(/Ages 0–4 cannot travel alone\. Ages 5–14 need the airline’s minor service/)).toBeDefined();
  for (const link of screen.getAllByRole('link', { name: 'Contact us' }))
    expect(link.getAttribute('href')).toBe('/contact');
});
