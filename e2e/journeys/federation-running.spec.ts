import { expect } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { heal, inflict } from '../support/faults.ts';
import {
  AT_ONCE_MS,
  eventsOf,
  expectCard,
  expectChromeWorks,
  expectPage,
  expectReported,
  heading,
  openRunning,
  publishRebuilt,
  shellOf,
  takeOver,
  test,
  watchForReload,
} from '../support/federation.ts';
import { demo, password } from '../support/people.ts';
import { laterScripts, live, rebuiltAdmin, rebuiltMark, site } from '../support/publish.ts';

test.describe('The table of failures, once a remote runs', { tag: '@federation' }, () => {
  test('chunk 404 in mid-session after a publish: the newest version brings the page, without a reload', async ({
    open,
  }) => {
    test.setTimeout(240_000);
    const dist = await rebuiltAdmin();
    const { current: old } = live('admin');
    const later = laterScripts('admin');
    const { page, same } = await openRunning(open, 'admin', '/admin');
    await site.publish('admin', dist, { why: 'a journey' });
    await inflict({ site: 'admin', path: `^/${old.version}${later}`, fault: { status: 404 } });
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Quick Create' }).click();
    await expect(page.getByRole('main').getByText(rebuiltMark)).toBeVisible({ timeout: 40_000 });
    await expectPage(page);
    await expectReported(page, 'part', old);
    expect(await same()).toBe(true);
  });

  test('chunk 404 in mid-session for good: the version before brings the page, and says so', async ({ open }) => {
    const { before, current } = await publishRebuilt();
    const later = laterScripts('admin');
    const page = await open('admin');
    await page.goto('/admin');
    await expect(page.getByRole('main').getByText(rebuiltMark)).toBeVisible();
    const same = await watchForReload(page);
    await inflict({ site: 'admin', path: `^/${current.version}${later}`, fault: { status: 404 } });
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Quick Create' }).click();
    await expect(page.getByText(`You are seeing an earlier version of this part (${before.version})`)).toBeVisible({
      timeout: 40_000,
    });
    await expectPage(page);
    await expectReported(page, 'part', current);
    expect(await same()).toBe(true);
  });

  test('chunk 404 in mid-session inside a half-filled form: a card in its place, and all that was typed is kept', async ({
    open,
  }) => {
    const { current } = live('public');
    const page = await open('visitor');
    await page.goto('/request-form');
    await takeOver(page);
    const form = page.getByRole('main');
    const typed = { Name: 'Rosa Typed', 'Tell us about the trip': 'Half of a story' };
    for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).first().fill(text);
    const same = await watchForReload(page);
    await inflict({ site: 'public', path: laterScripts('public'), fault: { status: 404 } });
    await form.getByLabel('Kind of assistance').selectOption('elderly-travelers');
    const card = page.getByRole('alert').filter({ hasText: 'This piece of the page did not arrive' });
    await expect(card).toContainText(`Part: public · kept by ${current.owner} · version ${current.version}`, {
      timeout: 40_000,
    });
    await expectReported(page, 'part', current);
    await heal();
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(form.getByRole('region', { name: 'What this means for your trip' })).toBeVisible({ timeout: 30_000 });
    for (const [label, text] of Object.entries(typed)) await expect(form.getByLabel(label).first()).toHaveValue(text);
    expect(await same()).toBe(true);
  });

  test('the next page stays as it is when the version before arrives for the page that was left', async ({ open }) => {
    const { before, current } = await publishRebuilt();
    const page = await open('admin');
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await page.goto('/admin');
    await expectPage(page);
    await inflict(
      { site: 'admin', path: `^/${current.version}${laterScripts('admin')}`, fault: { status: 404 } },
      { site: 'admin', path: `^/${before.version}/`, fault: { delay: 1500 } },
    );
    const arrived = page.waitForResponse(`**/${before.version}/${before.messages.en?.[0]}*`);
    await menu.getByRole('link', { name: 'Quick Create' }).click();
    await expectReported(page, 'part', current);
    await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expectPage(page);
    // A page that is drawn anew, from whichever version, has another heading than this one.
    await heading(page).evaluate((element) => element.setAttribute('data-drawn-once', ''));
    await arrived;
    await page.waitForTimeout(2000);
    await expect(heading(page)).toHaveAttribute('data-drawn-once');
    await menu.getByRole('link', { name: 'Quick Create' }).click();
    await expect(page.getByText(`You are seeing an earlier version of this part (${before.version})`)).toBeVisible({
      timeout: 40_000,
    });
    await expectPage(page);
  });

  test('render throws once, effect throws, endless suspense: each has its card, its event, and a way on', async ({
    open,
  }) => {
    const { current } = await publishRebuilt();
    const page = await open('admin');

    await page.goto('/admin?once');
    await expectCard(page, current, AT_ONCE_MS);
    await expectReported(page, 'render', current);
    const same = await watchForReload(page);
    await page.evaluate(() => Reflect.set(window, 'passed', true));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('It has passed');
    expect(await same()).toBe(true);

    await page.goto('/admin?effect');
    await expectCard(page, current, AT_ONCE_MS);
    await expectReported(page, 'render', current);
    expect((await eventsOf(page)).map(({ failure }) => failure?.message)).toContain('A fault of an effect');
    await expectChromeWorks(page);

    await page.goto('/admin?endless');
    await expectCard(page, current);
    await expectReported(page, 'timeout', current);
    await expectChromeWorks(page);
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Quick Create' }).click();
    await expect(page.getByRole('main').getByText(rebuiltMark)).toBeVisible();
  });

  for (const [what, path, cause] of [
    ['render throws always', '/dev', 'render'],
    ['effect throws always', '/admin?effect', 'render'],
    ['endless suspense always', '/admin?endless', 'timeout'],
  ] as const)
    test(`${what}: after Try again the version before brings the page, and says so, without a reload`, async ({
      open,
    }) => {
      const { before, current } = await publishRebuilt();
      const page = await open('admin');
      await page.goto(path);
      await expectCard(page, current);
      await expectReported(page, cause, current);
      const same = await watchForReload(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(`You are seeing an earlier version of this part (${before.version})`)).toBeVisible({
        timeout: 60_000,
      });
      await expectPage(page);
      expect(await same()).toBe(true);
    });

  test('the remote’s API is down: the page says so, the frame works, and it comes back without a reload', async ({
    open,
  }) => {
    const { page, same } = await openRunning(open, 'admin', '/admin');
    const api = `${environment.apiUrl}/rest/**`;
    await page.route(api, (route) => route.abort('connectionrefused'));
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Airlines', exact: true })
      .click();
    const again = page.getByRole('main').getByRole('button', { name: /try again/i });
    await expect(again).toBeVisible({ timeout: 40_000 });
    await expectReported(page, 'backend', live('admin').current);
    await expectChromeWorks(page);
    await page.unroute(api);
    await again.click();
    await expect(again).toHaveCount(0, { timeout: 20_000 });
    await expectPage(page);
    expect(await same()).toBe(true);
  });

  const storages: Record<string, () => void> = {
    blocked: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };
  for (const [state, arrange] of Object.entries(storages))
    test(`storage ${state}: pages, theme, language, forms and signing in work all the same`, async ({ browser }) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.message));
      await page.addInitScript(arrange);
      await page.goto('/login');
      await page.getByRole('button', { name: 'Decline' }).click();
      await expectReported(page, 'storage', await shellOf(page));
      await expectChromeWorks(page);
      await page.getByLabel('Email').fill(demo.admin);
      await page.getByLabel('Password').first().fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(/\/admin$/);
      await expectPage(page);
      await page.goto('/request-form');
      await page.getByRole('main').getByLabel('Name').first().fill('Rosa Typed');
      await expect(page.locator('[data-hydrated]')).toHaveCount(1, { timeout: 30_000 });
      await expect(page.getByRole('main').getByLabel('Name').first()).toHaveValue('Rosa Typed');
      expect(uncaught).toEqual([]);
      await context.close();
    });
});
