import { expect, type Page } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { heal, inflict } from '../support/faults.ts';
import { expectCard, expectPage, test, watchForReload } from '../support/federation.ts';
import { live, liveVersions, rebuiltAdmin, rebuiltMark, site } from '../support/publish.ts';

const isNew = (page: Page) => page.getByRole('main').getByText(rebuiltMark);

/** Another address in the same document, as a link of the application leads to it. */
const goInPlace = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.describe('What a team sees', { tag: '@federation' }, () => {
  test.describe.configure({ timeout: 240_000 });

  test('whoever holds a preview’s link sees the candidate under a banner, in their language, and leaves it; nobody else sees any of it', async ({
    open,
  }) => {
    const before = liveVersions();
    const { id, version } = await site.preview('admin', await rebuiltAdmin(), { who: 'Ana', why: 'a journey' });
    expect(liveVersions()).toEqual(before);

    const holder = await open('admin');
    await holder.goto(`/preview/${id}`);
    await expect(holder).toHaveURL(`${environment.shellUrl}/`);
    await holder.goto('/admin');
    await expectPage(holder);
    await expect(isNew(holder)).toBeVisible();
    const banner = holder.getByRole('region', { name: 'Preview' });
    await expect(banner).toContainText(`Preview of admin ${version}, by Ana. Not what everybody sees.`);
    await holder.getByRole('button', { name: 'Español', exact: true }).first().click();
    await expect(holder.getByRole('region', { name: 'Vista previa' })).toContainText(
      `Vista previa de admin ${version}, de Ana.`,
    );
    await holder.getByRole('button', { name: 'English', exact: true }).first().click();

    const other = await open('admin');
    await other.goto('/admin');
    await expectPage(other);
    await expect(isNew(other)).toHaveCount(0);
    await expect(other.getByRole('region', { name: 'Preview' })).toHaveCount(0);

    await banner.getByRole('button', { name: 'Leave the preview' }).click();
    await holder.goto('/admin');
    await expectPage(holder);
    await expect(isNew(holder)).toHaveCount(0);
    await expect(banner).toHaveCount(0);
  });

  test('/dev/remotes tells which version of what runs, and whose fault it is under the reference that the card shows', async ({
    open,
  }) => {
    const { current: portal } = live('portal');
    const { current: admin } = live('admin');
    const page = await open('admin');
    await page.goto('/dev/remotes');
    await expectPage(page);
    const rowOf = (table: string, part: RegExp) =>
      page.getByRole('table', { name: table }).getByRole('row', { name: part });
    const running = rowOf('Remotes of this page', /^admin /);
    await expect(running).toContainText(admin.owner);
    await expect(running).toContainText(admin.version);
    await expect(running).toContainText('Loaded');
    await expect(running).toContainText(/\d+ ms/);
    await expect(running).toContainText(/\d+ kB/);
    await expect(rowOf('Remotes of this page', /^portal /)).toContainText('Not needed yet');
    await expect(page.getByText('Nothing has gone wrong in this page.')).toBeVisible();
    await expect(rowOf('Shared faces', /^react 19/)).toContainText('Runs here');

    const same = await watchForReload(page);
    await inflict({ site: 'portal', fault: { status: 404 } });
    await goInPlace(page, '/portal/agent');
    const card = await expectCard(page, portal);
    const reference = /reference ([0-9a-f]{8})/.exec((await card.textContent()) ?? '')?.[1] ?? 'none';
    await goInPlace(page, '/dev/remotes');
    await expect(rowOf('Remotes of this page', /^portal /)).toContainText('Failed');
    const fault = rowOf('Faults by owner', new RegExp(portal.owner));
    await expect(fault).toContainText('Host does not answer');
    await expect(fault).toContainText(reference);
    await expect(rowOf('What happened', /Failed portal/)).toContainText(reference);

    await heal();
    await goInPlace(page, '/portal/agent');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page);
    await goInPlace(page, '/dev/remotes');
    await expect(rowOf('Remotes of this page', /^portal /)).toContainText('Loaded');
    await expect(rowOf('What happened', /Recovered portal/)).toContainText(portal.version);
    expect(await same()).toBe(true);
  });
});
