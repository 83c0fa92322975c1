import { expect } from '@playwright/test';
import { expectPage, test } from '../support/federation.ts';

/** How zod's classic build names its constructor; its small build and its core, which others hold, name theirs otherwise. */
const SCHEMA_LIBRARY = /"ZodObject"/;

test.describe('What remotes share', { tag: '@federation' }, () => {
  test('two remotes with forms in one page have one schema library, the shell’s', async ({ open }) => {
    const page = await open('client');
    const scripts = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.set(response.url(), response.text());
    });
    const marked = () => page.evaluate(() => Reflect.get(window, 'sameDocument'));
    await page.goto('/contact');
    await expectPage(page);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('textbox', { name: /Message/ }).fill('A question about a guide dog.');

    // From the public site into the portal, in the same document.
    await page.evaluate(() => {
      history.pushState(null, '', '/portal/requests/new');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'New request' })).toBeVisible();
    await page.getByRole('radio', { name: /^Pets/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: /^Trip and travel/ })).toBeVisible();
    expect(await marked()).toBe(true);

    const holders: string[] = [];
    for (const [url, text] of scripts) if (SCHEMA_LIBRARY.test(await text)) holders.push(new URL(url).origin);
    expect(holders).toEqual([new URL(page.url()).origin]);
  });
});
