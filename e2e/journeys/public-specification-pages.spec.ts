import { expect } from '@playwright/test';
import { dataBlocks, h1, main, section, test } from '../support/letter.ts';
import { openAlive } from '../support/public-site.ts';

test.describe('The specification to the letter: pages', { tag: '@public' }, () => {
  test('§2 home: hero, three solutions, four testimonials, mission and vision, team of three, call to action', async ({
    page,
  }) => {
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

  test('§2 how it works: four illustrated steps and the numbers', async ({ page }) => {
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

  test('§2, §9 services: five steps to /contact, the fees, testimonials, Start Your Request', async ({ page }) => {
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

  test('§2, §5 travels: six cards, six filters that combine with AND, search, address, empty state', async ({
    page,
  }) => {
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
    test(`§2 /travels/${path}: its three sections, its facts, and a way to /contact`, async ({ page }) => {
      await openAlive(page, `/travels/${path}`);
      for (const heading of ['What we offer', 'Required documents', 'Considerations'])
        await expect(main(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Contact us' }).first()).toHaveAttribute('href', '/contact');
      for (const sentence of sentences) await expect(main(page)).toContainText(sentence);
    });

  test('§2 blog: two columns of four posts with all their parts; an article; an unknown one', async ({ page }) => {
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
});
