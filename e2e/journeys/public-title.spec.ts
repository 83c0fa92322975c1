import { expect, test } from '@playwright/test';
import { alive, visitor } from '../support/public-site.ts';

test('a page keeps its title all the while that the application takes it over, and a page that follows has its own', {
  tag: '@public',
}, async ({ browser }) => {
  const page = await visitor(browser);
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => titles.at(-1) !== document.title && titles.push(document.title)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const titles = () => page.evaluate(() => (window as unknown as { titles: string[] }).titles.filter(Boolean));
  for (const path of ['/', '/es', '/sent/request', '/blog/first-flight-alone']) {
    await page.goto(path);
    const [made] = await titles();
    await alive(page);
    // Taken over whole once its links are answered by the application.
    await page.getByRole('main').getByRole('link').first().focus();
    await page.waitForTimeout(1500);
    expect(await titles(), path).toEqual([made]);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect.poll(async () => (await titles()).at(-1)).toMatch(/^Blog/);
  await page.context().close();
});
