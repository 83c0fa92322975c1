import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { expectPage, test } from '../support/federation.ts';
import { madeByTheCommand, serveVersions } from '../support/new-remote.ts';
import { site } from '../support/publish.ts';

type Settings = Parameters<typeof site.configure>[0];

test.describe('A further remote', { tag: '@federation' }, () => {
  test.describe.configure({ timeout: 240_000 });

  test('made by the command, published to a host of its own, it stands in the shell that knows nothing of it', async ({
    open,
  }) => {
    const dist = await madeByTheCommand('parking', 'Parking team');
    const { origin, server } = await serveVersions('parking');
    try {
      const settings = JSON.parse(readFileSync(join(environment.sites, 'settings.json'), 'utf8')) as Settings;
      const shellBefore = site.status().versions.shell.current;
      await site.configure({ ...settings, origins: { ...settings.origins, parking: origin } });
      await site.publish('parking', dist, { why: 'a journey' });
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
      server.close();
    }
  });
});
