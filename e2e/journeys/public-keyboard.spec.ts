import { expect, type Page, test } from '@playwright/test';
import { full } from '../support/environment.ts';
import { expectFocusKept, IN_SIGHT, stops, tabTo } from '../support/keyboard.ts';
import {
  alive,
  open,
  openAlive,
  publicAddresses,
  shellAddresses,
  sizes,
  strangeAddresses,
  visitor,
} from '../support/public-site.ts';

// A picture for each of a thousand key presses and readings would take longer than the journeys themselves.
test.use({ trace: 'off' });

/** px that a target has at least in both directions (WCAG 2.5.8) */
const TARGET = 24;

/** What is wrong with the way of the keyboard through a page. */
async function troubles(page: Page): Promise<string[]> {
  return (await stops(page)).flatMap(({ name, ring, seen, width, height, inline, early }) => [
    ...(ring ? [] : [`no ring around "${name}"`]),
    ...(seen >= IN_SIGHT ? [] : [`"${name}" is covered (${Math.round(seen * 100)} % to be seen)`]),
    ...(early ? [`"${name}" stands before what the keyboard reaches before it`] : []),
    ...(inline || (width >= TARGET && height >= TARGET)
      ? []
      : [`"${name}" measures ${Math.round(width)} × ${Math.round(height)}`]),
  ]);
}

test.describe('By keyboard alone', { tag: '@public' }, () => {
  for (const [which, size] of (['wide', 'narrow'] as const).entries())
    test(`every stop of every page has a ring, is in sight, large enough and in its order (${size})`, async ({
      browser,
    }) => {
      test.setTimeout(400_000);
      const page = await visitor(browser, { ...sizes[size], reducedMotion: 'no-preference' });
      const found: string[] = [];
      for (const [at, address] of [...publicAddresses(), ...shellAddresses, ...strangeAddresses].entries()) {
        // In the slice each page at one width; neighbours are of one kind.
        if (!full && at % 2 !== which) continue;
        await open(page, address);
        found.push(...(await troubles(page)).map((line) => `${address}: ${line}`));
      }
      expect(found).toEqual([]);
      await page.context().close();
    });

  test('language and theme change where they stand, and are kept', async ({ browser }) => {
    const page = await visitor(browser);
    await openAlive(page, '/services');
    await tabTo(page, 'Español');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestro servicio, paso a paso');
    await expectFocusKept(page);
    await tabTo(page, 'Cambiar al tema oscuro');
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(page.getByRole('button', { name: 'Cambiar al tema claro' })).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.context().close();
  });

  test('the cookie banner is answered, and the focus is not lost with it', async ({ browser }) => {
    const page = await visitor(browser, { cookies: 'open' });
    await openAlive(page, '/services');
    await tabTo(page, 'Decline');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-cookie-banner]')).toBeHidden();
    await expectFocusKept(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-cookie-banner]')).toBeHidden();
    await page.context().close();
  });

  test('the privacy dialog holds the focus, closes with Escape and gives it back', async ({ browser }) => {
    const page = await visitor(browser);
    await openAlive(page, '/services');
    await tabTo(page, 'Privacy settings');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Privacy settings' });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Privacy settings' })).toBeFocused();
    await page.context().close();
  });

  test('a request is found, filled in, corrected and sent', async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await visitor(browser);
    await open(page, '/');
    // Inside the application, whose change of page moves the focus; a page that is loaded begins at its top.
    await alive(page);
    await tabTo(page, 'Start a request');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/request-form$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // Sent empty: the summary takes the focus and leads to each field.
    await tabTo(page, 'Submit request');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Your name is required.' })).toBeFocused();
    await tabTo(page, 'Your name is required.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Nadia Petrova');
    await expect(page.getByRole('main').getByText('Your name is required.')).toHaveCount(0);
    await tabTo(page, /^Email/);
    const email = `keyboard.${Date.now()}@example.com`;
    await page.keyboard.type(email);
    await tabTo(page, /^Kind of assistance/);
    await page.keyboard.type('Elderly');
    await tabTo(page, /^Tell us about the trip/);
    await page.keyboard.type('My mother, 81, from Lisbon to Geneva in spring. She forgets where she is.');
    await tabTo(page, /^I consent to the processing/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Submit request');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Request Submitted!' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(/KW-[0-9A-Z]{6}/);
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await tabTo(page, 'Return to Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fly with someone on your side');
    await expectFocusKept(page);
    await page.context().close();
  });
});
