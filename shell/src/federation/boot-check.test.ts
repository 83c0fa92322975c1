import { afterEach, expect, test, vi } from 'vitest';
import { watchDoubles } from './boot-check.ts';
import { type FederationEvent, onFederationEvent, report } from './events.ts';
import { doubledFaces, sharedCopies } from './shared-faces.ts';

const scope = {
  react: { '19.2.0': { from: 'shell', lib: () => undefined } },
  '@kindwing/ui': {
    '1.0.0': { from: 'shell', loaded: true },
    '1.1.0': { from: 'remote_portal_3_', loaded: true },
    '1.2.0': { from: 'remote_admin_4_' },
  },
};
const loaded: FederationEvent = {
  type: 'loaded',
  remote: 'portal',
  owner: 'Portal team',
  version: '1.0.0-0123456789',
  milliseconds: 1,
  attempt: 'first',
  steps: { manifest: 0, scripts: 1, expose: 0 },
};

afterEach(() => vi.restoreAllMocks());

test('each copy says from whom it is and whether it runs', () => {
  expect(sharedCopies(scope)).toContainEqual({
    face: '@kindwing/ui',
    version: '1.1.0',
    from: 'remote_portal',
    loaded: true,
  });
});

test('a face that runs twice is found; one that is only offered is not', () => {
  expect(doubledFaces(sharedCopies(scope)).map((copies) => copies.map(({ version }) => version))).toEqual([
    ['1.0.0', '1.1.0'],
  ]);
});

test('a duplicate is said once, with both sides, on the console and as an event', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const events: FederationEvent[] = [];
  const ends = [
    watchDoubles('development', () => sharedCopies(scope)),
    onFederationEvent((event) => events.push(event)),
  ];
  report(loaded);
  report(loaded);
  for (const end of ends) end();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toBe(
    '@kindwing/ui runs twice in this page: 1.0.0 from shell and 1.1.0 from remote_portal. Build both against one version of it.',
  );
  expect(events.filter(({ type }) => type === 'doubled')).toHaveLength(1);
});

test('a duplicate that a later script brings is said too', () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let onEntries: ((list: { getEntriesByType: () => { name: string }[] }) => void) | undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(given: typeof onEntries) {
        onEntries = given;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  let later: typeof scope | object = {};
  const end = watchDoubles('development', () => sharedCopies(later as typeof scope));
  report(loaded);
  later = scope;
  onEntries?.({ getEntriesByType: () => [{ name: 'https://portal.example/photo.webp' }] });
  vi.runAllTimers();
  expect(warn).not.toHaveBeenCalled();
  onEntries?.({ getEntriesByType: () => [{ name: 'https://portal.example/static/js/async/forms.0a1b.js' }] });
  vi.runAllTimers();
  expect(warn).toHaveBeenCalledTimes(1);
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('production says nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const end = watchDoubles('production', () => sharedCopies(scope));
  report(loaded);
  end();
  expect(warn).not.toHaveBeenCalled();
});
