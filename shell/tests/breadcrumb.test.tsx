import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumb } from '../src/chrome/breadcrumb/breadcrumb.tsx';
import { breadcrumbData, crumbsOf } from '../src/chrome/breadcrumb/crumbs.ts';
import { menu, routes } from './registry-sample.ts';
import { renderShell } from './render-shell.tsx';

const names = { routes, menu, known: {}, detail: 'Details' };
const labels = (path: string) => crumbsOf(path, names, 'en').map(({ label }) => label);

test.each([
  ['/travels', ['Travels']],
  ['/blog/flying-with-a-guide-dog', ['Blog', 'Flying with a guide dog']],
  ['/admin/requests/new-quick', ['Dashboard', 'Requests', 'Quick Create']],
  ['/admin/requests/3f0c9a52-0000-4000-8000-000000000000', ['Dashboard', 'Requests', 'Details']],
  ['/blog/%E0%A4%A', ['Blog', '%E0%A4%A']],
])('%s reads %j', (path, expected) => {
  expect(labels(path)).toEqual(expected);
});

test('a page below one record has its own name in each language, not the address’s English word', () => {
  const path = '/portal/agent/requests/3f0c9a52-0000-4000-8000-000000000000/offer';
  expect(crumbsOf(path, names, 'es').at(-1)?.label).toBe('Oferta');
});

test('there is none on the home page', () => {
  renderShell(<Breadcrumb />, { route: '/' });
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});

test('it links the pages above, names the present one, and tells search engines the same', () => {
  const { container } = renderShell(<Breadcrumb />, { route: '/blog/first-post' });
  const bar = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(bar.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
  expect(bar.getByText('First post').getAttribute('aria-current')).toBe('page');
  const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data.itemListElement).toHaveLength(3);
  expect(data.itemListElement[1]).toMatchObject({ position: 2, name: 'Blog', item: 'https://kindwing.example/blog' });
});

test('what only groups pages has no address for search engines: nothing stands there', () => {
  const { container } = renderShell(<Breadcrumb />, { route: '/auth/reset' });
  expect(container.textContent).not.toContain('/auth"');
  const list = JSON.parse(breadcrumbData(crumbsOf('/legal/imprint', names, 'en'), 'https://kindwing.example'));
  expect(list.itemListElement[0]).toEqual({ '@type': 'ListItem', position: 1, name: 'Legal' });
});

test('a segment can never end the data block', () => {
  expect(breadcrumbData([{ label: '</script><img src=x>', path: '/x', page: true }], '')).not.toContain('<');
});
