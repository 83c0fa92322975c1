import { expect } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { down, heal, inflict, type PlannedFault } from '../support/faults.ts';
import {
  expectCard,
  expectChromeWorks,
  expectPage,
  expectReported,
  heading,
  healInPlace,
  leaveTooltip,
  openRunning,
  takeOver,
  test,
  type Who,
  watchForReload,
} from '../support/federation.ts';
import { laterScripts, live, type RemoteName } from '../support/publish.ts';

test.describe('A remote that fails', { tag: '@federation' }, () => {
  const parts: { name: RemoteName; who: Who; path: string; chrome: string; elsewhere: string }[] = [
    { name: 'portal', who: 'client', path: '/portal', chrome: 'Client portal', elsewhere: 'Back to the website' },
    { name: 'admin', who: 'admin', path: '/admin', chrome: 'Back office', elsewhere: 'Back to the website' },
  ];

  for (const { name, who, path, chrome, elsewhere } of parts)
    test(`${name} is down: a card stands in its place, everything else works, and Try again brings it back`, async ({
      open,
    }) => {
      const page = await open(who);
      await inflict(down(name));
      await page.goto(path);
      const card = await expectCard(page, live(name).current);
      await expectReported(page, 'unreachable', live(name).current);
      await expect(heading(page)).toHaveText('This part of the site is not available right now');
      const same = await watchForReload(page);

      await expect(page.getByRole('navigation', { name: chrome })).toBeVisible();
      await expectChromeWorks(page);
      await page.getByRole('link', { name: elsewhere, exact: true }).click();
      await expectPage(page);
      await page.goBack();
      await expect(card).toBeVisible();

      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled({ timeout: 40_000 });
      await expect(card).toBeVisible();

      await healInPlace(page, same);
    });

  const scripts: { what: string; fault: () => PlannedFault }[] = [
    { what: 'is down', fault: () => down('public') },
    {
      what: 'sends garbage in place of its scripts',
      fault: () => ({ site: 'public', path: '/(static/|start\\.)', fault: { body: '<!doctype html><p>Not a script' } }),
    },
  ];
  for (const { what, fault } of scripts)
    test(`public ${what}: its pages stay readable, links lead on, and the page is taken over once that has ended`, async ({
      open,
    }) => {
      const page = await open('client');
      await inflict(fault());
      await page.goto('/services');
      await expectPage(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Travels', exact: true }).click();
      await expect(page).toHaveURL(/\/travels$/);
      await expectPage(page);
      await expect(page.locator('#root[data-hydrated]')).toHaveCount(0);
      await heal();
      await expect(page.locator('#root[data-hydrated]')).toBeAttached({ timeout: 60_000 });
      await expectPage(page);
    });

  test('public is down for a page inside the application: a card, and Try again brings it back', async ({ open }) => {
    const { page, same } = await openRunning(open, 'client', '/portal');
    await inflict(down('public'));
    await page.getByRole('link', { name: 'Back to the website', exact: true }).click();
    await expectCard(page, live('public').current);
    await expectReported(page, 'unreachable', live('public').current);
    await expectChromeWorks(page);
    await healInPlace(page, same);
  });

  test('nobody is locked out when every remote is down', async ({ open }) => {
    const page = await open('visitor');
    await inflict(down('public'), down('portal'), down('admin'));
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.goto('/');
    await expectPage(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'Client login' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  const entry = (name: RemoteName, fault: PlannedFault['fault']): PlannedFault => ({
    site: name,
    path: '/(remoteEntry|start)\\.',
    fault,
  });
  /** Every script of the first page but the entry: what is joined to begin with, the exposed module, its pages, its texts. */
  const firstChunks = (name: RemoteName, fault: PlannedFault['fault']): PlannedFault => ({
    site: name,
    path: '/(static/|start\\.)(?!.*remoteEntry)',
    fault,
  });
  const faults: {
    what: string;
    name: RemoteName;
    who: Who;
    path: string;
    cause: string;
    fault: () => PlannedFault;
  }[] = [
    {
      what: 'an entry that is not there',
      cause: 'unreachable',
      name: 'admin',
      who: 'admin',
      path: '/admin',
      fault: () => entry('admin', { status: 404 }),
    },
    {
      what: 'an entry that somebody has changed',
      cause: 'integrity',
      name: 'portal',
      who: 'client',
      path: '/portal',
      fault: () => entry('portal', { body: 'window.tampered = true;' }),
    },
    {
      what: 'first chunks that are not there',
      cause: 'unreachable',
      name: 'portal',
      who: 'client',
      path: '/portal',
      fault: () => firstChunks('portal', { status: 404 }),
    },
    {
      what: 'first chunks that somebody has changed, the exposed one included,',
      cause: 'integrity',
      name: 'portal',
      who: 'client',
      path: '/portal',
      fault: () => firstChunks('portal', { body: 'window.tampered = true;' }),
    },
  ];
  for (const { what, name, who, path, cause, fault } of faults)
    test(`${name} with ${what} gets a card, never runs, and comes back`, async ({ open }) => {
      const page = await open(who);
      await inflict(fault());
      await page.goto(path);
      await expectCard(page, live(name).current);
      await expectReported(page, cause, live(name).current);
      expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
      const same = await watchForReload(page);
      await healInPlace(page, same);
    });

  test('a remote that takes 20 seconds is waited for, then given up within 15, and the page is usable all the while', async ({
    open,
  }) => {
    const page = await open('admin');
    await inflict({ site: 'admin', fault: { delay: 20_000 } });
    const began = Date.now();
    await page.goto('/admin', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Loading page...')).toBeVisible();
    await expectChromeWorks(page);
    await expect(page.getByText('This is taking longer than usual. We keep trying.')).toBeVisible();
    await expectCard(page, live('admin').current);
    await expectReported(page, 'timeout', live('admin').current);
    // 15 s by the loader's own clock; the rest is what a busy machine adds.
    expect(Date.now() - began).toBeLessThan(25_000);
    const same = await watchForReload(page);
    await healInPlace(page, same);
  });

  test('a page that does not arrive in mid-session leaves the others, and comes back in place', async ({ open }) => {
    const page = await open('visitor');
    await page.goto('/');
    await expectPage(page);
    await takeOver(page);
    const same = await watchForReload(page);
    await inflict({ site: 'public', path: laterScripts('public'), fault: { status: 404 } });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true }).click();
    await expectCard(page, live('public').current);
    await expect(heading(page)).toHaveText('This part of the site is not available right now');
    await page.screenshot({ path: 'e2e/artifacts/federation/page-missing.png' });
    await expectChromeWorks(page);
    await page.goBack();
    await expectPage(page);
    await page.goForward();
    await expectCard(page, live('public').current);
    await healInPlace(page, same);
  });

  test('what a visitor typed survives a remote that goes down, a change of language and the way to a card and back', async ({
    open,
  }) => {
    const page = await open('visitor');
    await page.goto('/request-form');
    await takeOver(page);
    const form = page.getByRole('main');
    await form.getByLabel('Name').first().fill('Rosa Typed');
    await form.getByLabel('Tell us about the trip').fill('My mother flies alone and needs a wheelchair.');
    await form.getByLabel(/Keep what I have typed/).check();
    await inflict(down('public'), down('portal'), down('admin'));
    await expectChromeWorks(page);
    const typed = async () => {
      await expect(form.getByLabel('Name').first()).toHaveValue('Rosa Typed');
      await expect(form.getByLabel('Tell us about the trip')).toHaveValue(/wheelchair/);
    };
    await typed();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
    await expectCard(page, live('public').current);
    await page.goBack();
    await typed();
  });

  test('a slot whose remote is down leaves the page around it', async ({ open }) => {
    const answer = await fetch(`${environment.apiUrl}/rest/v1/requests?select=id,reference&limit=1`, {
      headers: { apikey: environment.serviceKey, authorization: `Bearer ${environment.serviceKey}` },
    });
    const [request] = (await answer.json()) as { id: string; reference: string }[];
    const page = await open('admin');
    await inflict(down('portal'));
    await page.goto(`/admin/requests/${request?.id}`);
    await expectCard(page, live('portal').current);
    await expectReported(page, 'unreachable', live('portal').current);
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    await expectChromeWorks(page);
    const same = await watchForReload(page);
    await heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page
        .getByRole('main')
        .getByText(request?.reference ?? 'no request')
        .first(),
    ).toBeVisible({
      timeout: 30_000,
    });
    expect(await same()).toBe(true);
  });

  test('the card, for the eye: light, dark and narrow', async ({ open }) => {
    const page = await open('client');
    await inflict(down('portal'));
    await page.goto('/portal');
    const card = await expectCard(page, live('portal').current);
    const keep = (name: string) => page.screenshot({ path: `e2e/artifacts/federation/card-${name}.png` });
    await keep('light');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await leaveTooltip(page);
    await keep('dark');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(card).toBeVisible();
    await keep('dark-390');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    await expectCard(page, live('portal').current);
    await keep('light-390');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
