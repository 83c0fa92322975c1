import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { expectPage, test } from '../support/federation.ts';
import { madeByTheCommand, madeWithNewerDesign, serveVersions } from '../support/new-remote.ts';
import { site } from '../support/publish.ts';

type Settings = Parameters<typeof site.configure>[0];

/** How the fields of a page's form look. */
const fieldsOf = (page: Page) =>
  page.locator('main form :is(input, select, textarea):visible').evaluateAll((fields) =>
    fields.map((field) => {
      const { color, font, padding, height, borderRadius, border } = getComputedStyle(field);
      return [field.id && field.tagName, color, font, padding, height, borderRadius, border].join();
    }),
  );

/** Publishes a remote from a host of its own. Returns its end. */
async function publish(name: string, dist: string): Promise<() => void> {
  const { origin, server } = await serveVersions(name);
  const settings = JSON.parse(readFileSync(join(environment.sites, 'settings.json'), 'utf8')) as Settings;
  const end = () => void server.close();
  try {
    await site.configure({ ...settings, origins: { ...settings.origins, [name]: origin } });
    await site.publish(name, dist, { why: 'a journey' });
  } catch (error) {
    end();
    throw error;
  }
  return end;
}

test.describe('A further remote', { tag: '@federation' }, () => {
  test.describe.configure({ timeout: 240_000 });

  test('made by the command, published to a host of its own, it stands in the shell that knows nothing of it', async ({
    open,
  }) => {
    const dist = await madeByTheCommand('parking', 'Parking team');
    const shellBefore = site.status().versions.shell.current;
    const end = await publish('parking', dist);
    try {
      expect(site.status().versions.shell.current).toBe(shellBefore);

      const page = await open('admin');
      await page.goto('/admin');
      await expectPage(page);
      const menu = page.getByRole('navigation', { name: 'Back office' });
      await menu.getByRole('link', { name: 'Parking' }).click();
      await expectPage(page, /^Parking$/);
      await expect(page).toHaveURL(/\/parking$/);
      // In the workspace whose menu led here.
      await expect(menu.getByRole('link', { name: 'Parking' })).toHaveAttribute('aria-current', 'page');
      await page.getByRole('button', { name: 'Say hello' }).click();
      await expect(page.getByText('Hello was said once.')).toBeVisible();
      await page.getByRole('link', { name: 'Español' }).first().click();
      await expect(page.getByText('Se ha saludado una vez.')).toBeVisible();
      await page.getByRole('link', { name: 'English' }).first().click();

      const visitor = await open('visitor');
      await visitor.goto('/parking');
      await expect(visitor).toHaveURL(/\/login\?next=%2Fparking$/);
    } finally {
      end();
    }
  });

  test('built against a design system that the shell hasn’t yet, it brings its own, and what is around it stays as it is', async ({
    open,
  }) => {
    const dist = await madeWithNewerDesign('lounge', 'Lounge team', '2.9.0');
    const end = await publish('lounge', dist);
    try {
      const page = await open('admin');
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      await page.goto('/admin');
      await expectPage(page);
      const menu = page.getByRole('navigation', { name: 'Back office' });
      // Of the shell's own: the menu, but for the two entries that are led from and to.
      const looks = () =>
        menu.getByRole('link').evaluateAll((links) =>
          links
            .filter((each) => !/^(Dashboard|Lounge)$/.test(each.textContent?.trim() ?? ''))
            .map((each) => {
              const { color, backgroundColor, font, padding, borderRadius } = getComputedStyle(each);
              return [each.textContent, color, backgroundColor, font, padding, borderRadius].join();
            }),
        );
      const before = await looks();
      expect(before.length).toBeGreaterThan(5);
      await menu.getByRole('link', { name: 'Lounge' }).click();
      await expectPage(page, /^Lounge$/);
      const hello = page.getByRole('button', { name: 'Say hello' });
      // Drawn by its own copy, in the house's look all the same.
      await expect(hello).toHaveCSS('border-radius', /^[1-9]/);
      await hello.click();
      await expect(page.getByText('Hello was said once.')).toBeVisible();
      await expect.poll(() => said.filter((line) => line.includes('@kindwing/ui runs twice'))).toHaveLength(1);
      expect(said.find((line) => line.includes('runs twice'))).toMatch(/2\.9\.0 from remote_lounge/);
      expect(await looks()).toEqual(before);
      // Theme, language and session are the page's one.
      const h1 = page.getByRole('heading', { level: 1 });
      const light = await h1.evaluate((heading) => getComputedStyle(heading).color);
      await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
      await expect(h1).not.toHaveCSS('color', light);
      await page.getByRole('button', { name: 'Switch to light theme' }).first().click();
      await expect(h1).toHaveCSS('color', light);
      await page.getByRole('link', { name: 'Español' }).first().click();
      await expect(page.getByText('Se ha saludado una vez.')).toBeVisible();
      await page.getByRole('link', { name: 'English' }).first().click();
      // Another remote's form, in the same document: the shell's copy draws it, as where there is no other.
      await menu.getByRole('link', { name: 'Quick Create' }).click();
      await expectPage(page, /^Quick Create$/);
      const other = await open('admin');
      await other.goto('/admin/requests/new-quick');
      await expectPage(other, /^Quick Create$/);
      const [there = [], here] = await Promise.all([other, page].map(fieldsOf));
      expect(there.length).toBeGreaterThan(2);
      expect(here).toEqual(there);
      const twice = said.filter((line) => line.includes('runs twice')).map((line) => /@\S+/.exec(line)?.[0]);
      expect(twice.sort()).toEqual(['@kindwing/ui', '@kindwing/ui/forms']);
      expect(said.filter((line) => /^(error|uncaught)/.test(line))).toEqual([]);
    } finally {
      end();
    }
  });
});
