import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { heal, inflict, type PlannedFault } from '../support/faults.ts';
import {
  AT_ONCE_MS,
  expectCard,
  expectChromeWorks,
  expectPage,
  expectReported,
  heading,
  healInPlace,
  openRunning,
  publishRebuilt,
  test,
  watchForReload,
} from '../support/federation.ts';
import { laterScripts, live, styleSheet } from '../support/publish.ts';

/** The back office's page with another registry in it; the page itself is the one that is live. */
async function withRegistry(change: (html: string) => string): Promise<void> {
  const html = await (await fetch(`${environment.shellUrl}/admin`)).text();
  const changed = change(html);
  expect(changed, 'the page holds what this journey wants to change').not.toBe(html);
  await inflict({ site: 'shell', path: '^/admin$', fault: { body: changed } });
}

const tampered = (page: Page) => page.evaluate(() => Reflect.get(window, 'tampered'));
const tampering = 'window.tampered = true;';

test.describe('The table of failures', { tag: '@federation' }, () => {
  test('DNS gone: a card within the limit, the rest works, Try again heals', async ({ open }) => {
    const { current } = live('admin');
    const page = await open('admin');
    const origin = `${new URL(current.base).origin}/**`;
    await page.route(origin, (route) => route.abort('namenotresolved'));
    await page.goto('/admin');
    await expectCard(page, current, AT_ONCE_MS);
    await expectReported(page, 'unreachable', current);
    await expectChromeWorks(page);
    const same = await watchForReload(page);
    await page.unroute(origin);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page);
    expect(await same()).toBe(true);
  });

  test('manifest slow: a local version whose description takes 20 s is given up, and the published one is offered', async ({
    open,
  }) => {
    const { current } = live('admin');
    const page = await open('admin');
    await inflict({ site: 'admin', path: '^/remote\\.json$', fault: { delay: 20_000 } });
    await page.goto(`/admin?remote.admin=${new URL(current.base).origin}/`);
    const local = { ...current, version: 'local' };
    await expectCard(page, local);
    await expectReported(page, 'timeout', local);
    await page.getByRole('button', { name: 'Use the published versions' }).click();
    await expectPage(page);
  });

  const registries: { what: string; inPage: string; onServer: PlannedFault['fault']; cause: string }[] = [
    { what: 'manifest gone', inPage: '', onServer: { status: 404 }, cause: 'unreachable' },
    {
      what: 'manifest garbage',
      inPage: '<script type="application/json" id="kindwing-registry">{"schema":1,"rem</script>',
      onServer: { body: '<!doctype html>' },
      cause: 'description',
    },
    { what: 'manifest slow, of the page itself', inPage: '', onServer: { delay: 20_000 }, cause: 'timeout' },
  ];
  for (const { what, inPage, onServer, cause } of registries)
    test(`${what}: with no registry in the page and none on the server the shell stands, signing in works, and Try again finds it`, async ({
      open,
    }) => {
      const carried = /<script type="application\/json" id="kindwing-registry">.*?<\/script>/s;
      const without = async (path: string): Promise<PlannedFault> => {
        const html = await (await fetch(environment.shellUrl + path)).text();
        expect(html).toMatch(carried);
        return { site: 'shell', path: `^${path}$`, fault: { body: html.replace(carried, inPage) } };
      };
      const faults: PlannedFault[] = [
        await without('/portal'),
        await without('/login'),
        { site: 'shell', path: '^/registry\\.json$', fault: onServer },
      ];
      const page = await open('client');
      const visitor = await open('visitor');
      await inflict(...faults);
      await page.goto('/portal');
      await expect(heading(page)).toHaveText('The site is incomplete right now');
      await expect(page.getByText(/Kept by Shell team · reference [0-9a-f]{8}/)).toBeVisible();
      await expectReported(page, cause, { name: 'shell', owner: 'Shell team', version: '0' });
      await expectChromeWorks(page);
      await visitor.goto('/login');
      await expect(visitor.getByLabel('Email')).toBeVisible();
      await expect(visitor.getByRole('contentinfo')).toBeVisible();
      const same = await watchForReload(page);
      await heal();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).not.toHaveText('The site is incomplete right now');
      await expectPage(page);
      expect(await same()).toBe(true);
    });

  test('entry throws: its error is contained, and nothing of it is shown', async ({ open }) => {
    const { current } = live('admin');
    const broken = "throw new Error('The entry went wrong');";
    const hash = `sha384-${createHash('sha384').update(broken).digest('base64')}`;
    const scripts = [current.entry, ...Object.values(current.starts ?? {})];
    await withRegistry((html) =>
      scripts.reduce((changed, file) => changed.replaceAll(current.integrity[file] ?? 'no hash', hash), html),
    );
    const html = await (await fetch(`${environment.shellUrl}/admin`)).text();
    await inflict(
      { site: 'shell', path: '^/admin$', fault: { body: html } },
      { site: 'admin', path: '/(remoteEntry|start)\\.', fault: { body: broken } },
    );
    const page = await open('admin');
    await page.goto('/admin');
    await expectCard(page, current, AT_ONCE_MS);
    await expectReported(page, 'script', current);
    await expectChromeWorks(page);
    const same = await watchForReload(page);
    await healInPlace(page, same);
  });

  for (const [what, range] of [
    ['too old', '^99.0.0'],
    ['too new', '^1.0.0'],
  ] as const)
    test(`shared version ${what}: a version that needs another React never runs`, async ({ open }) => {
      const { current } = live('admin');
      await withRegistry((html) => html.replace(/("name":"admin".*?"react":)"[^"]*"/s, `$1"${range}"`));
      const page = await open('admin');
      await page.goto('/admin');
      await expectCard(page, current, AT_ONCE_MS);
      await expectReported(page, 'shared-version', current);
      // The page, composed before the range was changed here, may have fetched its files ahead; none of them may run.
      const ran = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
      expect(ran.filter((address) => address.startsWith(current.base))).toEqual([]);
      const same = await watchForReload(page);
      await healInPlace(page, same);
    });

  for (const [what, body] of [
    ['integrity mismatch: a page chunk that somebody has changed', tampering],
    ['chunk garbage: a page chunk that is no script', '<!doctype html><p>Not a script'],
  ] as const)
    test(`${what} never runs; the others stay, and Try again heals in place`, async ({ open }) => {
      const { current } = live('admin');
      const { page, same } = await openRunning(open, 'admin', '/admin');
      await inflict({ site: 'admin', path: laterScripts('admin'), fault: { body } });
      await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Quick Create' }).click();
      await expectCard(page, current, AT_ONCE_MS);
      await expectReported(page, 'integrity', current);
      expect(await tampered(page)).toBeUndefined();
      await expectChromeWorks(page);
      await heal();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectPage(page);
      expect(await tampered(page)).toBeUndefined();
      expect(await same()).toBe(true);
    });

  test('integrity mismatch: a style sheet that somebody has changed dresses nothing; the version before stands in', async ({
    open,
  }) => {
    const { current } = await publishRebuilt();
    const page = await open('admin');
    await page.goto('/admin');
    await expectPage(page);
    const body = '*{letter-spacing:99px!important}.journey-styled{letter-spacing:7px}';
    await inflict({ site: 'admin', path: styleSheet('admin', 'journey-styled'), fault: { body } });
    await page.goto('/admin?styled');
    await expectReported(page, 'part', current);
    // The version before has no such page, and needs no such style sheet.
    await expect(page.getByText(/You are seeing an earlier version of this part/)).toBeVisible({ timeout: 40_000 });
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).letterSpacing)).not.toBe('99px');
    await heal();
    await page.reload();
    await expectPage(page, /With a style sheet of its own/);
    await expect(heading(page)).toHaveCSS('letter-spacing', '7px');
  });

  test('a remote from an origin that is not in the policy never runs, whatever a page says', async ({ open }) => {
    const { current } = live('admin');
    const elsewhere = 'https://remotes.example/';
    await withRegistry((html) => html.replaceAll(current.base, elsewhere));
    const page = await open('admin');
    let asked = 0;
    await page.route(`${elsewhere}**`, (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/javascript', body: tampering });
    });
    await page.goto('/admin');
    await expectCard(page, current, AT_ONCE_MS);
    await expectReported(page, 'unreachable', current);
    expect(await tampered(page)).toBeUndefined();
    expect(asked).toBe(0);
  });
});
