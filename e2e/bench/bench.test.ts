import { expect, test } from 'vitest';
import { atLeast, atMost, ratioAtMost } from './figures/budgets.ts';
import { figuresOf } from './figures/figures.ts';
import { median, medians } from './figures/statistics.ts';
import { table } from './figures/table.ts';
import { interleave } from './interleave.ts';
import type { Visit } from './line/visit.ts';
import { readOptions } from './options.ts';
import { startTags, withApplication, withoutScripts } from './sites/html.ts';

test('the median is the middle, and nothing measured is no number', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, Number.NaN, 1])).toBe(2);
  expect(median([])).toBeNaN();
  expect(medians<'a' | 'b'>([{ a: 1 }, { a: 3, b: 7 }], ['a', 'b'])).toEqual({ a: 2, b: 7 });
});

test('a budget is met up to its goal, and never without a figure', () => {
  expect(atMost('blocking', 50, 50, 'ms').met).toBe(true);
  expect(atMost('blocking', 51, 50, 'ms').met).toBe(false);
  expect(atMost('blocking', Number.NaN, 50, 'ms').met).toBe(false);
  expect(ratioAtMost('LCP', 968, 880, 1.1, 'ms')).toMatchObject({ measured: 1.1, met: true, from: '968 ÷ 880 ms' });
  expect(ratioAtMost('LCP', 900, 800, 1.1, 'ms').met).toBe(false);
  expect(ratioAtMost('blocking', 10, 0, 1, 'ms').met).toBe(false);
  expect(atLeast('score', 94, 95, 'points').met).toBe(false);
  expect(atLeast('score', Number.NaN, 95, 'points').met).toBe(false);
});

const request = (startedAt: number, kind: string, bytes: number, endedAt = startedAt + 100) => ({
  url: 'https://site/x',
  kind,
  protocol: 'h2',
  status: 200,
  startedAt,
  endedAt,
  bytes,
});
const seen: Visit = {
  url: 'https://site/',
  fcp: 800,
  lcp: 900,
  remoteShown: 850,
  touched: 3000,
  hydrated: 4200,
  layoutShift: 0.001,
  longTasks: [
    { start: 700, duration: 90 },
    { start: 760, duration: 150 },
    { start: 3100, duration: 250 },
  ],
  problems: [],
  requests: [
    request(0, 'Document', 20_000),
    request(400, 'Font', 34_000),
    request(800, 'Preflight', 0, 830),
    request(830, 'Fetch', 500, 870),
    request(3010, 'Script', 240_000),
    request(3900, 'Fetch', 1000),
  ],
};

test('work counts before or after the first touch, and only what is felt of it after the first paint', () => {
  expect(figuresOf(seen, true)).toMatchObject({
    blockingBefore: 60,
    blockingAfter: 200,
    blockingAll: 340,
    interactive: 1200,
    requestsBeforeRemote: 2,
    requests: 6,
    scriptKb: 240,
    leadKb: 20.5,
  });
  const untouched = figuresOf(seen, false);
  expect(untouched).toMatchObject({ blockingBefore: 260, interactive: 4200, leadKb: 261.5 });
  expect(untouched.blockingAfter).toBeUndefined();
});

test('variants take turns after a round that isn’t counted', async () => {
  const order: string[] = [];
  const { measured } = await interleave(['a', 'b'], 2, async (name, warming) => {
    order.push(warming ? `(${name})` : name);
    return order.length;
  });
  expect(order).toEqual(['(a)', '(b)', 'a', 'b', 'a', 'b']);
  expect(measured).toEqual({ a: [3, 5], b: [4, 6] });
});

const page =
  '<html><head><link rel="preload" as="font" href="/f.woff2"><link rel="preload" as="script" href="/r.js"><script>early()</script></head>' +
  '<body><p>text</p><script type="application/ld+json">{"a":1}</script>' +
  '<template id="kindwing-app"><script defer src="/static/js/index.1.js"></script></template></body></html>';

test('a document keeps text, fonts and structured data, and nothing that runs', () => {
  expect(withoutScripts(page)).toBe(
    '<html><head><link rel="preload" as="font" href="/f.woff2"></head>' +
      '<body><p>text</p><script type="application/ld+json">{"a":1}</script></body></html>',
  );
});

test('another application takes the place of ours', () => {
  const start = startTags('<head><script defer src="/static/js/index.2.js"></script></head>');
  const changed = withApplication(page, start, '<link rel="preload" as="script" href="/static/js/a.js">');
  expect(changed).toContain(
    '<link rel="preload" as="script" href="/static/js/a.js"><script defer src="/static/js/index.2.js"></script></head>',
  );
  expect(changed).not.toContain('index.1.js');
  expect(changed).not.toContain('/r.js');
  expect(() => withApplication('<body></body>', start, '')).toThrow(/no application/);
});

test('the command says what it can do', () => {
  expect(readOptions(['public', '--json', 'out.json', '--runs', '3'], ['public'])).toEqual({
    bench: 'public',
    json: 'out.json',
    runs: 3,
  });
  expect(readOptions(['public'], ['public'])).toEqual({ bench: 'public', runs: 7 });
  expect(() => readOptions([], ['public'])).toThrow(/npm run bench -- public/);
  expect(() => readOptions(['public', '--runs', 'many'], ['public'])).toThrow(/--runs many/);
});

test('a figure that is missing shows as a dash', () => {
  expect(
    table(
      ['row', 'ms'],
      [
        ['a', 1234.4],
        ['b', Number.NaN],
      ],
    ).split('\n'),
  ).toEqual(['| row |   ms |', '|-----|-----:|', '| a   | 1234 |', '| b   |    – |']);
});
