import { defineRemote } from '@kindwing/contract';
import type { RegistryEntry, RemoteRelease } from '@kindwing/contract/schema';
import { publishedRemote } from '@kindwing/contract/testing';
import { AppProviders } from '@kindwing/ui';
import { createI18n, I18nProvider } from '@kindwing/ui/i18n';
import { Link, MemoryRouter, Route, Routes } from '@kindwing/ui/router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { type FederationEvent, onFederationEvent } from '../src/federation/events.ts';
import { RemoteLoader } from '../src/federation/loader.ts';
import { RemoteOutlet } from '../src/federation/remote-outlet.tsx';
import { en } from '../src/messages/en.ts';

export const release: RemoteRelease = { ...publishedRemote(), base: 'https://portal.example/1.0.0-0123456789/' };
export const newer: RemoteRelease = { ...release, version: '1.1.0-1111111111' };
export const older: RemoteRelease = { ...release, version: '0.9.0-0000000000' };

const current = (): RegistryEntry => ({ current: release });

/** What a test's remote does and the registry says; set before `show`. */
export const stage = {
  load: async (_wanted: RemoteRelease): Promise<unknown> => undefined,
  /** as the page was composed */
  entry: current(),
  /** as the registry says since */
  published: current(),
  events: [] as FederationEvent[],
  loader: undefined as unknown as RemoteLoader,
  registry: { schema: 1, release: 1, composedAt: '', remotes: { portal: current() } },
};

/**
 * Sets the stage anew for each test of a file, which puts `stage.loader` and `stage.registry` in the place of the page's
 * own: mocks work in the file that names them.
 */
export function setStage(): void {
  let stop = () => undefined as unknown;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stage.entry = current();
    stage.published = stage.entry;
    stage.events = [];
    stop = onFederationEvent((event) => stage.events.push(event));
    stage.loader = new RemoteLoader({
      runtime: { load: (wanted) => stage.load(wanted) },
      provided: { '@kindwing/ui/router': '1.0.0' },
      entryOf: () => stage.entry,
      refresh: async () => {
        stage.entry = stage.published;
      },
      language: () => 'en',
      addMessages: () => undefined,
    });
  });
  afterEach(() => {
    stop();
    cleanup();
    vi.useRealTimers();
  });
}

export const remoteWith = (page: () => ReactNode) =>
  defineRemote({
    routes: async () => ({ default: page as () => never }),
    messages: { en: async () => ({ default: {} }), es: async () => ({ default: {} }) },
    slots: {
      RequestDetail: async () => ({ default: ({ requestId }: { requestId: string }) => <p>Request {requestId}</p> }),
    },
  });

export const show = (content: ReactNode) =>
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

export const outlet = (
  <Routes>
    <Route path="/portal/*" element={<RemoteOutlet name="portal" />} />
  </Routes>
);

export const press = (role: string, name: string) => act(async () => fireEvent.click(screen.getByRole(role, { name })));

/** A page whose script is not there any more. */
export const missing = () => {
  throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
};

/** A remote of two pages: the first does as told, the second has a form. */
export const twoPages = (first: () => ReactNode) =>
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
