import { batchSchema, type MonitoringBatch } from '@kindwing/backend/domain/monitoring';
import { publishedRemote } from '@kindwing/contract/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOutbox } from './outbox.ts';
import { takeRemoteEvent } from './remotes.ts';
import { routeOf } from './routes.ts';
import { shellFault } from './shell-errors.ts';

const part = { remote: 'portal', owner: 'Portal team', version: '1.0.0-0123456789' };
const fault = {
  ...part,
  cause: 'handler',
  message: 'TypeError: no value for Clara Vidal',
  trace: '0a1b2c3d',
  route: '/portal',
} as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({
  agreed = () => true,
  taken = async () => true,
}: {
  agreed?: () => boolean;
  taken?: () => Promise<boolean>;
} = {}) {
  const sent: MonitoringBatch[] = [];
  const send = vi.fn((body: string) => {
    sent.push(batchSchema.parse(JSON.parse(body)));
    return taken();
  });
  return { outbox: openOutbox({ route: '/portal', agreed, send }), sent, send };
}

describe('what leaves a page', () => {
  test('is one batch when the page is left, as the receiving end reads it', () => {
    const { outbox, sent } = setUp();
    outbox.vital('1', { vital: 'LCP', value: 900 });
    outbox.vital('1', { vital: 'LCP', value: 1200 });
    outbox.vital('2', { vital: 'CLS', value: 0.0213 });
    outbox.load({ ...part, attempt: 'first', total: 300, manifest: 0, scripts: 200, expose: 100 });
    outbox.flush();
    expect(sent).toMatchObject([
      {
        route: '/portal',
        vitals: [
          { vital: 'LCP', value: 1200 },
          { vital: 'CLS', value: 0.0213 },
        ],
        loads: [{ total: 300 }],
        faults: [],
      },
    ]);
  });

  test('a measure is told once, and nothing is sent where there is nothing', () => {
    const { outbox, send } = setUp();
    outbox.flush();
    outbox.vital('1', { vital: 'INP', value: 90 });
    outbox.flush();
    outbox.vital('1', { vital: 'INP', value: 200 });
    outbox.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('faults are scrubbed, counted as one, and told after ten seconds although the page stays', async () => {
    const { outbox, sent } = setUp();
    outbox.fault(fault);
    outbox.fault({ ...fault, message: 'TypeError: no value for Nora', trace: 'ffffffff' });
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[0]?.faults).toMatchObject([{ message: 'TypeError: no value for …', count: 2, trace: 'ffffffff' }]);
  });

  test('nothing, once the visitor no longer agrees', () => {
    let agrees = true;
    const { outbox, send } = setUp({ agreed: () => agrees });
    outbox.fault(fault);
    agrees = false;
    outbox.flush();
    agrees = true;
    outbox.fault(fault);
    outbox.flush();
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    ['is down', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', async () => false],
  ])('a receiving end that %s is left alone after two tries, in silence', async (_, taken) => {
    const { outbox, send } = setUp({ taken });
    for (let round = 0; round < 5; round++) {
      outbox.fault(fault);
      outbox.flush();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('stays small, whatever happens in the page', () => {
    const { outbox, sent, send } = setUp();
    for (let round = 0; round < 40; round++) {
      for (let number = 0; number < 100; number++) {
        outbox.vital(`${round} ${number}`, { vital: 'LCP', value: 1 });
        outbox.load({ ...part, attempt: 'first', total: 1, manifest: 0, scripts: 1, expose: 0 });
        outbox.fault({
          ...fault,
          owner: `Team ${number}`,
          place: `${'a'.repeat(100)}.js:1:1`,
          message: 'undefined '.repeat(100),
        });
      }
      outbox.flush();
    }
    expect(sent).toHaveLength(12);
    for (const [body] of send.mock.calls) expect(body.length).toBeLessThanOrEqual(16_384);
  });
});

describe('where somebody was', () => {
  const release = publishedRemote({
    routes: ['/', '/blog/:slug', '/portal', '/portal/requests/:id'].map((path) => ({
      path,
      covers: path === '/portal' ? 'subtree' : 'exact',
      title: { en: 'x', es: 'x' },
    })),
  });
  const registry = { remotes: { portal: { current: { ...release, base: 'https://portal.example/' } } } };
  test.each([
    ['/', '/'],
    ['/es', '/'],
    ['/es/blog/viajar-con-silla', '/blog/:slug'],
    ['/portal/requests/0b7e2f7a-6f5b-4c1e-9a53-3a2f0c1d2e3f', '/portal/requests/:id'],
    ['/portal/clara@example.com', '/portal'],
    ['/login', '/login'],
    ['/auth/reset', '/auth/reset'],
    ['/clara/vidal', '*'],
  ])('%s is told as %s', (address, route) => expect(routeOf(address, registry)).toBe(route));
});

describe('what the loader reports', () => {
  test('load times and failures are told with their owner', () => {
    const { outbox, sent } = setUp();
    const steps = { manifest: 0, scripts: 200, expose: 90 };
    takeRemoteEvent({ type: 'loaded', ...part, milliseconds: 300, attempt: 'retry', steps }, outbox, '/portal');
    const failure = { ...part, cause: 'part', message: 'Loading chunk 7 failed', traceId: '0a1b2c3d' } as const;
    takeRemoteEvent({ type: 'failed', failure }, outbox, '/portal/requests/:id');
    takeRemoteEvent({ type: 'recovered', remote: 'portal', version: part.version }, outbox, '/portal');
    outbox.flush();
    expect(sent).toMatchObject([
      {
        loads: [{ ...part, attempt: 'retry', total: 300, ...steps }],
        faults: [
          {
            ...part,
            cause: 'part',
            message: 'Loading chunk … failed',
            trace: '0a1b2c3d',
            route: '/portal/requests/:id',
          },
        ],
      },
    ]);
  });

  test('what has no owner is told to nobody, and spoils no batch', () => {
    const { outbox, send } = setUp();
    const failure = {
      remote: 'weather',
      owner: '',
      version: '',
      cause: 'description',
      message: 'x',
      traceId: '0a1b2c3d',
    } as const;
    takeRemoteEvent({ type: 'failed', failure }, outbox, '*');
    outbox.flush();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the shell’s own errors', () => {
  const page = { origin: 'https://kindwing.example', release: 7, route: '/' };
  const errorFrom = (...addresses: string[]) => {
    const error = new RangeError('Invalid array length');
    error.stack = `${error}\n${addresses.map((address) => `    at f (${address})`).join('\n')}`;
    return new ErrorEvent('error', { error });
  };
  test('are the shell team’s, with the release and the place', () => {
    expect(shellFault(errorFrom('https://kindwing.example/static/js/index.0123456789.js:1:500'), page)).toMatchObject({
      remote: 'shell',
      owner: 'Shell team',
      version: '7',
      message: 'RangeError: Invalid array length',
      place: 'static/js/index.0123456789.js:1:500',
    });
  });
  test.each([
    [
      'through a remote',
      errorFrom('https://kindwing.example/static/js/index.js:1:5', 'https://portal.example/1/a.js:1:1'),
    ],
    ['of an inline script, whose address is the page’s', errorFrom('https://kindwing.example/blog/clara:1:5')],
    ['of an extension', errorFrom('chrome-extension://abc/content.js:1:5')],
    ['of another site’s script', new ErrorEvent('error', { message: 'Script error.' })],
    ['that are no errors', Object.assign(new Event('unhandledrejection'), { reason: 'clara@example.com' })],
  ])('those %s are not', (_, event) => expect(shellFault(event, page)).toBeUndefined());
});
