import { expect } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { addressOf, languages, publicAddresses, signInAddresses, strangeAddresses } from '../support/public-site.ts';
import type { Link } from '../support/reading.ts';
import { about, type Stop, test } from '../support/tour.ts';

const { origin } = new URL(environment.shellUrl);

/** What is wrong with an address outside the site, as far as it can be told without going there. */
function outside({ href, rel, target }: Link): string | undefined {
  const { protocol, hostname } = new URL(href);
  if (protocol === 'tel:') return /^tel:\+\d{6,}$/.test(href) ? undefined : 'is no telephone number';
  if (protocol === 'mailto:') return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href) ? undefined : 'is no mail address';
  if (protocol !== 'https:') return 'is not https';
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname)) return 'has no host name';
  if (target === '_blank' && !/noopener/.test(rel)) return 'opens a new tab without rel="noopener"';
  return undefined;
}

const inside = ({ href }: Link) => new URL(href).origin === origin;
const unique = (stop: Stop) => [
  ...new Map([...stop.before.links, ...stop.after.links].map((link) => [`${link.href} ${link.name}`, link])).values(),
];

test.describe('Links', { tag: '@public' }, () => {
  test('every link on every page leads to a page of the site, and every fragment to a place on it', async ({
    tour,
  }) => {
    expect(tour.flatMap(unique).length).toBeGreaterThan(1000);
    const places = new Map(
      tour.map(({ path, before, after }) => [path.split('#')[0], new Set([...before.ids, ...after.ids])]),
    );
    const pages = new Set(tour.filter(({ kind }) => kind !== 'strange').map(({ path }) => path.split('#')[0]));
    // The language of a page that doesn't exist can be changed on it, and its header leads past itself.
    const own = (stop: Stop, path: string) =>
      stop.kind === 'strange' && languages.some((each) => addressOf(stop.address, each) === path);
    const problems = about(tour, (stop) =>
      unique(stop).flatMap((link) => {
        if (!inside(link)) {
          const problem = outside(link);
          return problem ? [`${link.href} ${problem}`] : [];
        }
        const { pathname, hash } = new URL(link.href);
        if (!pages.has(pathname) && !own(stop, pathname))
          return [`"${link.name}" leads to ${pathname}, which is no page`];
        // A fragment with an equals sign is a tool's data.
        const place = decodeURIComponent(hash.slice(1));
        return place && !place.includes('=') && !places.get(pathname)?.has(place)
          ? [`${pathname} has no place ${hash}`]
          : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  test('every address that a page tells search engines is a page or a file of the site', async ({ tour, request }) => {
    const addressesIn = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value].filter((text) => text.startsWith(`${origin}/`))
        : Object.values(value ?? {}).flatMap(addressesIn);
    const told = tour
      .filter(({ kind }) => kind !== 'strange')
      .flatMap(({ before, after }) => [...before.data, ...after.data].flatMap(addressesIn));
    expect(told.length).toBeGreaterThan(100);
    const problems: string[] = [];
    for (const address of new Set(told)) {
      const answer = await request.get(address);
      if (answer.status() !== 200) problems.push(`${address} answers ${answer.status()}`);
    }
    expect(problems).toEqual([]);
  });

  test('every link stays in its page’s language, unless it says that it changes it', async ({ tour }) => {
    const known = [...publicAddresses(), ...signInAddresses, ...strangeAddresses];
    const problems = about(tour, ({ language, ...stop }) => {
      const other = languages.find((each) => each !== language) ?? language;
      const foreign = new Set(known.map((address) => addressOf(address, other)));
      return unique({ language, ...stop })
        .filter((link) => inside(link) && foreign.has(new URL(link.href).pathname) && link.hreflang !== other)
        .map(({ name, href }) => `"${name}" leads to ${href}`);
    });
    expect(problems).toEqual([]);
  });

  test('the other language’s link leads from each page to its twin', async ({ tour }) => {
    const problems = about(
      tour.filter(({ kind }) => kind === 'public' || kind === 'signIn'),
      ({ address, language, before, after }) => {
        const other = languages.find((each) => each !== language) ?? language;
        return [before, after].flatMap(({ links }) => {
          const [twin, ...more] = new Set(links.filter(({ hreflang }) => hreflang === other).map(({ href }) => href));
          return twin === `${origin}${addressOf(address, other)}` && more.length === 0
            ? []
            : [`its twin is ${twin} ${more}`];
        });
      },
    );
    expect(problems).toEqual([]);
  });

  test('pages answer 200, addresses that lead nowhere 404, and every file that a page names is there', async ({
    tour,
    request,
  }) => {
    const problems = about(tour, ({ kind, status }) => {
      const wanted = kind === 'strange' ? 404 : 200;
      return status === wanted ? [] : [`answers ${status}`];
    });
    const files = new Set(tour.flatMap(({ before, after }) => [...before.files, ...after.files]));
    expect(files.size).toBeGreaterThan(10);
    for (const file of files) {
      const answer = await request.get(file);
      if (!answer.ok()) problems.push(`${file} answers ${answer.status()}`);
    }
    expect(problems).toEqual([]);
  });

  test('the sitemap names exactly the public pages and those to sign in, in both languages, and robots keep out of the rest', async ({
    request,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const closed of ['/portal', '/admin', '/dev', '/auth'])
      expect(robots).toMatch(new RegExp(`^Disallow: ${closed}$`, 'm'));
    const listed = [...publicAddresses(), ...signInAddresses];
    for (const address of listed)
      for (const line of robots.matchAll(/^Disallow: (\S+)$/gm)) expect(address.startsWith(line[1] ?? '-')).toBe(false);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const wanted = listed
      .filter((each) => !each.startsWith('/sent/'))
      .flatMap((address) => languages.map((language) => `${origin}${addressOf(address, language)}`));
    expect(named.sort()).toEqual(wanted.sort());
  });
});
