import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { heal } from './faults.ts';
import { demo } from './people.ts';
import { live, liveVersions, type Release, rebuiltAdmin, restore, site } from './publish.ts';
import { signIn } from './sign-in.ts';

export type Who = 'visitor' | 'client' | 'admin';

/** Long enough for a busy machine, and short enough to say what was in the way. */
const ACTION_LIMIT_MS = 20_000;

const accounts = {
  client: { email: demo.clara, home: /\/portal$/ },
  admin: { email: demo.admin, home: /\/admin$/ },
} as const;

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;
const kept = new Map<Who, Kept>();

interface Fixtures {
  /** A page in a browser of its own: signed in already, cookies declined, nothing cached. */
  open: (who: Who) => Promise<Page>;
  /** Ends every fault and takes back every version after each journey, however it ends. */
  intact: undefined;
}

export const test = base.extend<Fixtures>({
  intact: [
    async ({ browserName: _ }, use) => {
      const before = liveVersions();
      await heal();
      await use(undefined);
      await heal();
      await restore(before);
    },
    { auto: true },
  ],
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const context = async (storageState?: Kept) => {
      const made = await browser.newContext(storageState ? { storageState } : {});
      made.setDefaultTimeout(ACTION_LIMIT_MS);
      contexts.push(made);
      return made;
    };
    const begin = async (who: Who): Promise<Kept> => {
      const page = await (await context()).newPage();
      if (who === 'visitor') await page.goto('/login');
      else await signIn(page, accounts[who].email, 'en', accounts[who].home);
      // The banner would lie over what these journeys press.
      await page.getByRole('button', { name: 'Decline' }).click();
      return page.context().storageState();
    };
    await use(async (who) => {
      const state = kept.get(who) ?? (await begin(who));
      kept.set(who, state);
      return (await context(state)).newPage();
    });
    await Promise.all(contexts.map((each) => each.close()));
  },
});

export const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

/** The page that the address stands for, and not a card in its place. */
export async function expectPage(page: Page, name?: RegExp): Promise<void> {
  await expect(heading(page)).toBeVisible({ timeout: 30_000 });
  if (name) await expect(heading(page)).toHaveText(name);
  await expect(page.getByText('This part of the site is not available right now')).toHaveCount(0);
}

/** A page that was made ahead is taken over by the application, which pointing at a button starts. */
export async function takeOver(page: Page): Promise<void> {
  await page.locator('[data-early="theme"]:visible').first().hover();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached({ timeout: 30_000 });
  await page.mouse.move(720, 4);
}

/** What a card and an event name. */
type Part = Pick<Release, 'owner' | 'version'> & { name: string };

/** First try and retry, then the version before (`shell/src/federation/limits.ts`), and what a busy machine adds. */
const SETTLED_MS = 15_000 + 8000 + 7000;
/** What is known as soon as it is asked for keeps nobody waiting for those limits. */
export const AT_ONCE_MS = 14_000;

/** The card says which part is missing, who keeps it, its version and a reference to quote; and it comes in time. */
export async function expectCard(
  page: Page,
  { name, owner, version }: Part,
  within: number = SETTLED_MS,
): Promise<Locator> {
  const card = page.getByRole('alert').filter({ hasText: `Part: ${name} ` });
  await expect(card).toBeVisible({ timeout: within });
  await expect(card).toContainText(`Part: ${name} · kept by ${owner} · version ${version} · reference `);
  await expect(card).toContainText(/reference [0-9a-f]{8}/);
  // Until then another version is looked for, and one that is mended meanwhile comes without being asked.
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: SETTLED_MS });
  return card;
}

/** The shell as events name it: its version is the number of the release that the page was composed in. */
export async function shellOf(page: Page): Promise<Part> {
  const registry = await page.locator('#kindwing-registry').textContent();
  return {
    name: 'shell',
    owner: 'Shell team',
    version: String((JSON.parse(registry ?? '') as { release: number }).release),
  };
}

/** Marks the document; resolves later with whether it is the same one still, which a reload would have replaced. */
export async function watchForReload(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  return () => page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
}

/** A page that works, and whether it is still the same document later. */
export async function openRunning(open: Fixtures['open'], who: Who, path: string) {
  const page = await open(who);
  await page.goto(path);
  await expectPage(page);
  return { page, same: await watchForReload(page) };
}

/** Once nothing goes wrong any more, Try again brings the page back where it stands. */
export async function healInPlace(page: Page, same: () => Promise<boolean>): Promise<void> {
  await heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPage(page);
  expect(await same()).toBe(true);
}

/** Publishes the rebuilt back office, which takes its time: what is live then, and what was before. */
export async function publishRebuilt(): Promise<{ before: Release; current: Release }> {
  test.setTimeout(240_000);
  const before = live('admin').current;
  await site.publish('admin', await rebuiltAdmin(), { why: 'a journey' });
  return { before, current: live('admin').current };
}

/** Moves the pointer away from a button, whose tooltip would lie over its neighbours. */
export const leaveTooltip = async (page: Page): Promise<void> => {
  await page.mouse.move(720, 4);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
};

/** Language and theme can still be changed, and changed back. */
export async function expectChromeWorks(page: Page): Promise<void> {
  // A link where the page has an address in each language.
  const language = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .first();
  await language('Español').click();
  // Texts of a part that is down are waited for, but not long.
  await expect(page.locator('html')).toHaveAttribute('lang', 'es', { timeout: 6000 });
  await language('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await leaveTooltip(page);
}

/** What the page has reported of its remotes so far, as its timeline keeps it. */
export const eventsOf = (page: Page): Promise<{ type: string; failure?: Record<string, string>; instead?: string }[]> =>
  page.evaluate(() => performance.getEntriesByName('kindwing:remote').map((mark) => (mark as PerformanceMark).detail));

/** The failure was reported with its cause, and with all that a team needs to find it. */
export async function expectReported(page: Page, cause: string, { name, owner, version }: Part): Promise<void> {
  await expect
    .poll(async () =>
      (await eventsOf(page)).map(({ failure }) => failure).filter((failure) => failure?.cause === cause),
    )
    .toContainEqual(
      expect.objectContaining({ remote: name, owner, version, traceId: expect.stringMatching(/^[0-9a-f]{8}$/) }),
    );
}
