import { expect, type Page } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { heal, inflict } from '../support/faults.ts';
import { expectPage, test, type Who } from '../support/federation.ts';

/** Everything that the page complains about: what its policy refused, errors in the console, what nobody caught. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (Reflect.get(window, 'tellViolation') as (text: string) => void)(`${violatedDirective} ${blockedURI}`),
    ),
  );
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/** What the page finds in place of its configuration object; nothing that the page says later can change it. */
const configuration = (page: Page, value: unknown) =>
  page.addInitScript((given) => {
    Object.defineProperty(window, '__KINDWING_CONFIG__', { value: given, writable: false });
  }, value);

const notConnected = /connect the Supabase integration, or set the URL and anon-key settings/;

test.describe('The page itself', { tag: '@federation' }, () => {
  const pages: { path: string; who: Who }[] = [
    { path: '/', who: 'visitor' },
    { path: '/login', who: 'visitor' },
    { path: '/portal', who: 'client' },
    { path: '/admin', who: 'admin' },
  ];
  for (const { path, who } of pages)
    test(`${path} keeps a strict policy, breaks it nowhere, and has nothing to complain of`, async ({ open }) => {
      const page = await open(who);
      const complaints = await complaintsOf(page);
      const answer = await page.goto(path);
      await expectPage(page);
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);

      const policy = (await answer?.headerValue('content-security-policy')) ?? '';
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
      expect(scripts).toContain("'self'");
      expect(scripts).not.toMatch(/unsafe|data:|blob:/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      // Where visitors arrive the browser needn't start anew; where somebody is signed in nobody else holds the window.
      expect(await answer?.headerValue('cross-origin-opener-policy')).toBe(path === '/' ? null : 'same-origin');

      // The policy is not only sent: what it forbids doesn't run.
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.intruder = true';
        document.head.append(script);
      });
      expect(await page.evaluate(() => Reflect.get(window, 'intruder'))).toBeUndefined();
      await expect.poll(() => complaints.filter((text) => text.startsWith('policy: script-src'))).toHaveLength(1);
    });

  test('a site that opened a public page loses the window where its visitor signs in', async ({ open }) => {
    const other = await open('visitor');
    await other.goto('about:blank');
    const address = new URL('/services', environment.shellUrl).href;
    await other.setContent(`<button onclick="window.held = window.open('${address}')">Travel help</button>`);
    const opened = other.context().waitForEvent('page');
    await other.getByRole('button').click();
    const page = await opened;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isHeld = () => page.evaluate(() => window.opener !== null);
    expect(await isHeld()).toBe(true);
    const links = page.getByRole('navigation', { name: 'Main' });
    await links.getByRole('link', { name: 'Travels' }).first().click();
    await expect(page).toHaveURL(/\/travels$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the help that fits');
    expect(await isHeld()).toBe(true);

    await page.getByRole('link', { name: 'Client login' }).first().click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(isHeld).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    expect(await other.evaluate(() => Reflect.get(window, 'held').closed)).toBe(true);
  });

  test('without any configuration the page and the console say what to set, and Check again finds it', async ({
    open,
  }) => {
    const page = await open('visitor');
    const complaints = await complaintsOf(page);
    await configuration(page, undefined);
    await inflict({ site: 'shell', path: '^/config\\.json$', fault: { status: 404 } });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kindwing is not connected yet');
    await expect(page.getByText(notConnected)).toBeVisible();
    await expect(page.getByText('/config.json could not be read (HTTP 404).')).toBeVisible();
    expect(complaints.filter((text) => notConnected.test(text))).toHaveLength(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await heal();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectPage(page);
    await expect(page.getByText('Kindwing is not connected yet')).toHaveCount(0);
  });

  test('a broken configuration names each setting, and the health page answers all the same', async ({ open }) => {
    const page = await open('visitor');
    const complaints = await complaintsOf(page);
    await configuration(page, { environment: 'test', apiUrl: 'not an address', anonKey: '' });
    await page.goto('/portal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kindwing is not connected yet');
    await expect(page.getByText('apiUrl in window.__KINDWING_CONFIG__ has a value that cannot be used.')).toBeVisible();
    await expect(page.getByText('anonKey is missing in window.__KINDWING_CONFIG__.')).toBeVisible();
    expect(complaints.filter((text) => notConnected.test(text))).toHaveLength(1);
    await page.getByRole('link', { name: 'Health page' }).click();
    await expect(page).toHaveURL(/\/health$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kindwing is not connected yet');
  });

  test('a garbled /config.json is said to be one', async ({ open }) => {
    const page = await open('visitor');
    await configuration(page, undefined);
    await inflict({ site: 'shell', path: '^/config\\.json$', fault: { body: '{"apiUrl": "http' } });
    await page.goto('/login');
    await expect(page.getByText('/config.json could not be read', { exact: false })).toBeVisible();
    await expect(page.getByText(notConnected)).toBeVisible();
  });
});
