import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import type { Bench, Report } from './bench.ts';
import { atMost, type Budget, ratioAtMost } from './figures/budgets.ts';
import { type FigureName, type Figures, figuresOf } from './figures/figures.ts';
import { median, medians } from './figures/statistics.ts';
import { budgetTable, table } from './figures/table.ts';
import { interleave } from './interleave.ts';
import { type Visit, visit } from './line/visit.ts';
import { measureRouteChanges } from './route-changes.ts';
import { signedIn } from './session.ts';
import { buildSingleApp } from './single-app/rsbuild.ts';
import { drawnInBrowser } from './sites/drawn.ts';
import { withoutScripts } from './sites/html.ts';
import { changedPages } from './sites/page-files.ts';
import { asShipped, type Variant } from './sites/served.ts';
import { singleApp } from './sites/single.ts';
import { snapshotSite, takeSnapshot } from './sites/snapshot.ts';

interface Row {
  site: Variant;
  application: boolean;
  /** Whether the application waits for a first touch. */
  touch?: boolean;
}

const columns: [string, FigureName][] = [
  ['FCP ms', 'fcp'],
  ['LCP ms', 'lcp'],
  ['blocking before touch ms', 'blockingBefore'],
  ['after it ms', 'blockingAfter'],
  ['from the start ms', 'blockingAll'],
  ['interactive ms', 'interactive'],
  ['requests before remote', 'requestsBeforeRemote'],
  ['requests', 'requests'],
  ['JS kB', 'scriptKb'],
];

/** For each run: single visits differ by more than what their median is to tell, above all in what follows the touch. */
const HOME_VISITS = 3;

interface Measured {
  figures: Record<string, Record<FigureName, number>>;
  runs: Record<string, (Visit & { figures: Figures })[]>;
  text: string;
}

/** One page in all its variants, a row for each. */
async function measurePage(
  { browser, origin, sites, runs, say }: Bench,
  title: string,
  path: string,
  rows: Readonly<Record<string, Row>>,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Measured> {
  const names = Object.keys(rows);
  const { measured } = await interleave(names, runs, async (name, warming) => {
    const { site, application, touch = false } = rows[name] as Row;
    sites.show(site);
    say(`${title}: ${name}${warming ? ' (warming up)' : ''}`);
    const seen = await visit(browser, {
      url: origin + path,
      ...(storageState && { storageState }),
      slow: !warming,
      application,
      touch,
    });
    return { ...seen, figures: figuresOf(seen, touch) };
  });
  const figures = Object.fromEntries(
    names.map((name) => [
      name,
      medians<FigureName>(
        (measured[name] ?? []).map((run) => run.figures),
        columns.map(([, figure]) => figure),
      ),
    ]),
  );
  const body = names.map((name) => [name, ...columns.map(([, figure]) => figures[name]?.[figure])]);
  return { figures, runs: measured, text: `${title}\n${table(['variant', ...columns.map(([head]) => head)], body)}` };
}

/** Scripts that the single app asked for by itself before its page stood, for a head that names them. */
async function scriptsOf({ browser, origin, sites }: Bench, site: Variant, path: string): Promise<string[]> {
  sites.show(site);
  const { requests, remoteShown = 0 } = await visit(browser, { url: origin + path, slow: false, application: true });
  return requests
    .filter(({ url, startedAt }) => url.includes('/static/js/async/') && startedAt < remoteShown)
    .map(({ url }) => new URL(url).pathname);
}

const rowNames = {
  document: 'static document, no scripts',
  single: 'single app, drawn in the browser',
  singleAhead: 'single app, made ahead',
  drawn: 'product, drawn in the browser',
  shipped: 'product as shipped',
  exchanged: 'ready markup, exchanged',
} as const;

/** What micro-frontends cost: the product beside the same pages as one app, and beside a page without any. */
export async function federation(bench: Bench): Promise<Report> {
  const { browser, origin, sites, folder, root, say } = bench;
  say('Building the same pages as one app');
  const dist = join(folder, 'single-app');
  await buildSingleApp(root, dist);
  const single = (madeAhead: boolean, hints: string[] = []) =>
    singleApp(dist, { madeAhead, folder: join(folder, 'single-pages'), hints });
  const hints = await scriptsOf(bench, single(false), '/');

  const home = await measurePage({ ...bench, runs: bench.runs * HOME_VISITS }, 'Home page, a visitor', '/', {
    [rowNames.document]: { site: changedPages(join(folder, 'documents'), withoutScripts), application: false },
    [rowNames.single]: { site: single(false), application: true },
    [rowNames.singleAhead]: { site: single(true, hints), application: true },
    [rowNames.drawn]: { site: drawnInBrowser, application: true },
    [rowNames.shipped]: { site: asShipped, application: true, touch: true },
  });

  sites.show(asShipped);
  const session = await signedIn(browser, origin);
  let snapshot = '';
  await visit(browser, {
    url: `${origin}/portal`,
    storageState: session,
    slow: false,
    application: true,
    afterwards: async (page) => {
      snapshot = await takeSnapshot(page);
    },
  });
  const portalRows = {
    [rowNames.document]: { site: snapshotSite(snapshot, join(folder, 'snapshot')), application: false },
    [rowNames.single]: { site: single(false), application: true },
    [rowNames.shipped]: { site: asShipped, application: true },
  };
  const portal = await measurePage(bench, 'Portal, a signed-in client', '/portal', portalRows, session);
  const { document, single: singleRow, singleAhead, shipped } = rowNames;
  const applications = { [shipped]: asShipped, [singleRow]: single(false) };
  const changed = (slowed: boolean) => measureRouteChanges(bench, applications, rowNames.exchanged, session, slowed);
  const routes = { line: await changed(false), both: await changed(true) };

  const of = (page: Measured, row: string, name: FigureName) => page.figures[row]?.[name] ?? Number.NaN;
  type Slowed = keyof typeof routes;
  const route = (slowed: Slowed, step: string, row: string, figure: 'work' | 'longest') =>
    median((routes[slowed][step]?.[row] ?? []).map((change) => change[figure]));
  const routeBudgets = (slowed: Slowed, where: string) =>
    Object.keys(routes[slowed]).map((step) =>
      atMost(`route change: ${step}, ${where}`, route(slowed, step, shipped, 'work'), 100, 'ms of main thread'),
    );
  const budgets: Budget[] = [
    ratioAtMost('home: LCP ÷ static document', of(home, shipped, 'lcp'), of(home, document, 'lcp'), 1.1, 'ms'),
    atMost('home: blocking before the first touch', of(home, shipped, 'blockingBefore'), 50, 'ms'),
    ratioAtMost(
      'home: blocking after the first touch ÷ single app made ahead',
      of(home, shipped, 'blockingAfter'),
      of(home, singleAhead, 'blockingBefore'),
      1,
      'ms',
    ),
    ratioAtMost(
      'portal: JS ÷ single app',
      of(portal, shipped, 'scriptKb'),
      of(portal, singleRow, 'scriptKb'),
      1.25,
      'kB',
    ),
    atMost('home: requests before the remote is painted', of(home, shipped, 'requestsBeforeRemote'), 6, 'requests'),
    atMost('portal: requests before the remote is painted', of(portal, shipped, 'requestsBeforeRemote'), 6, 'requests'),
    ...routeBudgets('line', 'processor as it is'),
    ...routeBudgets('both', 'slowed processor'),
  ];
  const routeTable = (slowed: Slowed, where: string) =>
    table(
      [
        `route change inside a loaded remote, ${where}`,
        'main thread ms',
        'longest task ms',
        'as one app: main thread',
        'longest task',
        'ready markup: main thread',
        'longest task',
      ],
      Object.keys(routes[slowed]).map((step) => [
        step,
        ...[shipped, singleRow, rowNames.exchanged].flatMap((row) => [
          route(slowed, step, row, 'work'),
          route(slowed, step, row, 'longest'),
        ]),
      ]),
    );
  return {
    text: [
      home.text,
      portal.text,
      routeTable('line', 'processor as it is'),
      routeTable('both', 'slowed processor'),
      budgetTable(budgets),
    ].join('\n\n'),
    budgets,
    data: {
      home: { medians: home.figures, runs: home.runs },
      portal: { medians: portal.figures, runs: portal.runs },
      routes,
    },
  };
}
