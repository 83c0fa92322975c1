import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from './support.tsx';

test('the blog lists four articles with author, date and a named way on', async () => {
  await visit('/blog');
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.getByText('November 10, 2026')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Read More: Flying with a parent who has dementia' });
  expect(link.getAttribute('href')).toBe('/blog/flying-with-dementia');
});

test('an article has its text and its sources', async () => {
  await visit('/blog/dog-in-the-cabin');
  expect(await screen.findByRole('heading', { level: 1, name: /Can my dog come in the cabin/ })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Does it fit' })).toBeDefined();
  expect(screen.getByRole('link', { name: /CDC: bringing a dog/ }).getAttribute('href')).toMatch(
    /^https:\/\/www\.cdc\.gov/,
  );
});

test('a source whose link leads only to a home page says so; a document’s own address does not', async () => {
  await visit('/blog/wheelchair-from-booking-to-seat');
  const itemOf = (name: RegExp) => screen.getByRole('link', { name }).closest('li')?.textContent;
  expect(await screen.findByRole('heading', { name: 'Your own chair' })).toBeDefined();
  expect(itemOf(/^Aena/)).toContain('(link to the home page)');
  expect(itemOf(/1107\/2006/)).not.toContain('home page');
});

test('in Spanish the same article is Spanish', async () => {
  await visit('/blog/dog-in-the-cabin', { language: 'es' });
  expect(await screen.findByRole('heading', { name: 'Si cabe' })).toBeDefined();
});

test('an unknown article says so and leads back', async () => {
  await visit('/blog/no-such-post');
  expect(await screen.findByRole('heading', { level: 1, name: 'Post not found!' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
});

test('an unknown address says so and leads on', async () => {
  await visit('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});
