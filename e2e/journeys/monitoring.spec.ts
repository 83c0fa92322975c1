import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test as base, expectPage } from '../support/federation.ts';
import { collected, endpoint, isMeasured, turnMonitoring } from '../support/monitoring.ts';
import { demo } from '../support/people.ts';
import { live, rebuiltAdmin, site } from '../support/publish.ts';
import { signIn } from '../support/sign-in.ts';

const test = base.extend<{ unmeasured: undefined }>({
  unmeasured: [
    async ({ intact: _ }, use) => {
      await use(undefined);
      await turnMonitoring('off');
    },
    { auto: true },
  ],
});

/** What the browser sends to the receiving end, and what it was told of monitoring at all. */
function listen(context: BrowserContext) {
  const sent: string[] = [];
  const scripts: string[] = [];
  context.on('request', (request) => {
    if (request.url() === endpoint) sent.push(request.postData() ?? '');
    if (/\/monitoring\.[0-9a-f]+\.js$/.test(request.url())) scripts.push(request.url());
  });
  return { sent, scripts };
}

const answerCookies = async (page: Page, answer: 'Accept' | 'Decline') => {
  await page.goto('/');
  await page.getByRole('button', { name: answer, exact: true }).click();
};

/** As when the tab is closed or another page is opened in it: what there is to tell is told then. */
const leave = (page: Page) => page.goto('about:blank');

/** A page that is left in the very moment in which it began to be measured has nothing to tell. */
const READING_MS = 1500;

const routesOf = async () => (await collected('vitals')).map(({ route, vital }) => `${vital} ${route}`);

test.describe('Monitoring', { tag: '@federation' }, () => {
  test('turned on: how a page felt, how a part loaded and what it threw arrive under its owner, and nobody is in it', async ({
    browser,
  }) => {
    await site.publish('admin', await rebuiltAdmin(), { why: 'a journey' });
    await turnMonitoring('on');
    const { owner, version } = live('admin').current;
    const context = await browser.newContext();
    const { sent } = listen(context);
    const page = await context.newPage();
    await answerCookies(page, 'Accept');
    await signIn(page, demo.admin, 'en', /\/admin$/);

    await page.goto(`/admin?handler&clara@example.com`);
    await expect(page.getByRole('heading', { level: 1, name: 'Press it' })).toBeVisible();
    await isMeasured(page);
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Throw' }).click();
    // Told ten seconds later, while the page stays; what a browser says while it leaves, Playwright can't hear.
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await leave(page);
    await expect
      .poll(() => collected('faults'), { timeout: 20_000 })
      .toMatchObject([
        {
          owner,
          remote: 'admin',
          version,
          cause: 'handler',
          message: 'TypeError: no value for …',
          count: 2,
          route: '/admin',
          place: expect.stringMatching(/^start\.en\.[0-9a-f]{10}\.js:\d+:\d+$/),
          trace: expect.stringMatching(/^[0-9a-f]{8}$/),
        },
      ]);
    expect(await collected('loads')).toContainEqual(
      expect.objectContaining({ owner, remote: 'admin', version, attempt: 'first' }),
    );
    // What a page says while it leaves comes in a message of its own.
    await expect
      .poll(routesOf, { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['LCP /admin', 'TTFB /admin', 'INP /admin']));
    expect(sent.join()).not.toMatch(/clara|vidal|@|http|handler&|kindwing-demo/i);

    await site.rollback('admin', { why: 'a journey' });
    await page.goto('/dev/monitoring');
    await expectPage(page, /Monitoring/);
    const faults = page.getByRole('table', { name: 'Faults by owner' });
    await expect(faults.getByRole('row').filter({ hasText: owner })).toContainText('Threw in a handler or a promise');
    await expect(page.getByRole('table', { name: 'Load times of parts' })).toContainText(version);
    await expect(page.getByRole('table', { name: 'How pages felt' })).toContainText('/admin');
    await context.close();
  });

  test('turned on: a page that is only read, and never started, is measured too; by its route, in either language', async ({
    browser,
  }) => {
    await turnMonitoring('on');
    const context = await browser.newContext();
    const page = await context.newPage();
    await answerCookies(page, 'Accept');
    await page.goto('/es/blog');
    await page.locator('main a[href*="/es/blog/"]').first().click();
    await expectPage(page);
    const path = new URL(page.url()).pathname.replace('/es/', '/');
    await isMeasured(page);
    await page.evaluate((reading) => new Promise((done) => setTimeout(done, reading)), READING_MS);
    await expect(page.locator('#root[data-hydrated]')).toHaveCount(0);
    await leave(page);
    await expect.poll(routesOf, { timeout: 20_000 }).toContain(`LCP ${path}`);
    await context.close();
  });

  test('turned on: whoever declines, or has not answered, is not measured; whoever accepts is, from then on', async ({
    browser,
  }) => {
    await turnMonitoring('on');
    const context = await browser.newContext();
    const { scripts } = listen(context);
    const page = await context.newPage();
    await page.goto('/how-it-works');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await isMeasured(page);
    await page.evaluate((reading) => new Promise((done) => setTimeout(done, reading)), READING_MS);
    await leave(page);
    await expect.poll(routesOf, { timeout: 20_000 }).toContain('LCP /how-it-works');

    const other = await browser.newContext();
    const declined = listen(other);
    const reader = await other.newPage();
    await answerCookies(reader, 'Decline');
    await reader.goto('/legal/terms-of-service');
    await reader.waitForLoadState('networkidle');
    await leave(reader);
    expect([declined.scripts, declined.sent]).toEqual([[], []]);
    expect(await routesOf()).not.toContain('LCP /legal/terms-of-service');
    for (const each of [context, other]) await each.close();
  });

  test('turned on: an end that does not answer harms nothing', async ({ browser }) => {
    await turnMonitoring('on');
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(endpoint, (route) => route.abort());
    await answerCookies(page, 'Accept');
    await page.goto('/services');
    await isMeasured(page);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Travels', exact: true }).click();
    await expectPage(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('turned off, as it is by default: nothing of it is in the page, nothing is sent', async ({ browser }) => {
    const context = await browser.newContext();
    const { sent, scripts } = listen(context);
    const page = await context.newPage();
    await answerCookies(page, 'Accept');
    await page.goto('/login');
    await expectPage(page);
    expect((await page.content()).includes('__KINDWING_MONITORING__')).toBe(false);
    await page.waitForLoadState('networkidle');
    await leave(page);
    expect([sent, scripts]).toEqual([[], []]);
    await context.close();
  });
});
