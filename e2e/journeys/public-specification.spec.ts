import { expect, type Locator, type Page, test } from '@playwright/test';
import { waitForMail } from '../support/mail.ts';
import { demo, password } from '../support/people.ts';
import { expectSuccess, field, fillIn, formNames, formOf, publicForms, send } from '../support/public-forms.ts';
import { openAlive, visitor } from '../support/public-site.ts';
import { signIn } from '../support/sign-in.ts';
import { stored } from '../support/stored.ts';

const main = (page: Page): Locator => page.getByRole('main');
const h1 = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });
const section = (page: Page, heading: string): Locator =>
  main(page)
    .locator('section, .MuiContainer-root')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Links of a place, as name → path. */
const linksOf = (place: Locator): Promise<[string, string][]> =>
  place
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((each) => [(each.textContent ?? '').trim(), (each as HTMLAnchorElement).getAttribute('href') ?? '']),
    );

const dataBlocks = (page: Page): Promise<Record<string, unknown>[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((each) => JSON.parse(each.textContent ?? '{}')));

/** red, green and blue of a computed colour, 0–255, as the screen shows them. */
const colour = (place: Locator, property: 'backgroundColor' | 'color'): Promise<[number, number, number]> =>
  place.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(element)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue] as [number, number, number];
  }, property);

let email = 0;
const anAddress = () => `spec.${Date.now()}.${email++}@example.com`;

/** The specification's words and numbers, looked for on the running product, in its own order. */
test.describe('The specification to the letter', { tag: '@public' }, () => {
  let page: Page;
  test.beforeEach(async ({ browser }) => {
    page = await visitor(browser);
  });
  test.afterEach(async () => {
    await page.context().close();
  });

  test('§2 navbar: sticky, its links, both languages with the current one bold, theme, a red pulsing SOS', async () => {
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
    test(`§2 navbar signed in: ${role}'s badge, Dashboard to ${home}, Sign Out with its toast`, async () => {
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

  test('§2 footer: three columns, privacy settings, tagline, secure connection, year, GDPR, four networks', async () => {
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

  test('§2 home: hero, three solutions, four testimonials, mission and vision, team of three, call to action', async () => {
    await openAlive(page, '/');
    await expect(h1(page)).toHaveCount(1);
    await expect(main(page).getByRole('link', { name: 'Plan your trip' })).toHaveAttribute('href', '/contact');
    await expect(main(page).getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/how-it-works');
    for (const title of ['Seniors & Children', 'Pets & Service Animals', 'Passengers of Size & Special Items']) {
      const card = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(card.getByRole('link', { name: /^Learn More about / })).toBeVisible();
    }
    await expect(main(page).getByRole('figure')).toHaveCount(4);
    for (const heading of ['About us', 'Our mission', 'Our vision', 'Meet the Team'])
      await expect(main(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(section(page, 'Meet the Team').last().getByRole('listitem')).toHaveCount(3);
    const call = main(page)
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: 'Get Started Today' }) })
      .last();
    await expect(call.getByRole('link').first()).toHaveAttribute('href', '/contact');
    expect(await page.title()).toContain('Kindwing');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
    const organisation = (await dataBlocks(page)).find((each) => each['@type'] === 'Organization');
    expect(organisation).toMatchObject({ '@context': 'https://schema.org', name: 'Kindwing' });
  });

  test('§2 how it works: four illustrated steps and the numbers', async () => {
    await openAlive(page, '/how-it-works');
    const steps = main(page).getByRole('list').first().locator(':scope > li');
    await expect(steps).toHaveCount(4);
    await expect(steps.locator('svg')).toHaveCount(4);
    const titles = [/submit/i, /analy[sz]e/i, /receive your plan/i, /travel with confidence/i];
    for (const [at, title] of titles.entries()) await expect(steps.nth(at).getByRole('heading')).toHaveText(title);
    for (const [value, label] of [
      ['10K+', 'happy travelers'],
      ['50+', 'countries'],
      ['24/7', 'support'],
    ] as const)
      await expect(main(page).locator('dl > div').filter({ hasText: value })).toContainText(label);
  });

  test('§2, §9 services: five steps to /contact, the fees, testimonials, Start Your Request', async () => {
    await openAlive(page, '/services');
    const steps = main(page).getByRole('list').first().locator(':scope > li');
    await expect(steps).toHaveCount(5);
    for (const step of await steps.all()) {
      await expect(step.getByRole('link', { name: /^Learn More about / })).toBeVisible();
      await expect(step.getByRole('link')).toHaveAttribute('href', '/contact');
    }
    await expect(main(page)).toContainText('3 travel alternatives with a 72-hour grace period and guaranteed prices');
    await expect(main(page)).toContainText('transparent invoice');
    await expect(main(page)).toContainText(/Initial research and advice are never charged/);
    await expect(main(page)).toContainText(/unlimited future changes/);
    const rows = main(page).getByRole('table').getByRole('row');
    const fees = [
      ['Short & Regional', 'under 2 hours', '€25'],
      ['Medium Haul', 'under 7 hours', '€45'],
      ['Long Haul', 'over 7 hours', '€75'],
      ['Complex Itineraries', 'interline, multi-transit, round-the-world', '€85'],
    ] as const;
    await expect(rows).toHaveCount(1 + fees.length);
    for (const [at, cells] of fees.entries())
      for (const cell of cells) await expect(rows.nth(at + 1)).toContainText(cell);
    await expect(main(page).getByRole('figure')).toHaveCount(4);
    await expect(main(page).getByRole('link', { name: 'Start Your Request' })).toHaveAttribute('href', '/request-form');
  });

  test('§2, §5 travels: six cards, six filters that combine with AND, search, address, empty state', async () => {
    await openAlive(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Travels' }).click();
    await expect(h1(page)).toHaveText('Find the help that fits');
    const cards = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    const kinds = [
      ['Unaccompanied Minors', 'unaccompanied-minors'],
      ['Pets & Service Animals', 'pets-service-animals'],
      ['Elderly Travelers', 'elderly-travelers'],
      ['Passengers of Size', 'passengers-of-size'],
      ['Baggage & Special Items', 'baggage-special-items'],
      ['Trip & Medical Escort', 'trip-medical-escort'],
    ] as const;
    await expect(cards).toHaveCount(6);
    for (const [at, [title, path]] of kinds.entries()) {
      await expect(cards.nth(at).getByRole('heading')).toHaveText(title);
      await expect(cards.nth(at).getByRole('link')).toHaveAttribute('href', `/travels/${path}`);
      await expect(cards.nth(at).getByRole('link', { name: /^Learn More about / })).toBeVisible();
    }
    const boxes = main(page).getByRole('checkbox');
    const labels = ['Unaccompanied Minors', 'Pets', 'Wheelchair', 'Extra seat', 'Medical Needs', 'Oversize items'];
    await expect(boxes).toHaveCount(6);
    for (const label of labels)
      await expect(main(page).getByRole('checkbox', { name: label, exact: true })).toBeVisible();

    // Every entry into the search replaces the address: Back leaves the page at once.
    const search = main(page).getByLabel('Search services');
    await search.pressSequentially('CELLO');
    await expect(page).toHaveURL(/\/travels\?q=CELLO$/);
    await expect(cards).toHaveCount(1);
    await search.fill('');
    await main(page).getByRole('checkbox', { name: 'Wheelchair' }).check();
    await expect(page).toHaveURL(/\?filters=WCHR$/);
    const some = await cards.count();
    await main(page).getByRole('checkbox', { name: 'Medical Needs' }).check();
    await expect(page).toHaveURL(/\?filters=WCHR(,|%2C)Medical$/);
    expect(await cards.count()).toBeLessThanOrEqual(some);
    await main(page).getByRole('checkbox', { name: 'Pets', exact: true }).check();
    await expect(main(page).getByText('No Services Found', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Try adjusting your search or filters.', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(h1(page)).toHaveText('Fly with someone on your side');

    // And the address alone brings the state back.
    await openAlive(page, '/travels?q=seat&filters=Extra%20seat');
    await expect(main(page).getByLabel('Search services')).toHaveValue('seat');
    await expect(main(page).getByRole('checkbox', { name: 'Extra seat' })).toBeChecked();
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('heading')).toHaveText('Passengers of Size');
  });

  for (const [path, sentences] of [
    ['unaccompanied-minors', [/0.{1,4}4/, /5.{1,4}14/]],
    ['pets-service-animals', [/dogs?/, /48 hours/, /8 hours/, /attestation/i]],
    ['elderly-travelers', []],
    ['passengers-of-size', []],
    ['baggage-special-items', []],
    ['trip-medical-escort', []],
  ] as const)
    test(`§2 /travels/${path}: its three sections, its facts, and a way to /contact`, async () => {
      await openAlive(page, `/travels/${path}`);
      for (const heading of ['What we offer', 'Required documents', 'Considerations'])
        await expect(main(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Contact us' }).first()).toHaveAttribute('href', '/contact');
      for (const sentence of sentences) await expect(main(page)).toContainText(sentence);
    });

  test('§2 blog: two columns of four posts with all their parts; an article; an unknown one', async () => {
    await openAlive(page, '/blog');
    const posts = main(page).getByRole('article');
    await expect(posts).toHaveCount(4);
    for (const post of await posts.all()) {
      await expect(post.getByRole('img')).toBeVisible();
      await expect(post.getByRole('heading')).toBeVisible();
      await expect(post).toContainText(/By \S+/);
      await expect(post.locator('time')).toBeVisible();
      await expect(post.getByText('Read More', { exact: true })).toBeVisible();
    }
    const [first, second, third] = await Promise.all([0, 1, 2].map((at) => posts.nth(at).boundingBox()));
    expect(first?.y).toBe(second?.y);
    expect(third?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
    await posts.first().getByText('Read More', { exact: true }).click();
    await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
    const article = main(page).getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(article).toContainText(/By \S+/);
    await expect(article.locator('time')).toBeVisible();
    await expect(article.getByRole('img').first()).toBeVisible();
    await openAlive(page, '/blog/no-such-article');
    await expect(h1(page)).toHaveText('Post not found!');
    await expect(main(page).getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });

  test('§2 breadcrumb: one crumb for each part of the path, as data too, and none on the home page', async () => {
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

  test('§4 scroll-to-top appears after 300 px and brings the reader back', async () => {
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
    const look = async (given: { locale: string; query?: string; cookie?: string; stored?: string }) => {
      const context = await browser.newContext({ locale: given.locale });
      if (given.cookie)
        await context.addCookies([{ name: 'i18next', value: given.cookie, url: process.env.KINDWING_SHELL_URL ?? '' }]);
      if (given.stored) await context.addInitScript((value) => localStorage.setItem('i18nextLng', value), given.stored);
      const other = await context.newPage();
      await other.goto(`/services${given.query ? `?lng=${given.query}` : ''}`);
      await expect(other.locator('#main h1')).toBeVisible();
      const lang = await other.locator('html').getAttribute('lang');
      const heading = await other.locator('#main h1').textContent();
      await context.close();
      expect(heading?.startsWith(lang === 'es' ? 'Nuestro' : 'Our'), `the page speaks ${lang}`).toBe(true);
      return lang;
    };
    expect(await look({ locale: 'es-MX' })).toBe('es');
    expect(await look({ locale: 'en-US' })).toBe('en');
    expect(await look({ locale: 'fr-FR' })).toBe('en');
    expect(await look({ locale: 'en-US', stored: 'es' })).toBe('es');
    expect(await look({ locale: 'en-US', cookie: 'es', stored: 'en' })).toBe('es');
    expect(await look({ locale: 'en-US', query: 'es', cookie: 'en', stored: 'en' })).toBe('es');
  });

  for (const name of formNames)
    test(`§5 ${publicForms[name].path}: every sentence on leaving a field and on sending; errors go with typing`, async () => {
      const { path, fields, consent, submit } = publicForms[name];
      await openAlive(page, path);
      const form = formOf(page);
      for (const [label, sentence] of Object.entries(fields)) {
        await field(page, label).focus();
        await field(page, label).blur();
        await expect(form.getByText(sentence, { exact: true }), `${label} on leaving`).toBeVisible();
      }
      await field(page, 'Email').fill('not an address');
      await field(page, 'Email').blur();
      await expect(form.getByText('A valid email is required.', { exact: true })).toBeVisible();
      await field(page, 'Email').fill('');
      await expect(form.getByText('A valid email is required.', { exact: true })).toHaveCount(0);

      await form.getByRole('button', { name: submit }).click();
      const summary = form.getByRole('alert').first();
      await expect(summary).toBeFocused();
      for (const sentence of [...Object.values(fields), consent])
        await expect(summary.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await field(page, 'Name').pressSequentially('N');
      await expect(form.getByText(fields.Name, { exact: true })).toHaveCount(0);
      const box = page.getByRole('checkbox', {
        name: 'I consent to the processing of my personal data to handle this request.',
      });
      await expect(box).not.toBeChecked();
      await expect(box).toHaveAttribute('required', '');
      await expect(form.locator('label').filter({ has: box })).toContainText('*');
      await expect(
        form.getByRole('checkbox', { name: 'I would like to receive news and updates from the product.' }),
      ).not.toBeChecked();
      await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/legal/privacy-policy');
    });

  test('§2 contact: sent after about a second, Message Sent!, Return to Home; a subscription when wanted', async () => {
    const email = anAddress();
    await openAlive(page, '/contact');
    await fillIn(page, 'contact', email);
    await formOf(page)
      .getByRole('checkbox', { name: /^I would like to receive/ })
      .check();
    const answered = page.waitForResponse(/get-anonymized-ip/).then(() => Date.now());
    await send(page, 'contact');
    const dialog = await expectSuccess(page, 'contact');
    expect(Date.now() - (await answered)).toBeGreaterThan(900);
    await dialog.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await stored('marketing_subscriptions', `email=eq.${email}`)).toMatchObject([{ source: 'ContactForm' }]);
  });

  test('§2, §3, §4 SOS: urgent, one way, everything in the intake text', async () => {
    const email = anAddress();
    await openAlive(page, '/sos');
    await fillIn(page, 'sos', email);
    await formOf(page)
      .getByRole('checkbox', { name: /^I would like to receive/ })
      .check();
    await send(page, 'sos');
    await expectSuccess(page, 'sos');
    const [row, ...more] = await stored('requests', `ai_intake_text=like.*${email}*`);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      status: 'new',
      priority: 'urgent',
      trip_type: 'one_way',
      owner: null,
      consent_processing_at: expect.any(String),
    });
    for (const word of ['Nadia Petrova', email, '+34 600 000 000', 'Madrid, T4, gate J40'])
      expect(row?.ai_intake_text).toContain(word);
    expect(await stored('marketing_subscriptions', `email=eq.${email}`)).toMatchObject([{ source: 'SosForm' }]);
  });

  test('§2, §3, §4 request: hint under the chosen kind, status new, N/A for no phone, home for a visitor', async () => {
    const email = anAddress();
    await openAlive(page, '/request-form');
    const kinds = field(page, 'Kind of assistance').getByRole('option');
    expect(
      await kinds.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value).filter(Boolean)),
    ).toEqual([
      'unaccompanied-minors',
      'pets-service-animals',
      'elderly-travelers',
      'passengers-of-size',
      'baggage-special-items',
      'trip-medical-escort',
      'other',
    ]);
    await fillIn(page, 'request', email);
    await expect(
      formOf(page).getByText('Tell us about walking, stairs and memory, and whether someone travels along.'),
    ).toBeVisible();
    await send(page, 'request');
    const dialog = await expectSuccess(page, 'request');
    await expect(dialog.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    const [row] = await stored('requests', `ai_intake_text=like.*${email}*`);
    expect(row).toMatchObject({
      status: 'new',
      priority: 'normal',
      trip_type: 'one_way',
      owner: null,
      consent_marketing_at: null,
    });
    expect(row?.service_type).toBe('elderly-travelers');
    expect(row?.ai_intake_text).toContain('N/A');
    expect(await stored('marketing_subscriptions', `email=eq.${email}`)).toEqual([]);
  });

  test('§2 request of somebody signed in: its button goes to /portal/requests', async () => {
    await signIn(page, demo.clara, 'en', /\/portal$/);
    await openAlive(page, '/request-form');
    await fillIn(page, 'request', demo.clara);
    await send(page, 'request');
    const dialog = await expectSuccess(page, 'request');
    await dialog.locator('a[href="/portal/requests"]').click();
    await expect(page).toHaveURL(/\/portal\/requests$/);
  });

  for (const name of formNames)
    test(`§8 ${publicForms[name].path}: the toast when it could not be sent`, async () => {
      const { path, failure } = publicForms[name];
      await openAlive(page, path);
      await fillIn(page, name, anAddress());
      await page.route(/\/rest\/v1\/rpc\//, (route) => route.abort());
      await send(page, name);
      const toast = page.getByRole('region', { name: /Notifications/ });
      await expect(toast.getByText(failure.title, { exact: true })).toBeVisible();
      await expect(toast.getByText(failure.body, { exact: true })).toBeVisible();
    });

  test('§2, §8 login: password or link, their toasts, links to reset and sign-up', async () => {
    await openAlive(page, '/login');
    await expect(main(page).getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/reset');
    await expect(main(page).locator('a[href="/signup"]')).toBeVisible();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await page.getByLabel('Email').fill(demo.clara);
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(toasts.getByText('Login Failed', { exact: true })).toBeVisible();
    await expect(toasts.getByText('Invalid login credentials', { exact: true })).toBeVisible();
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('');
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(toasts.getByText('Check your email', { exact: true })).toBeVisible();
    await expect(toasts.getByText('A magic link has been sent to you.', { exact: true })).toBeVisible();
    await waitForMail(demo.clara, /link|enlace/i);
    await openAlive(page, '/login');
    await page.getByLabel('Email').fill(demo.clara);
    await page
      .getByLabel(/^Password/)
      .first()
      .fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(toasts.getByText('Login Successful!', { exact: true })).toBeVisible();
    await expect(toasts.getByText('Welcome back!', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/portal$/);
  });

  test('§5, §8 sign-up: its own sentences, Sign Up Successful!, then /login', async () => {
    await openAlive(page, '/signup');
    const form = formOf(page);
    await form.getByRole('button', { name: 'Create account' }).click();
    const summary = form.getByRole('alert').first();
    for (const sentence of [
      'Full name is required.',
      'A valid email is required.',
      'Password is required.',
      'You must consent to data processing to create an account.',
    ])
      await expect(summary.getByText(sentence, { exact: true })).toBeVisible();
    await page.getByLabel('Full name').fill('Nadia Petrova');
    await page.getByLabel('Email').fill('nadia@');
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('short');
    await page
      .getByLabel(/^Password/)
      .first()
      .blur();
    await expect(summary.getByText('Email address is invalid.', { exact: true })).toBeVisible();
    await expect(summary.getByText('Password must be at least 6 characters long.', { exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(anAddress());
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('sixsix');
    await page.getByLabel(/^I consent to the processing/).check();
    await form.getByRole('button', { name: 'Create account' }).click();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await expect(toasts.getByText('Sign Up Successful!', { exact: true })).toBeVisible();
    await expect(toasts.getByText('Please check your email to verify your account.', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('§2, §8 reset: the link, Set a new password, Password Updated, and /login after 2.5 s', async () => {
    await openAlive(page, '/auth/reset');
    await expect(h1(page)).toHaveText('Reset your password');
    await expect(main(page).locator('a[href="/login"]')).toBeVisible();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await page.getByLabel('Email').fill(demo.farid);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(toasts.getByText('Password reset link sent! Check your email.', { exact: true })).toBeVisible();
    const mail = await waitForMail(demo.farid, /password/i);
    await page.goto(mail.text.split(/\s+/).find((word) => word.startsWith('http')) ?? '');
    await expect(h1(page)).toHaveText('Set a new password');
    await page.getByLabel(/^New password/).fill(`${password} anew`);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(toasts.getByText('Password Updated', { exact: true })).toBeVisible();
    await expect(toasts.getByText('You can now log in with your new password.', { exact: true })).toBeVisible();
    const shown = Date.now();
    await page.waitForURL(/\/login$/);
    const waited = Date.now() - shown;
    expect(waited).toBeGreaterThan(1500);
    expect(waited).toBeLessThan(6000);
  });

  test('§2 health: address and key present, and the session', async () => {
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

  test('§9 toasts: five seconds, one at a time, F8 leads to them', async () => {
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

  test('§2 a signed-in route without a session leads to /login', async () => {
    for (const path of ['/portal', '/portal/agent', '/admin', '/dev']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
    }
  });
});
