import { expect, test } from 'vitest';
import { currentEntry, type MenuItem } from './menu.ts';

const item = (path: string, children: MenuItem[] = []): MenuItem => ({
  path,
  label: {} as never,
  icon: undefined,
  children,
});
const items = [
  item('/admin'),
  item('/admin/requests', [item('/admin/requests/new-quick')]),
  item('/admin/users', [item('/admin/users/promote')]),
];

test.each([
  ['/admin', '/admin'],
  ['/admin/requests', '/admin/requests'],
  ['/admin/requests/42', '/admin/requests'],
  ['/admin/requests/new-quick', '/admin/requests/new-quick'],
  ['/admin/mails', undefined],
  ['/admin/nothing-here', undefined],
  ['/admin/usersandmore', undefined],
])('at %s the menu shows %s as open', (pathname, path) => expect(currentEntry(items, pathname)).toBe(path));

test('a desk’s request lies below the desk, which is not the first page of its area', () => {
  expect(currentEntry([item('/portal/agent')], '/portal/agent/requests/1')).toBe('/portal/agent');
});
