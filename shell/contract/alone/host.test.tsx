import { type BackendClient, configureAuth, getClient } from '@kindwing/auth';
import { initI18n, registerMessages } from '@kindwing/ui/i18n';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { underWork } from './fixture/remote.tsx';
import { AloneHost } from './host.tsx';
import { en, es, namespace } from './messages.ts';
import { loadRemote } from './remote-under-work.ts';
import { findService, type Service } from './service.ts';

// The first import of a page is slow on a busy machine; what is being tested is not the machine.
configure({ asyncUtilTimeout: 5000 });

const service: Service = { apiUrl: 'http://127.0.0.1:9', anonKey: 'key', supportPhone: '+34 900 000 112' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  underWork.broken = false;
  underWork.edited = undefined;
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As `main.tsx` does it, at an address. */
async function open(address = '/', found: Service | null = service): Promise<void> {
  window.history.replaceState(null, '', address);
  registerMessages(namespace, { en: async () => en, es: async () => es });
  configureAuth(service);
  await loadRemote();
  const [i18n, client] = await Promise.all([
    initI18n({ language: 'en', preload: [namespace, 'weather'] }),
    getClient() as Promise<BackendClient>,
  ]);
  await i18n.changeLanguage('en');
  render(<AloneHost i18n={i18n} service={found ?? undefined} client={client} />);
  await screen.findByText('weather alone');
}

const look = (as: string) => fireEvent.change(screen.getByLabelText('Who looks'), { target: { value: as } });

test('it begins at the remote’s own mount, as somebody who may open its first page', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Weather' })).toBeTruthy();
  expect(window.location.pathname).toBe('/weather');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Desk', 'Weather', 'Open weather']);
});

test('whoever has not the role is told so, and gets the page back by choosing another; the choice outlives a reload', async () => {
  await open('/weather');
  await screen.findByRole('heading', { level: 1, name: 'Weather' });
  look('client');
  expect(await screen.findByText(/is sent elsewhere/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Weather' })).toBeNull();
  cleanup();
  await open('/weather');
  expect(await screen.findByText(/is sent elsewhere/)).toBeTruthy();
  look('agent');
  expect(await screen.findByRole('heading', { level: 1, name: 'Weather' })).toBeTruthy();
});

test('another person gets fresh pages, without what the one before typed', async () => {
  await open('/weather');
  fireEvent.change(await screen.findByLabelText('typed'), { target: { value: 'Clara' } });
  look('client');
  await screen.findByText(/is sent elsewhere/);
  look('agent');
  expect((await screen.findByLabelText<HTMLInputElement>('typed')).value).toBe('');
});

test('both languages and both themes', async () => {
  await open('/weather');
  await screen.findByRole('heading', { name: 'Weather' });
  fireEvent.click(screen.getByRole('button', { name: 'es' }));
  expect(await screen.findByRole('heading', { name: 'El tiempo' })).toBeTruthy();
  expect(screen.getByText('weather a solas')).toBeTruthy();
  const before = document.documentElement.getAttribute('data-mode');
  fireEvent.click(screen.getByRole('button', { name: /^Tema/ }));
  await waitFor(() => expect(document.documentElement.getAttribute('data-mode')).not.toBe(before));
});

test('a page that throws leaves the bar, says why, and comes back by Try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  underWork.broken = true;
  await open('/weather/open/today');
  expect(await screen.findByText('The page failed: no forecast')).toBeTruthy();
  expect(screen.getByLabelText('Who looks')).toBeTruthy();
  underWork.broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Open weather' })).toBeTruthy();
});

test('an address that no route covers is said to be one', async () => {
  await open('/elsewhere');
  expect(await screen.findByText('No route of remote.config.ts covers this address.')).toBeTruthy();
});

test('the remote’s own slots are drawn, those of others are named, and forms post to the running service', async () => {
  await open('/weather');
  expect(await screen.findByText('Map of Palma')).toBeTruthy();
  expect(screen.getByText(/portal\/RequestDetail/)).toBeTruthy();
  expect(screen.getByText('http://127.0.0.1:9/functions/v1/public-form')).toBeTruthy();
});

test('pages that were edited are drawn anew in place', async () => {
  await open('/weather');
  await screen.findByRole('heading', { name: 'Weather' });
  underWork.edited = () => <h1>Edited</h1>;
  await act(loadRemote);
  expect(await screen.findByRole('heading', { name: 'Edited' })).toBeTruthy();
});

test('the real session asks who it is, and says why a sign-in failed', async () => {
  await open('/weather');
  look('real');
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ code: 'invalid_credentials', msg: 'Invalid login credentials' }), { status: 400 }),
  );
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'a@b.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/^That did not work: .+/)).toBeTruthy();
});

test('without a service nobody real is offered, also to whoever chose that before', async () => {
  sessionStorage.setItem('kindwing:alone:looker', 'real');
  await open('/weather', null);
  expect(screen.getByText(/No service runs here/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Who looks').value).toBe('agent');
  expect(screen.queryByRole('option', { name: /Real session/ })).toBeNull();
  expect(await screen.findByText('no forms')).toBeTruthy();
});

test.each([
  ['answers', async () => Response.json(service), service],
  ['has no configuration', async () => new Response('', { status: 404 }), undefined],
  ['is not there', async () => Promise.reject(new TypeError('fetch failed')), undefined],
  ['sends a page instead', async () => new Response('<!doctype html>'), undefined],
])('a service that %s', async (_, answer, found) => {
  vi.stubGlobal('fetch', answer);
  expect(await findService()).toEqual(found);
  expect(await getClient()).toBeTruthy();
});
