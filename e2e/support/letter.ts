import { test as base, type Locator, type Page } from '@playwright/test';
import { visitor } from './public-site.ts';

/** The specification's words and numbers are looked for on the running product, by a visitor who has answered the cookie banner. */
export const test = base.extend({
  page: async ({ browser }, use) => {
    const page = await visitor(browser);
    await use(page);
    await page.context().close();
  },
});

export const main = (page: Page): Locator => page.getByRole('main');
export const h1 = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });
export const section = (page: Page, heading: string): Locator =>
  main(page)
    .locator('section, .MuiContainer-root')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Links of a place, as name → path. */
export const linksOf = (place: Locator): Promise<[string, string][]> =>
  place
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((each) => [(each.textContent ?? '').trim(), (each as HTMLAnchorElement).getAttribute('href') ?? '']),
    );

export const dataBlocks = (page: Page): Promise<Record<string, unknown>[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((each) => JSON.parse(each.textContent ?? '{}')));

/** red, green and blue of a computed colour, 0–255, as the screen shows them. */
export const colour = (place: Locator, property: 'backgroundColor' | 'color'): Promise<[number, number, number]> =>
  place.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(element)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue] as [number, number, number];
  }, property);

let addresses = 0;
/** An address that no other test uses. */
export const anAddress = () => `spec.${Date.now()}.${addresses++}@example.com`;
