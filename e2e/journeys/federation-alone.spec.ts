import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { startDevServer } from '../support/dev-server.ts';
import { expectCard, expectPage, expectReported, heading, test, watchForReload } from '../support/federation.ts';
import { madeByTheCommand } from '../support/new-remote.ts';
import { demo, password } from '../support/people.ts';
import { live, rebuiltAdmin, rebuiltMark, remoteFolder } from '../support/publish.ts';

test.describe('A remote in its team’s hands', { tag: '@federation' }, () => {
  test.describe.configure({ timeout: 240_000 });

  test('alone, in the small host: who looks, language and theme can be chosen, and an edit is there without a reload', async ({
    page,
  }) => {
    const folder = dirname(await madeByTheCommand('handling', 'Handling team'));
    const dev = await startDevServer(folder, 'dev');
    try {
      page.setDefaultTimeout(20_000);
      await page.goto(`${dev.address}handling`);
      await expectPage(page, /^Handling$/);
      await page.getByRole('button', { name: 'Say hello' }).click();
      await expect(page.getByText('Hello was said once.')).toBeVisible();
      const same = await watchForReload(page);

      const source = join(folder, 'src', 'start', 'start-page.tsx');
      const before = readFileSync(source, 'utf8');
      const after = before.replace(/<Button\b/, '<Button aria-describedby="edited"');
      expect(after).not.toBe(before);
      writeFileSync(source, after);
      await expect(page.getByRole('button', { name: 'Say hello' })).toHaveAttribute('aria-describedby', 'edited', {
        timeout: 30_000,
      });
      // What was there before the edit is there still.
      await expect(page.getByText('Hello was said once.')).toBeVisible();
      expect(await same()).toBe(true);

      await page.getByRole('button', { name: 'Dark theme' }).click();
      await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
      await page.getByLabel('Who looks').selectOption('Admin (invented)');
      await page.getByRole('button', { name: 'es', exact: true }).click();
      await expect(page.getByText('Se ha saludado 0 veces.')).toBeVisible();
    } finally {
      dev.stop();
    }
  });

  for (const [remote, path, whose] of [
    ['portal', '/portal', { email: demo.clara, heading: /Clara/ }],
    ['admin', '/admin', { email: demo.admin, heading: /\S/ }],
  ] as const)
    test(`${remote} alone, beside the running service: whoever signs in there sees their own data, and signs out again`, async ({
      page,
    }) => {
      const dev = await startDevServer(remoteFolder(remote), 'dev');
      try {
        page.setDefaultTimeout(20_000);
        await page.goto(dev.address);
        await expect(page).toHaveURL(dev.address.replace(/\/$/, path));
        const bar = page.getByRole('banner');
        await bar.getByLabel('Who looks').selectOption('Real session of the running service');
        await bar.getByLabel('Email').fill(whose.email);
        await bar.getByLabel('Password').fill(password);
        await bar.getByRole('button', { name: 'Sign in' }).click();
        await expect(bar.getByText(whose.email)).toBeVisible();
        await expect(heading(page)).toHaveText(whose.heading);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await bar.getByRole('button', { name: 'Sign out' }).click();
        await expect(bar.getByLabel('Email')).toBeVisible();
        await expect(page.getByText(whose.email)).toHaveCount(0);
      } finally {
        dev.stop();
      }
    });

  test('public alone: its pages are drawn, and its links lead on without a shell', async ({ page }) => {
    const dev = await startDevServer(remoteFolder('public'), 'dev');
    try {
      page.setDefaultTimeout(20_000);
      await page.goto(dev.address);
      await expectPage(page);
      const same = await watchForReload(page);
      await page.getByRole('main').getByRole('link', { name: 'Contact' }).first().click();
      await expect(page).toHaveURL(`${dev.address}contact`);
      await expectPage(page, /\S/);
      expect(await same()).toBe(true);
    } finally {
      dev.stop();
    }
  });

  test('in the deployed shell by an override: a banner says so, and when its server stops a card names the local version', async ({
    open,
  }) => {
    const { current } = live('admin');
    const dev = await startDevServer(dirname(await rebuiltAdmin()), 'dev:shell');
    const page = await open('admin');
    try {
      await page.goto(`/admin?remote.admin=${dev.address}`);
      await expect(page.getByRole('main').getByText(rebuiltMark)).toBeVisible({ timeout: 40_000 });
      await expectPage(page);
      const banner = page.getByRole('status').filter({ hasText: 'Local versions in use' });
      await expect(banner).toContainText(`admin comes from ${dev.address}.`);
    } finally {
      dev.stop();
    }
    await page.goto('/admin');
    const local = { ...current, version: 'local' };
    await expectCard(page, local);
    await expectReported(page, 'script', local);
    await page.getByRole('button', { name: 'Use the published versions' }).click();
    await expectPage(page);
    await expect(page.getByRole('main').getByText(rebuiltMark)).toHaveCount(0);
  });
});
