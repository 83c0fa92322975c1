import { expect, type Page } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { inflict } from '../support/faults.ts';
import { expectCard, expectPage, expectReported, test, watchForReload } from '../support/federation.ts';
import {
  live,
  liveVersions,
  otherContract,
  rebuiltAdmin,
  rebuiltLabel,
  rebuiltMark,
  site,
} from '../support/publish.ts';

const isNew = (page: Page) => page.getByRole('main').getByText(rebuiltMark);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

test.describe('Versions of a remote', { tag: '@federation' }, () => {
  test.describe.configure({ timeout: 240_000 });

  test('one remote is rebuilt and published: the next navigation has it, open tabs work on, and it can be taken back', async ({
    open,
  }) => {
    const dist = await rebuiltAdmin();
    const old = await open('admin');
    await old.goto('/admin');
    await expectPage(old);
    const before = liveVersions();

    const version = await site.publish('admin', dist, { why: 'a journey' });
    expect(liveVersions()).toEqual({ ...before, admin: version });

    const same = await watchForReload(old);
    await menu(old).getByRole('link', { name: 'Quick Create' }).click();
    await expectPage(old);
    await expect(isNew(old)).toHaveCount(0);
    expect(await same()).toBe(true);

    // Another tab of the same browser.
    const fresh = await old.context().newPage();
    for (const page of [fresh, old]) {
      await page.goto('/admin');
      await expectPage(page);
      await expect(isNew(page)).toBeVisible();
      await expect(menu(page).getByRole('link', { name: rebuiltLabel })).toBeVisible();
    }

    await site.rollback('admin', { why: 'a journey' });
    expect(liveVersions()).toEqual(before);
    await menu(fresh).getByRole('link', { name: 'Quick Create' }).click();
    await expectPage(fresh);
    await expect(isNew(fresh)).toBeVisible();
    await fresh.reload();
    await expectPage(fresh);
    await expect(isNew(fresh)).toHaveCount(0);
    await expect(menu(fresh).getByRole('link', { name: 'Airlines', exact: true })).toBeVisible();
  });

  test('a new version that can not be loaded gives way to the one before, which says so', async ({ open }) => {
    const before = live('admin').current.version;
    const version = await site.publish('admin', await rebuiltAdmin(), { why: 'a journey' });
    await inflict({ site: 'admin', path: `^/${version}/`, fault: { status: 404 } });
    const page = await open('admin');
    await page.goto('/admin');
    await expectPage(page);
    await expect(
      page.getByText(
        `You are seeing an earlier version of this part (${before}), because the newest one could not be started.`,
      ),
    ).toBeVisible();
    await expect(isNew(page)).toHaveCount(0);
  });

  test('a version for another contract is refused; forced, it never runs and the one before serves', async ({
    open,
  }) => {
    const folder = otherContract(await rebuiltAdmin(), '^9.0.0');
    await expect(site.publish('admin', folder)).rejects.toThrow(/needs contract \^9\.0\.0/);
    const before = live('admin').current.version;
    const version = await site.publish('admin', folder, { force: true, why: 'a journey' });
    const page = await open('admin');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/admin');
    await expectPage(page);
    await expect(
      page.getByText(
        `You are seeing an earlier version of this part (${before}), because the newest one needs a newer version of this site.`,
      ),
    ).toBeVisible();
    expect(asked.filter((address) => address.includes(version))).toEqual([]);
  });

  test('where no version fits, a card says so, and Try again finds one that was published since', async ({ open }) => {
    const page = await open('admin');
    const html = await (await fetch(`${environment.shellUrl}/admin`)).text();
    const unfit = html.replace(/("name":"admin".*?"contract":)"[^"]*"/, '$1"^9.0.0"');
    expect(unfit).not.toBe(html);
    await inflict({ site: 'shell', path: '^/admin$', fault: { body: unfit } });
    await page.goto('/admin');
    await expectCard(page, live('admin').current);
    await expectReported(page, 'contract', live('admin').current);
    const same = await watchForReload(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page);
    expect(await same()).toBe(true);
  });

  test('a page that throws gets a card of its own; other pages work, and Try again follows a rollback', async ({
    open,
  }) => {
    await site.publish('admin', await rebuiltAdmin(), { why: 'a journey' });
    const broken = live('admin').current;
    const page = await open('admin');
    await page.goto('/dev');
    const card = await expectCard(page, broken);
    const same = await watchForReload(page);
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await expectPage(page);
    await expect(isNew(page)).toBeVisible();
    await page.goBack();
    await expect(card).toBeVisible();
    await site.rollback('admin', { why: 'a journey' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page);
    expect(await same()).toBe(true);
  });

  test('a local version that is missing or garbled is named, and the published one is one press away', async ({
    open,
  }) => {
    const { current } = live('admin');
    const local = { ...current, version: 'local' };
    const page = await open('admin');
    await page.goto(`/admin?remote.admin=${new URL(current.base).origin}/`);
    await expectCard(page, local);
    await expectReported(page, 'unreachable', local);
    await inflict({ site: 'admin', path: '^/remote\\.json$', fault: { body: '{"schema":1,"name":"adm' } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectReported(page, 'description', local);
    await expectCard(page, local);
    await page.getByRole('button', { name: 'Use the published versions' }).click();
    await expectPage(page);
    await expect(page.getByText('Local versions in use')).toHaveCount(0);
  });
});
