import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackendClient } from '../src/client/create.ts';
import { type BackendFault, onBackendFault } from '../src/client/faults.ts';
import { patientFetch } from '../src/client/patient-fetch.ts';

const origin = 'https://api.kindwing.example';
/** What the limit was asked for, and how a test lets it pass. */
let asked: number[] = [];
let calls = 0;
let limit = new AbortController();
const passes = () => limit.abort(new DOMException('signal timed out', 'TimeoutError'));

function backendClient() {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  return createBackendClient({ apiUrl: origin, anonKey: 'anon' }, 'key', storage as never);
}

beforeEach(() => {
  asked = [];
  limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms);
    return limit.signal;
  });
  // A line that carries nothing: it ends by its signal alone.
  calls = 0;
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    calls++;
    const ended = new Promise((_resolve, reject) => {
      const end = () => reject(signal?.reason);
      if (signal?.aborted) end();
      else signal?.addEventListener('abort', end);
    });
    return ended;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a line that carries nothing is given up after half a minute', async () => {
  const waiting = patientFetch(new URL(`${origin}/rest/v1/trips`));
  passes();
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(asked).toEqual([30_000]);
});

test('files have ten minutes', async () => {
  const waiting = patientFetch(new Request(`${origin}/storage/v1/object/papers/a`));
  passes();
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(asked).toEqual([600_000]);
});

test("the caller's own signal ends it too, and the limit holds beside it", async () => {
  const caller = new AbortController();
  const first = patientFetch(origin, { signal: caller.signal });
  caller.abort(new Error('changed my mind'));
  await expect(first).rejects.toThrow('changed my mind');
  await expect(patientFetch(origin, { signal: caller.signal })).rejects.toThrow('changed my mind');
  const second = patientFetch(origin, { signal: new AbortController().signal });
  passes();
  await expect(second).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a reading that nobody answers is tried once: whoever asked decides about another try', async () => {
  const waiting = backendClient()
    .from('trips' as never)
    .select();
  passes();
  expect((await waiting).status).toBe(0);
  expect(calls).toBe(1);
});

test("the site's client has that patience: a call on a silent line fails as one that nobody answered", async () => {
  const waiting = backendClient().rpc('submit_contact', { p_payload: {} });
  passes();
  const { error, status } = await waiting;
  expect(status).toBe(0);
  expect(error?.message).toContain('TimeoutError');
  expect(asked).toEqual([30_000]);
});

test('what nobody answers, or the backend fails at, is told without saying whom it was about; a refusal and a changed mind are not', async () => {
  const told: BackendFault[] = [];
  const end = onBackendFault((fault) => told.push(fault));
  const lost = patientFetch(`${origin}/rest/v1/trips?client_id=eq.7`);
  passes();
  await expect(lost).rejects.toThrow();
  limit = new AbortController();
  const caller = new AbortController();
  const left = patientFetch(`${origin}/rest/v1/offers`, { signal: caller.signal });
  caller.abort(new Error('changed my mind'));
  await expect(left).rejects.toThrow('changed my mind');
  const answers = new Map([
    ['/auth/v1/token?grant_type=password', 503],
    ['/storage/v1/object/papers/rosa/passport.pdf', 500],
    ['/functions/v1/public-form', 502],
    ['/rest/v1/invoices?id=eq.7', 403],
    ['/rest/v1/airlines', 200],
  ]);
  for (const [path, status] of answers) {
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    expect((await patientFetch(`${origin}${path}`)).status).toBe(status);
  }
  expect(told).toEqual([
    { place: 'rest/v1/trips' },
    { place: 'auth/v1/token', status: 503 },
    { place: 'storage/v1', status: 500 },
    { place: 'functions/v1/public-form', status: 502 },
  ]);
  end();
  await patientFetch(`${origin}/rest/v1/trips`).catch(() => undefined);
  expect(told).toHaveLength(4);
});
