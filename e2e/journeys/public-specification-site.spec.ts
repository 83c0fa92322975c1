import { expect } from '@playwright/test';
import { colour, dataBlocks, linksOf, main, test } from '../support/letter.ts';
import { demo } from '../support/people.ts';
import { openAlive, visitor } from '../support/public-site.ts';
import { signIn } from '../support/sign-in.ts';

test.describe('The specification to the letter: the site around its pages', { tag: '@public' }, () => {
  test('§2 navbar: sticky, its links, both languages with the current one bold, theme, a red pulsing SOS', async ({
    page,
  }) => {
    await openAlive(page, '/services');
    const bar = page.getByRole('banner');
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await linksOf(nav.getByRole('list'))).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Travels', '/travels'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
    ]);
    await expect(bar.getByRole('link', { name: 'Client login' })).toHaveAttribute('href', '/login');
    await expect(bar.getByRole('link', { name: 'Start a request' })).toHaveAttribute('href', '/request-form');
    const sos = bar.getByRole('link', { name: /^SOS/ });
    await expect(sos).toHaveAttribute('href', '/sos');
    const [red, green, blue] = await colour(sos, 'backgroundColor');
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const ring = () => sos.evaluate((link) => getComputedStyle(link, '::before').animationIterationCount);
    await expect.poll(ring).toBe('infinite');
    await expect(bar.getByRole('link', { name: 'English' })).toHaveCSS('font-weight', '700');
    await expect(bar.getByRole('link', { name: 'Español' })).toHaveCSS('font-weight', '400');
    await bar.getByRole('link', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Español' })).toHaveCSS('font-weight', '700');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.mouse.wheel(0, 1200);
    await expect(nav).toBeInViewport({ ratio: 0.95 });
  });

  for (const { who, role, home, test: isColour } of [
    {
      who: demo.admin,
      role: 'Admin',
      home: '/admin',
      test: ([r, g, b]: number[]) => (r ?? 0) > Math.max(g ?? 0, b ?? 0) + 20,
    },
    { who: demo.ana, role: 'Agent', home: '/portal/agent', test: ([r, , b]: number[]) => (b ?? 0) > (r ?? 0) + 20 },
    {
      who: demo.clara,
      role: 'Client',
      home: '/portal',
      test: (rgb: number[]) => Math.max(...rgb) - Math.min(...rgb) < 30,
    },
  ])
    test(`§2 navbar signed in: ${role}'s badge, Dashboard to ${home}, Sign Out with its toast`, async ({ page }) => {
      await signIn(page, who, 'en', new RegExp(`${home}$`));
      await openAlive(page, '/services');
      const account = page.getByRole('banner').getByRole('group', { name: 'Your account' });
      const badge = account.getByText(role, { exact: true });
      await expect(badge).toHaveText(role);
      expect(isColour(await colour(badge, 'color')), 'the badge has its colour').toBe(true);
      await expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', home);
      await account.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText("You've been signed out.")).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Client login' })).toBeVisible();
    });

  test('§2 footer: three columns, privacy settings, tagline, secure connection, year, GDPR, four networks', async ({
    page,
  }) => {
    await openAlive(page, '/services');
    const footer = page.getByRole('contentinfo');
    const column = (title: string) =>
      footer
        .locator('div')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .last();
    expect(await linksOf(column('Company'))).toEqual([
      ['About us', '/how-it-works'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
    ]);
    expect(await linksOf(column('Support'))).toEqual([
      ['Services', '/services'],
      ['Travels', '/travels'],
      ['SOS assistance', '/sos'],
    ]);
    expect((await linksOf(column('Legal'))).map(([, to]) => to)).toEqual([
      '/legal/privacy-policy',
      '/legal/terms-of-service',
      '/legal/refunds-cancellations',
      '/legal/accessibility-statement',
      '/legal/data-rights',
    ]);
    await expect(footer).toContainText('Assisted air travel, planned with care.');
    await expect(footer).toContainText(/Secure connection/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer).toContainText('GDPR');
    await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(4);
    await column('Legal').getByRole('button', { name: 'Privacy settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Privacy settings' });
    await expect(dialog).toContainText('Cookie preferences can be managed here.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  });

  test('§2 breadcrumb: one crumb for each part of the path, as data too, and none on the home page', async ({
    page,
  }) => {
    await openAlive(page, '/travels/elderly-travelers');
    const bar = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await linksOf(bar)).toEqual([
      ['Home', '/'],
      ['Travels', '/travels'],
    ]);
    await expect(bar.locator('[aria-current=page]')).toHaveText('Elderly Travelers');
    const trail = (await dataBlocks(page)).find((each) => each['@type'] === 'BreadcrumbList');
    expect(trail?.itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Travels' },
      { position: 3, name: 'Elderly Travelers' },
    ]);
    await openAlive(page, '/');
    await expect(bar).toHaveCount(0);
  });

  test('§4 cookie banner: shown until answered, the answer kept as analytics, marketing and date', async ({
    browser,
  }) => {
    for (const [button, value] of [
      ['Accept', true],
      ['Decline', false],
    ] as const) {
      const fresh = await visitor(browser, { cookies: 'open' });
      await openAlive(fresh, '/services');
      const banner = fresh.locator('[data-cookie-banner]');
      await expect(banner).toBeVisible();
      await openAlive(fresh, '/contact');
      await expect(banner).toBeVisible();
      await banner.getByRole('button', { name: button }).click();
      await expect(banner).toBeHidden();
      const kept = await fresh.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? '{}'));
      expect(kept).toMatchObject({ analytics: value, marketing: value });
      expect(Number.isNaN(Date.parse(kept.date))).toBe(false);
      await openAlive(fresh, '/services');
      await expect(banner).toBeHidden();
      await fresh.context().close();
    }
  });

  test('§4 scroll-to-top appears after 300 px and brings the reader back', async ({ page }) => {
    await openAlive(page, '/services');
    const top = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForTimeout(200);
    await expect(top).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 301));
    await expect(top).toBeVisible();
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(top).toHaveCount(0);
  });

  test('§4 theme: the system’s until one is chosen, then the chosen one, under the key theme', async ({ browser }) => {
    const dark = await visitor(browser, { theme: 'dark' });
    await openAlive(dark, '/services');
    await expect(dark.locator('html')).toHaveAttribute('data-mode', 'dark');
    expect(await dark.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await dark.getByRole('button', { name: 'Switch to light theme' }).click();
    expect(await dark.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await openAlive(dark, '/contact');
    await expect(dark.locator('html')).toHaveAttribute('data-mode', 'light');
    await dark.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await dark.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await dark.context().close();
  });

  test('§4 language: query, cookie, storage, browser in this order; English for the rest', async ({ browser }) => {
    type Given = { locale: string; query?: string; cookie?: string; stored?: string; session?: string };
    const look = async (given: Given, language: 'en' | 'es') => {
      const context = await browser.newContext({ locale: given.locale });
      if (given.cookie)
        await context.addCookies([{ name: 'i18next', value: given.cookie, url: process.env.KINDWING_SHELL_URL ?? '' }]);
      if (given.stored) await context.addInitScript((value) => localStorage.setItem('i18nextLng', value), given.stored);
      if (given.session)
        await context.addInitScript((value) => sessionStorage.setItem('i18nextLng', value), given.session);
      const other = await context.newPage();
      await other.goto(`/services${given.query ? `?lng=${given.query}` : ''}`);
      // What comes after painting has come: the cookie and the visit's storage were asked by then.
      await expect(other.locator('head > script[type="speculationrules"]').first()).toBeAttached();
      await expect(other.locator('html'), JSON.stringify(given)).toHaveAttribute('lang', language);
      await expect(other.locator('#main h1')).toHaveText(language === 'es' ? /^Nuestro/ : /^Our/);
      await context.close();
    };
    await look({ locale: 'es-MX' }, 'es');
    await look({ locale: 'en-US' }, 'en');
    await look({ locale: 'fr-FR' }, 'en');
    await look({ locale: 'en-US', stored: 'es' }, 'es');
    await look({ locale: 'en-US', cookie: 'es', stored: 'en' }, 'es');
    await look({ locale: 'en-US', cookie: 'en', stored: 'es' }, 'en');
    await look({ locale: 'es-MX', session: 'en' }, 'en');
    await look({ locale: 'en-US', session: 'es' }, 'es');
    await look({ locale: 'en-US', query: 'es', cookie: 'en', stored: 'en' }, 'es');
  });

  test('§2 health: address and key present, and the session', async ({ page }) => {
    await openAlive(page, '/health');
    const value = (name: string) => main(page).locator('dl > div').filter({ hasText: name }).locator('dd');
    await expect(value('Backend URL')).toHaveText('present');
    await expect(value('Anon key')).toHaveText('present');
    await expect(value('Session')).toHaveText('no-session');
    await page.route(/\/auth\/v1\/health/, (route) => route.abort());
    await openAlive(page, '/health');
    await expect(value('Session')).toHaveText('error');
    await page.unroute(/\/auth\/v1\/health/);
    await signIn(page, demo.clara, 'en', /\/portal$/);
    await openAlive(page, '/health');
    await expect(value('Session')).toHaveText('ok');
  });

  test('§9 toasts: five seconds, one at a time, F8 leads to them', async ({ page }) => {
    await openAlive(page, '/login');
    await page.getByLabel('Email').fill(demo.clara);
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('not the password');
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await submit.click();
    await expect(toasts.getByText('Login Failed', { exact: true })).toBeVisible();
    const shown = Date.now();
    await expect(toasts.getByText('Login Failed', { exact: true })).toHaveCount(0);
    expect(Math.abs(Date.now() - shown - 5000)).toBeLessThan(1500);
    await submit.click();
    await expect(toasts.getByText('Login Failed', { exact: true })).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect.poll(() => toasts.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  });

  test('§2 a signed-in route without a session leads to /login', async ({ page }) => {
    for (const path of ['/portal', '/portal/agent', '/admin', '/dev']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
    }
  });
});
