import { type BackendFault, onBackendFault } from '@kindwing/auth';
import { publishedRemote } from '@kindwing/contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBackend } from './backend-faults.ts';
import { type FederationEvent, onFederationEvent } from './events.ts';
import { setPageLoader } from './page-loader.ts';
import { checkStorage } from './storage-check.ts';

const release = { ...publishedRemote(), base: 'https://portal.example/1.0.0-0123456789/' };
vi.mock('./registry.ts', async (original) => ({
  ...(await original()),
  registry: () => ({ schema: 1, release: 7, composedAt: '', remotes: { portal: { current: release } } }),
  findRoute: (path: string) => (path.startsWith('/portal') ? { remote: 'portal' } : undefined),
}));
vi.mock('@kindwing/auth', async (original) => ({ ...(await original()), onBackendFault: vi.fn() }));

let tell: (fault: BackendFault) => void;
let events: FederationEvent[];
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.mocked(onBackendFault).mockImplementation((listener) => {
    tell = listener;
    return () => undefined;
  });
  events = [];
  setPageLoader({ stateOf: () => ({ status: 'idle' }) } as never);
  watchBackend();
  end = onFederationEvent((event) => events.push(event));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const shell = { remote: 'shell', owner: 'Shell team', version: '7' };
const portal = { remote: 'portal', owner: release.owner, version: release.version };
const reference = expect.stringMatching(/^[0-9a-f]{8}$/);

test('a call without an answer is an event of the remote whose page asked, or of the shell', () => {
  history.replaceState(null, '', '/portal/trips');
  tell({ place: 'rest/v1/trips' });
  history.replaceState(null, '', '/login');
  tell({ place: 'auth/v1/token', status: 503 });
  expect(events).toEqual([
    {
      type: 'failed',
      failure: { ...portal, cause: 'backend', message: 'rest/v1/trips gave no answer', traceId: reference },
    },
    {
      type: 'failed',
      failure: { ...shell, cause: 'backend', message: 'auth/v1/token answered 503', traceId: reference },
    },
  ]);
});

test('an outage is one event in a minute', () => {
  for (const passed of [0, 1000, 58_000, 1000, 59_000]) {
    vi.advanceTimersByTime(passed);
    tell({ place: 'rest/v1/trips' });
  }
  expect(events).toHaveLength(2);
});

test('a device without a line, and a page that nobody looks at, say nothing of the backend', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  tell({ place: 'rest/v1/trips' });
  onLine.mockReturnValue(true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  tell({ place: 'rest/v1/trips' });
  expect(events).toEqual([]);
  hidden.mockReturnValue(false);
  tell({ place: 'rest/v1/trips' });
  expect(events).toHaveLength(1);
});

test('a version that stands in is the one that asked', () => {
  const remote = { release: { ...release, version: '0.9.0-9876543210' } };
  setPageLoader({ stateOf: () => ({ status: 'loaded', remote }) } as never);
  history.replaceState(null, '', '/portal');
  tell({ place: 'rest/v1/trips' });
  expect(events).toMatchObject([{ failure: { ...portal, version: '0.9.0-9876543210' } }]);
});

test('a browser that keeps nothing is one event of the shell; one that keeps what it is given is none', () => {
  checkStorage();
  expect(events).toEqual([]);
  expect(localStorage).toHaveLength(0);
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  checkStorage();
  expect(events).toMatchObject([
    {
      type: 'failed',
      failure: { ...shell, cause: 'storage', message: 'The quota has been exceeded.', traceId: reference },
    },
  ]);
});
