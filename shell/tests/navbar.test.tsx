import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Navbar } from '../src/chrome/navbar/navbar.tsx';
import { address, renderShell } from './render-shell.tsx';

const link = (name: string) => screen.getAllByRole('link', { name })[0];

test('a visitor finds the top links, login, the request form and SOS', () => {
  renderShell(<Navbar />, { route: '/travels' });
  for (const [name, path] of [
    ['Home', '/'],
    ['Services', '/services'],
    ['Travels', '/travels'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Client login', '/login'],
    ['Start a request', '/request-form'],
    ['SOS, urgent help while you travel', '/sos'],
  ] as const)
    expect(link(name)?.getAttribute('href')).toBe(path);
  expect(link('Travels')?.getAttribute('aria-current')).toBe('page');
  expect(link('Home')?.getAttribute('aria-current')).toBeNull();
});

test.each([
  ['admin', 'Admin', '/admin'],
  ['agent', 'Agent', '/portal/agent'],
  ['client', 'Client', '/portal'],
] as const)('signed in as %s: badge %s, and Dashboard leads to %s', (role, badge, home) => {
  renderShell(<Navbar />, { as: role });
  const account = within(screen.getByRole('group', { name: 'Your account' }));
  expect(account.getByText(badge)).toBeTruthy();
  expect(account.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe(home);
  expect(screen.queryByRole('link', { name: 'Client login' })).toBeNull();
});

test('Sign Out ends the session, says so and goes home', async () => {
  const { user } = renderShell(<Navbar />, { as: 'client', route: '/blog' });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText("You've been signed out.")).toBeTruthy();
  await expect.poll(address).toBe('/');
  expect(screen.getByRole('link', { name: 'Client login' })).toBeTruthy();
});

test('a failed sign-out keeps the session and shows the message of the server', async () => {
  const signOut = async () => ({ ok: false as const, failure: { code: 'x', message: 'Database down', status: 500 } });
  const { user } = renderShell(<Navbar />, { as: 'client', route: '/blog', actions: { signOut } });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect((await screen.findByText('Sign out Failed')).parentElement?.textContent).toContain('Database down');
  await expect.poll(address).toBe('/blog');
});

test('the mobile menu opens, closes on choosing a link and on Escape', async () => {
  const { user } = renderShell(<Navbar />, { route: '/blog', width: 390 });
  const button = () => screen.getByRole('button', { name: /(Open|Close) menu/ });
  await user.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getAllByRole('link', { name: 'Contact' }).at(-1) as HTMLElement);
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await expect.poll(address).toBe('/contact');
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button());
});

test('the language in force is current and bold, and each leads to the page in it', () => {
  renderShell(<Navbar />, { language: 'es', route: '/services' });
  const spanish = link('Español');
  expect(spanish?.getAttribute('aria-current')).toBe('true');
  expect(spanish?.getAttribute('href')).toBe('/es/services');
  expect(spanish && getComputedStyle(spanish).fontWeight).toBe('700');
  expect(link('English')?.getAttribute('aria-current')).toBeNull();
  expect(link('English')?.getAttribute('href')).toBe('/services');
});

test('the pulsing of SOS can be stopped', async () => {
  const { user } = renderShell(<Navbar />);
  await user.click(screen.getByRole('button', { name: 'Stop the SOS button from pulsing' }));
  expect(await screen.findByRole('button', { name: 'Let the SOS button pulse' })).toBeTruthy();
});
