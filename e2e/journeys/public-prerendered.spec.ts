import { expect } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { addressOf, languages, open, openAlive, visitor } from '../support/public-site.ts';
import type { Reading } from '../support/reading.ts';
import { about, type Stop, test } from '../support/tour.ts';

const { origin } = new URL(environment.shellUrl);
const SENT = '/sent/';

const all = ({ metas }: Reading, name: string) =>
  metas.filter((each) => each[0] === name).map(([, content]) => content);

/** The one value of a meta element, or what is wrong with there being none or several. */
function one(reading: Reading, name: string, wanted?: string): string[] {
  const [first, ...more] = all(reading, name);
  if (!first) return [`no ${name}`];
  if (more.length > 0) return [`${1 + more.length} times ${name}`];
  return wanted === undefined || first === wanted ? [] : [`${name} is ${first}, not ${wanted}`];
}

/** What search engines and shared links are told. */
function head({ address, language, path }: Stop, reading: Reading): string[] {
  const here = `${origin}${path}`;
  const found = one(reading, 'description');
  const description = all(reading, 'description')[0] ?? '';
  if (description.length < 40 || description.length > 180) found.push(`a description of ${description.length} letters`);
  if (address.startsWith(SENT)) return [...found, ...one(reading, 'robots', 'noindex')];
  if (all(reading, 'robots').some((each) => each.includes('noindex'))) found.push('is kept from search engines');
  if (reading.canonicals.join() !== here) found.push(`canonical is ${reading.canonicals}`);
  const twins = Object.fromEntries(languages.map((each) => [each, `${origin}${addressOf(address, each)}`]));
  const wanted = JSON.stringify([...Object.entries(twins), ['x-default', twins.en]]);
  if (JSON.stringify(reading.alternates) !== wanted) found.push(`hreflang ${JSON.stringify(reading.alternates)}`);
  return [
    ...found,
    ...one(reading, 'og:title', reading.title),
    ...one(reading, 'og:description', description),
    ...one(reading, 'og:url', here),
    ...one(reading, 'og:locale', { en: 'en_US', es: 'es_ES' }[language]),
    ...one(reading, 'og:type', address.startsWith('/blog/') ? 'article' : 'website'),
    ...one(reading, 'og:image', `${origin}/social-${language}.png`),
    ...one(reading, 'twitter:card'),
  ];
}

type Data = Record<string, unknown>;
const list = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const absolute = (value: unknown): boolean => text(value).startsWith(`${origin}/`);
const squeezed = (value: unknown): string => text(value).replace(/\s+/g, ' ').trim();

/** What each kind of structured data must hold; anything else is a kind that nobody has looked at. */
const kinds: Record<string, (data: Data, stop: Stop, reading: Reading) => string[]> = {
  Organization: ({ name, url, contactPoint }) => [
    ...(name === 'Kindwing' ? [] : [`the organisation is called ${name}`]),
    ...(url === `${origin}/` ? [] : [`the organisation stands at ${url}`]),
    ...(text((contactPoint as Data)?.telephone).startsWith('+') ? [] : ['the organisation has no telephone']),
  ],
  BreadcrumbList: ({ itemListElement }, { language, path }, { headings, title }) => {
    const crumbs = list(itemListElement);
    const found = crumbs.flatMap(({ position, name, item }, at) => [
      ...(position === at + 1 ? [] : [`crumb ${at} has position ${position}`]),
      ...(text(name) ? [] : [`crumb ${at} has no name`]),
      ...(item === undefined || absolute(item) ? [] : [`crumb ${at} leads to ${item}`]),
    ]);
    const first = crumbs[0]?.item;
    const last = crumbs.at(-1);
    if (first !== `${origin}${addressOf('/', language)}` && first !== `${origin}${addressOf('/', language)}/`)
      found.push(`the first crumb leads to ${first}`);
    if (last?.item !== undefined && last.item !== `${origin}${path}`)
      found.push(`the last crumb leads to ${last.item}`);
    if (!title || headings.length === 0) found.push('a page without title or heading');
    return found;
  },
  FAQPage: ({ mainEntity }, _, { words }) => {
    const questions = list(mainEntity);
    if (questions.length === 0) return ['no question'];
    return questions.flatMap((question) => {
      const answer = text((question.acceptedAnswer as Data)?.text);
      return [
        ...(question['@type'] === 'Question' && (question.acceptedAnswer as Data)?.['@type'] === 'Answer'
          ? []
          : ['a question of no type']),
        ...(words.includes(squeezed(question.name)) ? [] : [`"${question.name}" is not asked on the page`]),
        ...(answer.length > 20 && words.replaceAll(/\s/g, '').includes(answer.slice(0, 60).replaceAll(/\s/g, ''))
          ? []
          : [`the answer to "${question.name}" is not on the page`]),
      ];
    });
  },
  Article: ({ headline, datePublished, author, image, inLanguage, description }, { language }, { headings, words }) => [
    ...(headings.some(({ level, text }) => level === 1 && text === headline) ? [] : [`the headline is "${headline}"`]),
    ...(text(headline).length <= 110 ? [] : ['the headline has more than 110 letters']),
    ...(/^\d{4}-\d{2}-\d{2}/.test(text(datePublished)) ? [] : [`published on ${datePublished}`]),
    ...(words.includes(text((author as Data)?.name)) && text((author as Data)?.name)
      ? []
      : ['the author is not named on the page']),
    ...([image].flat().every(absolute) ? [] : [`the picture is ${image}`]),
    ...(inLanguage === language ? [] : [`is said to be in ${inLanguage}`]),
    ...(text(description) ? [] : ['no description']),
  ],
};

function data(stop: Stop, reading: Reading): string[] {
  const found = reading.data.flatMap((block) => {
    const check = kinds[text(block['@type'])];
    if (block['@context'] !== 'https://schema.org') return [`a block of ${block['@context']}`];
    return check
      ? check(block, stop, reading).map((line) => `${block['@type']}: ${line}`)
      : [`${block['@type']} is not known here`];
  });
  const types = reading.data.map((block) => block['@type']);
  const wanted = [
    ...(stop.address === '/' ? ['Organization'] : ['BreadcrumbList']),
    ...(/^\/blog\/./.test(stop.address) ? ['Article'] : []),
    ...(['/check-your-trip', '/compensation'].includes(stop.address) ? ['FAQPage'] : []),
  ];
  for (const type of wanted)
    if (types.filter((each) => each === type).length !== 1) found.push(`${types} instead of one ${type}`);
  return found;
}

const published = (tour: readonly Stop[]) => tour.filter(({ kind }) => kind === 'public');
/** What search engines are told of. */
const listed = (tour: readonly Stop[]) => tour.filter(({ kind }) => kind === 'public' || kind === 'signIn');

test.describe('Pages that are HTML before any script', { tag: '@public' }, () => {
  test('title, description, addresses and pictures for search engines and shared links', ({ tour }) => {
    expect(
      about(listed(tour), (stop) => [
        ...head(stop, stop.before),
        ...head(stop, stop.after).map((line) => `in the application, ${line}`),
      ]),
    ).toEqual([]);
  });

  test('structured data says what the page says: organisation, breadcrumb, questions, article', ({ tour }) => {
    expect(
      about(listed(tour), (stop) => [
        ...data(stop, stop.before),
        ...data(stop, stop.after).map((line) => `in the application, ${line}`),
      ]),
    ).toEqual([]);
  });

  test('no two pages share a description', ({ tour }) => {
    const seen = new Map<string, string>();
    const pages = listed(tour).filter(({ address }) => !address.startsWith(SENT));
    const problems = about(pages, ({ path, before }) => {
      const [description = ''] = all(before, 'description');
      const twin = seen.get(description);
      seen.set(description, path);
      return twin ? [`has the description of ${twin}`] : [];
    });
    expect(problems).toEqual([]);
  });

  test('the application takes every page over without a word of change or complaint', ({ tour }) => {
    expect(about(tour, ({ complaints }) => complaints)).toEqual([]);
    const problems = about(published(tour), ({ before, after, kept }) => [
      ...(kept ? [] : ['is drawn anew']),
      ...(before.title === after.title ? [] : [`"${before.title}" became "${after.title}"`]),
      ...(before.words === after.words ? [] : ['has other words']),
      ...(JSON.stringify(before.links) === JSON.stringify(after.links) ? [] : ['has other links']),
    ]);
    expect(problems).toEqual([]);
  });

  test('the first visit speaks the browser’s language, at its own address, with query and fragment', async ({
    browser,
  }) => {
    const page = await visitor(browser, { language: 'es' });
    await page.goto('/services?from=mail#fees');
    await expect(page).toHaveURL(/\/es\/services\?from=mail#fees$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // An address that doesn't exist stays what it was, also where the language is changed before the application runs.
    await page.goto('/no-such-page?from=mail');
    await expect(page).toHaveURL(`${origin}/es/no-such-page?from=mail`);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/no-such-page/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).pathname).toBe('/no-such-page');
    // And whoever was sent a Spanish address reads Spanish, whatever the browser speaks.
    const english = await visitor(browser, { language: 'en' });
    await english.goto('/es/services');
    await expect(english.locator('#main h1')).toHaveText('Nuestro servicio, paso a paso');
    await expect(english).toHaveURL(/\/es\/services$/);
    await page.context().close();
    await english.context().close();
  });

  test('the chosen language is kept, on the next page and on the next visit', async ({ browser }) => {
    const page = await visitor(browser, { language: 'en' });
    await open(page, '/services');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/services$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Viajes' }).click();
    await expect(page).toHaveURL(/\/es\/travels$/);
    await page.goto('/contact');
    await expect(page).toHaveURL(/\/es\/contact$/);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${origin}/contact`);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.context().close();
  });

  test('the theme is there before anything is painted', async ({ browser }) => {
    for (const [system, chosen, mode] of [
      ['dark', null, 'dark'],
      ['light', null, 'light'],
      ['light', 'dark', 'dark'],
      ['dark', 'light', 'light'],
    ] as const) {
      const page = await visitor(browser, { theme: system });
      if (chosen) await page.context().addInitScript((value) => localStorage.setItem('theme', value), chosen);
      // The mode at the moment at which the body begins, long before its first paint.
      await page.context().addInitScript(() => {
        new MutationObserver((_, watch) => {
          if (!document.body) return;
          watch.disconnect();
          Reflect.set(window, 'modeAtBody', document.documentElement.getAttribute('data-mode'));
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto('/services');
      expect(await page.evaluate(() => Reflect.get(window, 'modeAtBody'))).toBe(mode);
      await page.context().close();
    }
  });

  test('theme, menu, cookie answer and the way back to the top work at once, before the application', async ({
    browser,
  }) => {
    const page = await visitor(browser, { width: 390, height: 844, cookies: 'open' });
    // The application never arrives.
    await page.route(/\/static\/js\//, (route) => route.abort());
    await open(page, '/services');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.locator('[data-cookie-banner]')).toBeHidden();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? '{}').analytics)).toBe(false);
    const menu = page.locator('button[data-early=menu]');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Travels' })).toBeVisible();
    await page.locator('button[data-early=theme]:visible').click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await menu.click();
    const top = page.getByRole('button', { name: 'Back to top' });
    await expect(top).toBeHidden();
    await page.evaluate(() => scrollTo(0, 900));
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(top).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
    await menu.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Travels' }).click();
    await expect(page.locator('#main h1')).toHaveText('Find the help that fits');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.context().close();
  });

  test('a page that is only read asks for no script at all; a button brings the application', async ({ browser }) => {
    const page = await visitor(browser);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, '/blog/first-flight-alone');
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await openAlive(page, '/blog/first-flight-alone');
    expect(scripts.length).toBeGreaterThan(0);
    await page.context().close();
  });
});
