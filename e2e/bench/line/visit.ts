import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { slowDown } from './line.ts';
import { type RequestLog, type RequestRecord, recordRequests } from './requests.ts';
import { type Observed, watchScript } from './watch-page.ts';

export interface Wish {
  url: string;
  /** Cookies and storage of somebody who has signed in. */
  storageState?: BrowserContextOptions['storageState'];
  locale?: string;
  /** Off for the visit that fills the servers' caches. */
  slow?: boolean;
  /** Touches a button once the page is calm, and waits until the application has taken the page over. */
  touch?: boolean;
  /** Whether an application comes that says when it has drawn or taken over the page. */
  application?: boolean;
  /** More to do at the end, on the page as it stands then. */
  afterwards?: (page: Page, session: Session, requests: RequestLog) => Promise<unknown>;
}

export type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

export interface Visit extends Observed {
  url: string;
  requests: RequestRecord[];
}

/** Milliseconds without a request that make a page calm, and the most that is waited for it. */
const CALM = 1500;
const PATIENCE = 60_000;
/** Blocking counts until so long after the application has taken over. */
const AFTERMATH = 1200;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Where somebody's pointer goes first: a button of the navbar. */
async function touchButton(page: Page): Promise<void> {
  const box = await page.locator('header button:visible').first().boundingBox();
  if (!box) throw new Error(`${page.url()} has no button in its header to touch`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Asks now and then: the page's policy forbids what Playwright would wait with. */
async function takenOver(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (!(await page.evaluate(() => window.kindwingBench.hydrated !== undefined))) {
    if (Date.now() > until) throw new Error(`${page.url()}: no application took the page over in ${PATIENCE} ms`);
    await pause(200);
  }
}

/** One visit with nothing remembered from earlier ones. */
export async function visit(browser: Browser, wish: Wish): Promise<Visit> {
  const { url, storageState, locale = 'en-GB', slow = true, touch = false, application = false, afterwards } = wish;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale,
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript({ content: watchScript });
    const failures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text().slice(0, 300)));
    const requests = await recordRequests(session);
    if (slow) await slowDown(session);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE });
    const hydrated = () => takenOver(page);
    if (application && !touch) await hydrated();
    await page.waitForSelector('main h1', { timeout: PATIENCE });
    await requests.quiet(CALM, PATIENCE);
    await pause(AFTERMATH);
    if (touch) {
      await touchButton(page);
      await hydrated();
      await requests.quiet(CALM, PATIENCE);
      await pause(AFTERMATH);
    }
    await afterwards?.(page, session, requests);
    const observed = await page.evaluate(() => window.kindwingBench);
    return { ...observed, url, requests: requests.list(), problems: [...observed.problems, ...failures] };
  } finally {
    await context.close();
  }
}
