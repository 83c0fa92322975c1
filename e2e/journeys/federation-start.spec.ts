import { expect, type Page } from '@playwright/test';
import { heal, inflict, type PlannedFault } from '../support/faults.ts';
import { expectPage, test, type Who } from '../support/federation.ts';

/** Scripts by their path, without what asks for them again, in the order of their answers. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.replace(/^\/\d+\.\d+\.\d+-\w+/, ''));
  });
  return scripts;
}

const together: PlannedFault[] = [
  { site: 'shell', path: '^/static/js/start\\.', fault: { status: 404 } },
  { site: 'portal', path: '/start\\.', fault: { status: 404 } },
];

test.describe('What a signed-in page begins with', { tag: '@federation' }, () => {
  const workspaces: { path: string; who: Who }[] = [
    { path: '/portal', who: 'client' },
    { path: '/admin', who: 'admin' },
  ];
  for (const { path, who } of workspaces)
    test(`${path}: the application, one script of the shell, one of the remote, and the page’s own, each once`, async ({
      open,
    }) => {
      const page = await open(who);
      const scripts = scriptsOf(page);
      await page.goto(path);
      await expectPage(page);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((file) => file.includes('/static/js/index.'))).toHaveLength(1);
      expect(scripts.filter((file) => file.includes('/static/js/start.'))).toHaveLength(1);
      expect(scripts.filter((file) => file.startsWith('/start.en.'))).toHaveLength(1);
      expect(scripts.filter((file) => file.includes('remoteEntry'))).toEqual([]);
      expect(new Set(scripts).size).toBe(scripts.length);
    });

  test('a client’s first page is drawn from four scripts', async ({ open }) => {
    const page = await open('client');
    const scripts = scriptsOf(page);
    await page.goto('/portal');
    await expectPage(page);
    expect(scripts).toHaveLength(4);
  });

  test('where neither arrives, their parts do, and nobody is shown anything of it', async ({ open }) => {
    const page = await open('client');
    const scripts = scriptsOf(page);
    await inflict(...together);
    await page.goto('/portal');
    await expectPage(page);
    expect(scripts.filter((file) => file.includes('remoteEntry'))).toHaveLength(1);
    await expect(page.getByText(/You are seeing an earlier version/)).toHaveCount(0);
    await heal();
  });
});
