import { expect, type Page, test } from '@playwright/test';
import { languages, openAlive, visitor } from '../support/public-site.ts';

test.use({ trace: 'off' });

const widths = [1440, 900, 390] as const;

/** px between a control and the error under it, and how much of the page's width the error has. */
const errorOf = (page: Page, name: string) =>
  page.locator(`main [name="${name}"]`).evaluate((control) => {
    const error = document.getElementById(`${control.id}-error`)?.getBoundingClientRect();
    const box = control.getBoundingClientRect();
    return (
      error && { below: Math.round(error.top - box.bottom), left: error.left, right: error.right, width: error.width }
    );
  });

/** Controls of one row of fields whose boxes don't stand at one height, by their labels; and how many rows had neighbours. */
const crooked = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    let compared = 0;
    for (const row of document.querySelectorAll('[data-field-row]')) {
      const fields = [...row.children].flatMap((field) => {
        const control = field.querySelector<HTMLInputElement>('input:not([type=checkbox]), select, textarea');
        return control && field.tagName !== 'FIELDSET' && control.labels?.length ? [{ field, control }] : [];
      });
      const tops = new Map<number, typeof fields>();
      for (const each of fields) {
        const top = Math.round(each.field.getBoundingClientRect().top);
        tops.set(top, [...(tops.get(top) ?? []), each]);
      }
      for (const beside of tops.values()) {
        if (beside.length > 1) compared++;
        const [first] = beside;
        const box = first?.control.getBoundingClientRect();
        for (const { control } of beside) {
          const own = control.getBoundingClientRect();
          if (box && Math.abs(own.top - box.top) + Math.abs(own.bottom - box.bottom) > 1)
            found.push(`${control.labels?.[0]?.textContent}: ${own.top}–${own.bottom}, not ${box.top}–${box.bottom}`);
        }
      }
    }
    return { found, compared };
  });

const open: readonly [string, (page: Page) => Promise<void>][] = [
  [
    '/request-form?service=unaccompanied-minors',
    async (page) => page.locator('main input[name="consent_health"]').check(),
  ],
  [
    '/request-form?service=baggage-special-items',
    async (page) => page.locator('main input[name="consent_health"]').check(),
  ],
  ['/check-your-trip#for=mobility', async (page) => page.locator('main form [type=submit]').click()],
  ['/check-your-trip#for=minor.pet.medical', async () => {}],
  ['/compensation#what=delay', async (page) => page.locator('main form [type=submit]').click()],
  ['/compensation#what=baggage', async () => {}],
];

for (const language of languages)
  test(`fields beside each other have their controls at one height (${language})`, { tag: '@public' }, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    let compared = 0;
    for (const [address, prepare] of open) {
      const page = await visitor(browser, { language });
      await openAlive(page, address, language);
      await expect(page.locator('[data-field-row]').first()).toBeVisible({ timeout: 30_000 });
      await prepare(page);
      for (const letters of ['100%', '200%'])
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
          const seen = await crooked(page);
          expect(seen.found, `${address} at ${width} px, letters ${letters}`).toEqual([]);
          compared += seen.compared;
        }
      await page.context().close();
    }
    expect(compared).toBeGreaterThan(30);
  });

test('errors stand close under their controls, and that of a length of time has room', { tag: '@public' }, async ({
  browser,
}) => {
  const page = await visitor(browser, { language: 'es' });
  await openAlive(page, '/compensation#what=delay', 'es');
  await page.locator('main form [type=submit]').click();
  await page.setViewportSize({ width: 390, height: 844 });
  const hours = await errorOf(page, 'hours.late');
  expect(hours?.width, 'as wide as other errors').toBeGreaterThan(300);
  expect(hours?.right).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await errorOf(page, 'hours.late'))?.width).toBeGreaterThan(500);

  await openAlive(page, '/check-your-trip#for=mobility', 'es');
  await page.locator('main form [type=submit]').click();
  const [select, text] = [await errorOf(page, 'answers.mobility.walks'), await errorOf(page, 'date')];
  expect(select?.below).toBe(text?.below);
  await page.context().close();
});
