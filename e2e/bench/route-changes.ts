import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import type { Bench } from './bench.ts';
import { interleave } from './interleave.ts';
import { type Contents, exchangeContents, takeContent } from './line/exchange.ts';
import { freeProcessor } from './line/line.ts';
import { changeRoute, type RouteChange } from './line/route-change.ts';
import { visit } from './line/visit.ts';
import { asShipped, type Variant } from './sites/served.ts';
import { snapshotSite, takeSnapshot, withStylesOf } from './sites/snapshot.ts';

const changes: Record<string, [from: string, to: string]> = {
  'portal, first time': ['/portal', '/portal/requests'],
  'public, first time': ['/travels', '/services'],
};

/** What each step cost in each row, a figure for each run. */
export type RouteChanges = Record<string, Record<string, RouteChange[]>>;

interface Row {
  site: Variant;
  /** What each address shows, where no application draws it. */
  contents?: Contents;
}

type StorageState = BrowserContextOptions['storageState'];

/** The two pages of a change as documents: the first with the second's styles, and what either shows. */
async function readyMarkup(
  { browser, origin, sites, folder }: Bench,
  [from, to]: [from: string, to: string],
  storageState: StorageState,
): Promise<Row> {
  sites.show(asShipped);
  const contents: Contents = {};
  const documents: string[] = [];
  for (const path of [from, to])
    await visit(browser, {
      url: origin + path,
      ...(storageState && { storageState }),
      slow: false,
      application: true,
      afterwards: async (page) => {
        contents[path] = await takeContent(page);
        documents.push(await takeSnapshot(page));
      },
    });
  const [first = '', second = ''] = documents;
  return {
    site: snapshotSite(withStylesOf(first, second), join(folder, `exchanged${from.replaceAll('/', '-')}`)),
    contents,
  };
}

/**
 * Each route three times, in every row: its code arrives with the first visit and is there at the next. The last row has no
 * application at all: the same content, exchanged as ready markup, is what the browser itself needs for it. On the slow line,
 * with the processor as it is or slowed as on other pages.
 */
export async function measureRouteChanges(
  bench: Bench,
  applications: Readonly<Record<string, Variant>>,
  exchanged: string,
  storageState: StorageState,
  slowed: boolean,
): Promise<RouteChanges> {
  const { browser, origin, sites, runs, say } = bench;
  const rows: Record<string, Row> = {};
  for (const [change, way] of Object.entries(changes)) {
    for (const [row, site] of Object.entries(applications)) rows[`${change}; ${row}`] = { site };
    rows[`${change}; ${exchanged}`] = await readyMarkup(bench, way, storageState);
  }
  const { measured } = await interleave(Object.keys(rows), runs, async (name, warming) => {
    const [change = ''] = name.split('; ');
    const [from, to] = changes[change] ?? ['', ''];
    const { site, contents } = rows[name] ?? { site: asShipped };
    const steps: Record<string, RouteChange> = {};
    say(`route change: ${name}${slowed ? '' : ', line alone'}${warming ? ' (warming up)' : ''}`);
    sites.show(site);
    await visit(browser, {
      url: origin + from,
      ...(storageState && { storageState }),
      application: !contents,
      afterwards: async (page, session, requests) => {
        if (!slowed) await freeProcessor(session);
        if (contents) await exchangeContents(page, contents);
        const follow = (target: string) => changeRoute(page, session, requests, target);
        steps[change] = await follow(to);
        steps[change.replace('first time', 'back')] = await follow(from);
        steps[change.replace('first time', 'again')] = await follow(to);
      },
    });
    return steps;
  });
  const found: RouteChanges = {};
  for (const [name, runsOf] of Object.entries(measured)) {
    const [, row = ''] = name.split('; ');
    for (const [step, change] of runsOf.flatMap((steps) => Object.entries(steps))) {
      found[step] = { ...found[step], [row]: [...(found[step]?.[row] ?? []), change] };
    }
  }
  return found;
}
