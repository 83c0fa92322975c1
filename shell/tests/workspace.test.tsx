import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuFor } from '../src/workspace/menu.ts';
import { Sidebar } from '../src/workspace/sidebar.tsx';
import { menu } from './registry-sample.ts';
import { address, renderShell } from './render-shell.tsx';

const labels = (role: 'admin' | 'agent' | 'client', area: 'portal' | 'admin' | 'dev') =>
  menuFor(area, role, menu).flatMap((item) => [item.label.en, ...item.children.map((child) => `> ${child.label.en}`)]);

test('each role sees its own menu, in order, with sub-items below their parents', () => {
  expect(labels('client', 'portal')).toEqual(['Dashboard', 'Requests']);
  expect(labels('agent', 'portal')).toEqual(['Agent Desk']);
  expect(labels('agent', 'admin')).toEqual(['Dashboard', 'Requests', '> Quick Create']);
  expect(labels('admin', 'admin')).toEqual(['Dashboard', 'Requests', '> Quick Create', 'Users', '> Promote User']);
});

test('only an admin finds the way from the desk to the back office', () => {
  renderShell(<Sidebar area="portal" />, { as: 'admin', route: '/portal/agent' });
  expect(screen.getByRole('link', { name: 'Admin Dashboard' }).getAttribute('href')).toBe('/admin');
});

test('an agent has the desk alone', () => {
  renderShell(<Sidebar area="portal" />, { as: 'agent', route: '/portal/agent' });
  expect(screen.getByRole('link', { name: 'Agent Desk' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
});

test('the deepest entry that is open is the current one', () => {
  renderShell(<Sidebar area="admin" />, { as: 'admin', route: '/admin/requests/new-quick' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Quick Create');
});

test('Logout says "Logged Out" and goes home', async () => {
  const { user } = renderShell(<Sidebar area="portal" />, { as: 'client', route: '/portal/requests' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logged Out')).toBeTruthy();
  expect(screen.getByText('You have been successfully logged out.')).toBeTruthy();
  await expect.poll(address).toBe('/');
});
