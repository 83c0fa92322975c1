import { expect, type Page } from '@playwright/test';
import { eventsOf, expectPage, heading, test } from '../support/federation.ts';
import { live } from '../support/publish.ts';

type Route = ReturnType<typeof live>['current']['routes'][number];

/** Opens for whoever holds the request alone, with a link that only they have: the main job goes there. */
const elsewhere = ['/portal/agent/requests/:id/offer'];

/** Declared addresses that lead on to a page: another address of the same list, and the tools' first one. */
const movedTo: Readonly<Record<string, string>> = {
  '/portal/agent/requests': '/portal/agent',
  '/dev': '/dev/whoami',
};

const isPattern = ({ path }: Route) => path.includes(':');
const addressesOf = ({ path }: Route) => new RegExp(`^${path.replaceAll(/:[^/]+/g, '[0-9a-f][0-9a-f-]{7,}')}$`);

/** Where the page's links lead to. */
const linksOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

test.describe('What a remote declares', { tag: '@federation' }, () => {
  test.describe.configure({ timeout: 240_000 });

  for (const [name, whose] of [
    ['portal', ['client', 'admin']],
    ['admin', ['admin']],
  ] as const)
    test(`${name}: each declared route brings its page to whoever may open it, and those with a variable are linked to`, async ({
      open,
    }) => {
      const routes = live(name).current.routes.filter(({ path }) => !elsewhere.includes(path));
      const seen: string[] = [];
      for (const who of whose) {
        const page = await open(who);
        const links = new Set<string>();
        const look = async (path: string) => {
          await page.goto(path);
          await expectPage(page);
          await expect(page, path).toHaveURL(new RegExp(`${movedTo[path] ?? path}$`));
          await expect(heading(page), path).not.toBeEmpty();
          await expect(page, path).toHaveTitle(/\S/);
          await expect(page, path).not.toHaveTitle('Kindwing');
          for (const link of await linksOf(page)) links.add(link);
          const faults = (await eventsOf(page)).filter(({ type }) => type === 'failed');
          expect(faults, path).toEqual([]);
        };
        const own = routes.filter(({ roles }) => roles?.includes(who));
        for (const route of own.filter((each) => !isPattern(each))) {
          await look(route.path);
          seen.push(route.path);
        }
        for (const route of own.filter(isPattern)) {
          const address = [...links].find((each) => addressesOf(route).test(each));
          expect(address, `a page links to ${route.path}`).toBeDefined();
          await look(address ?? '');
          seen.push(route.path);
        }
      }
      expect([...new Set(seen)].sort()).toEqual(routes.map(({ path }) => path).sort());
    });

  test('a client who opens what is for staff is sent where its description says', async ({ open }) => {
    const page = await open('client');
    const forStaff = [...live('portal').current.routes, ...live('admin').current.routes].filter(
      (route) => !isPattern(route) && !route.roles?.includes('client'),
    );
    expect(forStaff.length).toBeGreaterThan(20);
    for (const { path, otherwise } of forStaff) {
      await page.goto(path);
      await expect(page, path).toHaveURL(new RegExp(`${otherwise?.client}$`));
      await expectPage(page);
    }
  });
});
