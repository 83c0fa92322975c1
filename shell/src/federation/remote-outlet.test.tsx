import { defineRemote, lazyPart, PartFailureCard, Slot } from '@kindwing/contract';
import type { RegistryEntry, RemoteRelease } from '@kindwing/contract/schema';
import { publishedRemote } from '@kindwing/contract/testing';
import { AppProviders } from '@kindwing/ui';
import { createI18n, I18nProvider } from '@kindwing/ui/i18n';
import { Link, MemoryRouter, Route, Routes } from '@kindwing/ui/router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../messages/en.ts';
import { type FederationEvent, onFederationEvent } from './events.ts';
import { PAGE_LIMIT_MS } from './limits.ts';
import { RemoteLoader } from './loader.ts';
import { PieceCard } from './piece-card.tsx';
import { RemoteOutlet } from './remote-outlet.tsx';
import { SlotProvider } from './slot-outlet.tsx';

const release: RemoteRelease = { ...publishedRemote(), base: 'https://portal.example/1.0.0-0123456789/' };
const newer: RemoteRelease = { ...release, version: '1.1.0-1111111111' };
const registry = { schema: 1, release: 1, composedAt: '', remotes: { portal: { current: release } } };

let entry: RegistryEntry;
let published: RegistryEntry;
let events: FederationEvent[] = [];

let load: (release: RemoteRelease) => Promise<unknown>;
let loader: RemoteLoader;
vi.mock('./page-loader.ts', () => ({ pageLoader: () => loader }));
vi.mock('./registry.ts', () => ({ registry: () => registry }));

const remoteWith = (page: () => ReactNode) =>
  defineRemote({
    routes: async () => ({ default: page as () => never }),
    messages: { en: async () => ({ default: {} }), es: async () => ({ default: {} }) },
    slots: {
      RequestDetail: async () => ({ default: ({ requestId }: { requestId: string }) => <p>Request {requestId}</p> }),
    },
  });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  entry = { current: release };
  published = entry;
  events = [];
  stop = onFederationEvent((event) => events.push(event));
  loader = new RemoteLoader({
    runtime: { load: (wanted) => load(wanted) },
    provided: { '@kindwing/ui/router': '1.0.0' },
    entryOf: () => entry,
    refresh: async () => {
      entry = published;
    },
    language: () => 'en',
    addMessages: () => undefined,
  });
});
let stop: () => void;
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

const show = (content: ReactNode) =>
  act(async () => {
    render(
      <AppProviders>
        <I18nProvider i18n={createI18n('en', { shell: en, ui: {} })}>
          <MemoryRouter initialEntries={['/portal']}>
            <Suspense fallback="starting">
              <input aria-label="Elsewhere" />
              <Link to="/portal/trips">Trips</Link>
              {content}
            </Suspense>
          </MemoryRouter>
        </I18nProvider>
      </AppProviders>,
    );
  });

const outlet = (
  <Routes>
    <Route path="/portal/*" element={<RemoteOutlet name="portal" />} />
  </Routes>
);

test('a remote that can not be reached is a card that names part, owner and version; the rest works, and Try again heals', async () => {
  load = async () => Promise.reject(new Error('ScriptNetworkError'));
  await show(outlet);
  fireEvent.change(screen.getByLabelText('Elsewhere'), { target: { value: 'typed' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'This part of the site is not available right now',
  );
  expect(screen.getByText(/Part: portal · kept by Portal team · version 1\.0\.0-0123456789/)).toBeTruthy();

  load = async () => remoteWith(() => <h1>Your trips</h1>);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('heading', { name: 'Your trips' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Elsewhere').value).toBe('typed');
});

test('a page that throws leaves the others alone', async () => {
  let broken = true;
  load = async () =>
    remoteWith(() => {
      if (broken) throw new Error('boom');
      return <h1>Fine again</h1>;
    });
  await show(outlet);
  expect(screen.getByRole('alert').textContent).toContain('not available right now');
  broken = false;
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Trips' })));
  expect(screen.getByRole('heading', { name: 'Fine again' })).toBeTruthy();
});

const missing = () => {
  throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
};

test('a script missing in mid-session is recovered by the version that was published since', async () => {
  published = { current: newer };
  load = vi.fn(async ({ version }) =>
    remoteWith(version === release.version ? missing : () => <h1>The newer page</h1>),
  );
  await show(outlet);
  expect(await screen.findByRole('heading', { name: 'The newer page' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page missing for good in mid-session is shown from the version before, which says so', async () => {
  const previous: RemoteRelease = { ...release, version: '0.9.0-0000000000' };
  published = { current: release, previous };
  load = async ({ version }) => remoteWith(version === release.version ? missing : () => <h1>The page before</h1>);
  await show(outlet);
  expect(await screen.findByRole('heading', { name: 'The page before' })).toBeTruthy();
  expect(screen.getByText(/earlier version of this part \(0\.9\.0-0000000000\)/)).toBeTruthy();
  expect(events).toContainEqual({ type: 'failed', failure: expect.objectContaining({ cause: 'part' }) });
});

test('two versions that both lack the page do not take turns', async () => {
  published = { current: release, previous: { ...release, version: '0.9.0-0000000000' } };
  load = vi.fn(async () => remoteWith(missing));
  await show(outlet);
  expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(vi.mocked(load).mock.calls.length).toBeLessThanOrEqual(3);
});

const older: RemoteRelease = { ...release, version: '0.9.0-0000000000' };
const press = (role: string, name: string) => act(async () => fireEvent.click(screen.getByRole(role, { name })));

/** A remote of two pages: the first does as told, the second has a form. */
const twoPages = (first: () => ReactNode) =>
  remoteWith(() => (
    <Routes>
      <Route path="/" element={<First page={first} />} />
      <Route
        path="/trips"
        element={
          <>
            <h1>Trips</h1>
            <input aria-label="Notes" />
            <Link to="/portal">Back</Link>
          </>
        }
      />
    </Routes>
  ));
const First = ({ page }: { page: () => ReactNode }) => page();

test('what arrives for a page that was left waits for the next page: a half-filled form stays', async () => {
  published = { current: newer };
  let arrive: () => void = () => undefined;
  const here = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  load = async ({ version }) => {
    if (version === release.version) return twoPages(missing);
    await here;
    return twoPages(() => <h1>The newer page</h1>);
  };
  await show(outlet);
  expect(screen.getByRole('alert').textContent).toContain('not available right now');
  await press('link', 'Trips');
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'half a sentence' } });
  await act(async () => arrive());
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('half a sentence');
  await press('link', 'Back');
  expect(screen.getByRole('heading', { name: 'The newer page' })).toBeTruthy();
});

test('Try again that fails leaves the other pages of the remote as they work', async () => {
  const broken = () => {
    throw new Error('boom');
  };
  load = async () => twoPages(broken);
  await show(outlet);
  load = async () => Promise.reject(new Error('ScriptNetworkError'));
  await press('button', 'Try again');
  expect(screen.getByRole('alert').textContent).toContain('not available right now');
  await press('link', 'Trips');
  expect(screen.getByRole('heading', { name: 'Trips' })).toBeTruthy();
  await press('link', 'Back');
  expect(screen.getByRole('alert').textContent).toContain('not available right now');
});

test('a page that throws again after Try again is shown from the version before, which says so', async () => {
  entry = { current: release, previous: older };
  published = entry;
  load = async ({ version }) =>
    remoteWith(() => {
      if (version === release.version) throw new Error('boom');
      return <h1>The page before</h1>;
    });
  await show(outlet);
  expect(screen.getByRole('alert').textContent).toContain(`version ${release.version}`);
  await press('button', 'Try again');
  expect(await screen.findByRole('heading', { name: 'The page before' })).toBeTruthy();
  expect(screen.getByText(/earlier version of this part \(0\.9\.0-0000000000\)/)).toBeTruthy();
});

test('a page that throws in every version ends in a card', async () => {
  entry = { current: release, previous: older };
  published = entry;
  load = vi.fn(async () =>
    remoteWith(() => {
      throw new Error('boom');
    }),
  );
  await show(outlet);
  for (let times = 0; times < 3; times++) await press('button', 'Try again');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  const calls = vi.mocked(load).mock.calls.length;
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(vi.mocked(load)).toHaveBeenCalledTimes(calls);
});

test('an effect that throws is contained, and reported with its owner', async () => {
  const Broken = () => {
    useEffect(() => {
      throw new Error('an effect went wrong');
    }, []);
    return <h1>Drawn</h1>;
  };
  load = async () => remoteWith(() => <Broken />);
  await show(outlet);
  expect(screen.getByRole('alert').textContent).toContain('Part: portal');
  expect(screen.getByLabelText('Elsewhere')).toBeTruthy();
  expect(events).toContainEqual({
    type: 'failed',
    failure: expect.objectContaining({ cause: 'render', owner: 'Portal team', message: 'an effect went wrong' }),
  });
});

test('a page that waits for ever is named after its limit; what was typed elsewhere stays, and it may still come', async () => {
  vi.useFakeTimers();
  let arrive: (page: string) => void = () => undefined;
  const waiting = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Waits = () => <h1>{use(waiting)}</h1>;
  load = async () => remoteWith(() => <Waits />);
  await show(outlet);
  fireEvent.change(screen.getByLabelText('Elsewhere'), { target: { value: 'typed' } });
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(PAGE_LIMIT_MS + 10));
  expect(screen.getByRole('alert').textContent).toContain('Part: portal');
  expect(events).toContainEqual({ type: 'failed', failure: expect.objectContaining({ cause: 'timeout' }) });
  expect(screen.getByLabelText<HTMLInputElement>('Elsewhere').value).toBe('typed');
  await act(async () => arrive('Here at last'));
  expect(screen.getByRole('heading', { name: 'Here at last' })).toBeTruthy();
});

test('a page that waits for ever once more after Try again is shown from the version before', async () => {
  vi.useFakeTimers();
  entry = { current: release, previous: older };
  published = entry;
  const never = new Promise<string>(() => undefined);
  const Waits = () => <h1>{use(never)}</h1>;
  load = async ({ version }) => remoteWith(() => (version === release.version ? <Waits /> : <h1>The page before</h1>));
  await show(outlet);
  await act(() => vi.advanceTimersByTimeAsync(PAGE_LIMIT_MS + 10));
  await press('button', 'Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(PAGE_LIMIT_MS + 10));
  expect(screen.getByRole('heading', { name: 'The page before' })).toBeTruthy();
});

test('a page that does not arrive says whose it is and comes back in place', async () => {
  let online = false;
  const Trips = lazyPart<object>(async () => {
    if (!online) throw new Error('Loading chunk 7 failed');
    return { default: () => <h1>Your trips</h1> };
  });
  load = async () => remoteWith(() => <Trips />);
  await show(<PartFailureCard card={PieceCard}>{outlet}</PartFailureCard>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('not available right now');
  expect(screen.getByRole('alert').textContent).toMatch(
    /Part: portal · kept by Portal team · version 1\.0\.0-0123456789 · reference [0-9a-f]{8}/,
  );
  fireEvent.change(screen.getByLabelText('Elsewhere'), { target: { value: 'typed' } });
  online = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('heading', { name: 'Your trips' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Elsewhere').value).toBe('typed');
});

test('a piece that does not arrive leaves the page around it its heading', async () => {
  const RouteMap = lazyPart<object>(async () => Promise.reject(new Error('Loading chunk 7 failed')));
  load = async () =>
    remoteWith(() => (
      <main id="main">
        <h1>Your trips</h1>
        <RouteMap />
      </main>
    ));
  await show(<PartFailureCard card={PieceCard}>{outlet}</PartFailureCard>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your trips');
  expect(screen.getByRole('alert').textContent).toMatch(/This piece of the page did not arrive.*Part: portal/);
});

test('a piece that is gone for good: the page can be loaded anew, and it says what that costs', async () => {
  published = { current: newer };
  const RouteMap = lazyPart<object>(async () => Promise.reject(new Error('Loading chunk 7 failed')));
  const page = (piece: ReactNode) => (
    <main id="main">
      <h1>Your trips</h1>
      {piece}
    </main>
  );
  load = async ({ version }) => remoteWith(() => page(version === release.version ? <RouteMap /> : <p>The map</p>));
  await show(<PartFailureCard card={PieceCard}>{outlet}</PartFailureCard>);
  await press('button', 'Try again');
  expect(screen.getByRole('alert').textContent).toContain('did not save is lost then');
  await press('button', 'Load the page anew');
  expect(screen.getByText('The map')).toBeTruthy();
});

test('a slot shows another remote’s component to those who may see it, and downloads nothing for the others', async () => {
  load = vi.fn(async () => remoteWith(() => null));
  const slot = <Slot name="portal/RequestDetail" props={{ requestId: 'KW-7' }} />;
  const withRole = (role: 'admin' | 'agent') => (
    <PartFailureCard card={PieceCard}>
      <SlotProvider role={role}>{slot}</SlotProvider>
    </PartFailureCard>
  );
  await show(withRole('admin'));
  expect(screen.getByText('Your account may not see this part.')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  cleanup();
  await show(withRole('agent'));
  expect(await screen.findByText('Request KW-7')).toBeTruthy();
});
