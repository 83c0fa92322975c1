import { join } from 'node:path';
import type { Bench, Report } from './bench.ts';
import { atLeast, atMost, type Budget, ratioAtMost } from './figures/budgets.ts';
import { type FigureName, figuresOf } from './figures/figures.ts';
import { median, medians } from './figures/statistics.ts';
import { budgetTable, table } from './figures/table.ts';
import { interleave } from './interleave.ts';
import { startChromium } from './line/bare-chromium.ts';
import { categories, type LighthouseResult, lighthouse } from './line/lighthouse.ts';
import { followLink, type NextPage } from './line/next-page.ts';
import { slowLine } from './line/slow-line.ts';
import { visit } from './line/visit.ts';
import { withoutScripts } from './sites/html.ts';
import { changedPages } from './sites/page-files.ts';
import { asShipped } from './sites/served.ts';

const pages = ['/', '/es', '/travels', '/travels/unaccompanied-minors', '/blog/first-flight-alone'] as const;

/** Links that their page marks as likely, then others, which are drawn ahead only when they are pointed at. */
const links: readonly (readonly [from: string, to: string])[] = [
  ['/', '/contact'],
  ['/travels', '/travels/unaccompanied-minors'],
  ['/es/travels', '/es/travels/unaccompanied-minors'],
  ['/blog', '/blog/flying-with-dementia'],
  ['/', '/travels'],
  ['/travels', '/how-it-works'],
  ['/es', '/es/travels'],
];

const scored = [
  '/',
  '/travels',
  '/travels/unaccompanied-minors',
  '/blog/first-flight-alone',
  '/request-form',
  '/contact',
];

const columns: [string, FigureName][] = [
  ['FCP ms', 'fcp'],
  ['LCP ms', 'lcp'],
  ['blocking before touch ms', 'blockingBefore'],
  ['after it ms', 'blockingAfter'],
  ['interactive after touch ms', 'interactive'],
  ['kB before touch', 'leadKb'],
  ['layout shift', 'layoutShift'],
];

/** First paints differ by a sixth from visit to visit: each run takes so many, which end once the page is calm. */
const PAINTINGS = 3;

/** As long as a hand rests on a link before it presses, at the least (issue: 200 ms and more). */
const HOVER_MS = 250;

interface Kind {
  touch: boolean;
  /** Visits to each page. */
  visits: number;
}

/** Every page, as shipped and without scripts, in turn. */
async function measurePages({ browser, origin, sites, folder, say }: Bench, { touch, visits }: Kind) {
  const document = changedPages(join(folder, 'documents'), withoutScripts);
  const variants = pages.flatMap((path) => [`${path} shipped`, `${path} document`]);
  const { measured } = await interleave(variants, visits, async (name, warming) => {
    const [path = '', kind] = name.split(' ');
    const touched = touch && kind === 'shipped';
    say(`${name}${touch ? '' : ', painting'}${warming ? ' (warming up)' : ''}`);
    sites.show(kind === 'shipped' ? asShipped : document);
    const locale = path.startsWith('/es') ? 'es-ES' : 'en-GB';
    const seen = await visit(browser, {
      url: origin + path,
      locale,
      slow: !warming,
      application: touched,
      touch: touched,
    });
    return { ...seen, figures: figuresOf(seen, touched) };
  });
  const names = columns.map(([, figure]) => figure);
  const figures = Object.fromEntries(
    variants.map((name) => [
      name,
      medians<FigureName>(
        (measured[name] ?? []).map((run) => run.figures),
        names,
      ),
    ]),
  );
  return { runs: measured, figures };
}

/** Each link on the slow line, with the processor as it is or slowed as on other pages. */
async function measureLinks({ origin, sites, chromium, runs, say }: Bench, slowed: boolean) {
  sites.show(asShipped);
  const port = Number(new URL(origin).port);
  // Beside the stack's own ports.
  const slow = await slowLine(port + 20, port);
  const browser = startChromium(chromium.path, chromium.spki);
  const names = links.map(([from, to]) => `${from} → ${to}`);
  try {
    const { measured } = await interleave(names, runs, async (name, warming): Promise<NextPage> => {
      const [from, to] = links[names.indexOf(name)] ?? ['', ''];
      say(`${name}${slowed ? '' : ', line alone'}${warming ? ' (warming up)' : ''}`);
      return followLink(browser, {
        origin: `https://127.0.0.1:${port + 20}`,
        from,
        to,
        hover: HOVER_MS,
        slow: slowed && !warming,
      });
    });
    return measured;
  } finally {
    await browser.close();
    await slow.close();
  }
}

async function measureScores(bench: Bench): Promise<Record<string, LighthouseResult>> {
  bench.sites.show(asShipped);
  const results: Record<string, LighthouseResult> = {};
  for (const path of scored) {
    const taken: LighthouseResult[] = [];
    for (let run = 1; run <= bench.runs; run++) {
      bench.say(`Lighthouse: ${path} (${run})`);
      taken.push(await lighthouse(bench, bench.origin + path));
    }
    // The run in the middle, whole, so that its parts belong together.
    taken.sort((one, other) => one.scores.performance - other.scores.performance);
    const middle = taken[Math.floor((taken.length - 1) / 2)];
    if (middle) results[path] = middle;
  }
  return results;
}

/** What a visitor meets: public pages against the same documents without scripts, the next page, Lighthouse's scores. */
export async function publicSite(bench: Bench): Promise<Report> {
  const paintings = await measurePages(bench, { touch: false, visits: bench.runs * PAINTINGS });
  const visits = await measurePages(bench, { touch: true, visits: bench.runs });
  const followed = { line: await measureLinks(bench, false), both: await measureLinks(bench, true) };
  const scores = await measureScores(bench);

  const isPainting = (figure: FigureName) => figure === 'fcp' || figure === 'lcp';
  const of = (name: string, figure: FigureName) =>
    (isPainting(figure) ? paintings : visits).figures[name]?.[figure] ?? Number.NaN;
  type Slowed = keyof typeof followed;
  const after = (slowed: Slowed, name: string, what: 'shown' | 'largest') =>
    median((followed[slowed][name] ?? []).map((page) => page[what]));
  const linkBudgets = (slowed: Slowed, where: string) =>
    Object.keys(followed[slowed]).map((name) =>
      atMost(`${name}: shown after the press, ${where}`, after(slowed, name, 'shown'), 300, 'ms'),
    );
  const budgets: Budget[] = [
    ...pages.flatMap((path) => {
      const shipped = `${path} shipped`;
      return [
        ratioAtMost(`${path}: LCP ÷ without scripts`, of(shipped, 'lcp'), of(`${path} document`, 'lcp'), 1.1, 'ms'),
        atMost(`${path}: blocking before the first touch`, of(shipped, 'blockingBefore'), 50, 'ms'),
        atMost(`${path}: before the first touch, pictures and fonts apart`, of(shipped, 'leadKb'), 60, 'kB'),
        atMost(`${path}: layout shift`, of(shipped, 'layoutShift'), 0.02, ''),
      ];
    }),
    ...linkBudgets('line', 'slow line'),
    ...linkBudgets('both', 'slow line and processor'),
    ...Object.entries(scores).flatMap(([path, result]) =>
      categories.map((category) => atLeast(`Lighthouse ${path}: ${category}`, result.scores[category], 95, 'points')),
    ),
  ];
  const pageTable = table(
    ['page', ...columns.map(([head]) => head)],
    Object.keys(visits.figures).map((name) => [name, ...columns.map(([, figure]) => of(name, figure))]),
  );
  const linkTable = table(
    [
      `next page, after ${HOVER_MS} ms on its link`,
      'slow line: shown ms',
      'largest part ms',
      'and slowed processor: shown ms',
      'largest part ms',
      'drawn ahead',
    ],
    Object.entries(followed.both).map(([name, list]) => [
      name,
      ...(['line', 'both'] as const).flatMap((slowed) => [
        after(slowed, name, 'shown'),
        after(slowed, name, 'largest'),
      ]),
      `${list.filter(({ ahead }) => ahead).length} of ${list.length}`,
    ]),
  );
  const scoreTable = table(
    ['Lighthouse', ...categories, 'machine’s index', 'what costs points'],
    Object.entries(scores).map(([path, result]) => [
      path,
      ...categories.map((category) => result.scores[category]),
      result.machine,
      result.found.join('; '),
    ]),
  );
  return {
    text: [pageTable, linkTable, scoreTable, budgetTable(budgets)].join('\n\n'),
    budgets,
    data: { paintings, medians: visits.figures, runs: visits.runs, nextPage: followed, lighthouse: scores },
  };
}
