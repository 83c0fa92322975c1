import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchSchema, faultKey, type MonitoringBatch, routePattern, scrubMessage } from './index.ts';
import { keptWords } from './words.ts';

describe('an error’s message on its way out', () => {
  test.each([
    [
      "TypeError: Cannot read properties of undefined (reading 'offers')",
      'TypeError: Cannot read properties of undefined reading …',
    ],
    ['Loading chunk 81 failed.\n(error: https://portal.example/1.1.0-0123456789/81.js)', 'Loading chunk … failed'],
    ['ReferenceError: maria is not defined', 'ReferenceError: … is not defined'],
    ['No traveller called Nora Vidal, born 12.3.1950', 'No … called …'],
    ['Unexpected token \'C\', "Clara needs oxygen" is not valid JSON', 'Unexpected token … is not valid JSON'],
    ['clara@example.com: not found', '… not …'],
    ['maximum call stack size exceeded for +34 600 000 000', 'maximum call stack size … for …'],
    ['el niño viaja solo a París', '… a …'],
    ['失敗しました', '…'],
    ['', ''],
  ])('%j leaves as %j', (message, scrubbed) => {
    expect(scrubMessage(message)).toBe(scrubbed);
  });

  test('whatever it says, only listed words and gaps pass, and not for long', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem({ maxCount: 60 }), fc.emailAddress()), (message) => {
        const scrubbed = scrubMessage(message);
        for (const word of scrubbed.split(' ').filter(Boolean))
          expect(word === '…' || keptWords.has(word.toLowerCase().replace(/:$/, ''))).toBe(true);
        expect(scrubbed.length).toBeLessThanOrEqual(200);
        expect(scrubMessage(scrubbed)).toBe(scrubbed);
      }),
    );
  });

  test('what a list of words must not hold: people, places, bodies, needs, digits', () => {
    const never =
      'clara diego nora maria mark grace rose will frank madrid london paris wheelchair oxygen pregnant blind deaf autism insulin dog cat child mother widow passport visa allergy dementia epilepsy surgery';
    for (const word of never.split(' ')) expect([word, keptWords.has(word)]).toEqual([word, false]);
    for (const word of keptWords) expect(word).toMatch(/^[a-z'.-]+$/);
  });
});

describe('one fault', () => {
  const fault = {
    owner: 'Traveler portal team',
    remote: 'portal',
    cause: 'part',
    message: 'Loading chunk 7 failed',
  } as const;
  test('has one key, whatever chunk it was', () => {
    expect(faultKey({ ...fault, message: 'Loading chunk 81 failed' })).toBe(faultKey(fault));
  });
  test.each([{ owner: 'Others' }, { remote: 'admin' }, { cause: 'render' as const }, { message: 'Out of memory' }])(
    'another %o is another fault',
    (changes) => expect(faultKey({ ...fault, ...changes })).not.toBe(faultKey(fault)),
  );
});

test.each([
  ['/', true],
  ['*', true],
  ['/blog/:slug', true],
  ['/portal/agent', true],
  ['/admin/clients/:profileId', true],
  ['/portal/requests/0b7e2f7a-6f5b-4c1e-9a53-3a2f0c1d2e3f', false],
  ['/blog/my-post?name=clara', false],
  ['/sent/request#KW-3F7', false],
  ['/KW-ABC', false],
  ['//evil.example', false],
  ['', false],
])('%s as a route: %s', (path, isRoute) => {
  expect(routePattern.test(path)).toBe(isRoute);
});

describe('a batch', () => {
  const part = { remote: 'portal', owner: 'Traveler portal team', version: '1.0.0-0123456789' };
  const batch = {
    schema: 1,
    route: '/portal',
    vitals: [{ vital: 'LCP', value: 1234 }],
    loads: [{ ...part, attempt: 'first', total: 300, manifest: 0, scripts: 200, expose: 100 }],
    faults: [
      {
        ...part,
        cause: 'handler',
        message: 'TypeError',
        trace: '0a1b2c3d',
        place: 'static/js/a.js:1:20',
        route: '/portal',
        count: 2,
      },
    ],
  } satisfies MonitoringBatch;
  test('is read as it is', () => expect(batchSchema.parse(batch)).toEqual(batch));
  test.each([
    ['a member that nobody asked for', { ...batch, user: 'clara@example.com' }],
    ['an address for a route', { ...batch, route: '/portal/requests/7' }],
    ['a version that is none', { ...batch, loads: [{ ...batch.loads[0], version: 'Clara' }] }],
    ['an owner with an address in it', { ...batch, loads: [{ ...batch.loads[0], owner: 'clara@example.com' }] }],
    ['a place on another host', { ...batch, faults: [{ ...batch.faults[0], place: 'https://evil.example/a.js:1:1' }] }],
    ['more than it may hold', { ...batch, vitals: Array.from({ length: 21 }, () => batch.vitals[0]) }],
    ['a negative time', { ...batch, vitals: [{ vital: 'LCP', value: -1 }] }],
  ])('%s is refused', (_, given) => expect(batchSchema.safeParse(given).success).toBe(false));
});
