import { expect, type Page, test } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { full } from '../support/environment.ts';
import type { Language } from '../support/people.ts';
import {
  alive,
  languages,
  open,
  publicAddresses,
  shellAddresses,
  sizes,
  strangeAddresses,
  type Theme,
  visitor,
} from '../support/public-site.ts';
import { answered, toolResults } from '../support/tool-results.ts';

// A picture for each of a thousand readings would take longer than the readings.
test.use({ trace: 'off' });

const themes = ['light', 'dark'] as const satisfies readonly Theme[];
type Size = keyof typeof sizes;

/** What a page is brought to before it is read. */
type Arrange = (page: Page, language: Language) => Promise<void>;

interface Sight {
  name: string;
  address: string;
  arrange?: Arrange;
  /** Whether the cookie banner lies over it. */
  cookies?: 'open';
  /** Where it can be seen at all; at both sizes when left out. */
  only?: Size;
}

const press = {
  menu: { en: 'Open menu', es: 'Abrir el menú' },
  privacy: { en: 'Privacy settings', es: 'Ajustes de privacidad' },
  search: { en: 'Search services', es: 'Buscar servicios' },
  top: { en: 'Back to top', es: 'Volver arriba' },
} as const;

/** A form sent empty: its errors at their fields and in the summary. */
const sentEmpty = (address: string): Sight => ({
  name: `${address} sent empty`,
  address,
  arrange: async (page) => {
    await page.locator('#main form button[type=submit]').first().click();
    await expect(page.getByRole('alert').first()).toBeFocused();
  },
});

/** What an address alone does not show. */
const states: readonly Sight[] = [
  { name: 'cookie banner', address: '/', cookies: 'open' },
  {
    name: 'open menu',
    address: '/how-it-works',
    only: 'narrow',
    arrange: async (page, language) => {
      const button = page.getByRole('button', { name: press.menu[language] });
      await button.click();
      await expect(page.locator('header [aria-expanded=true]')).toBeVisible();
    },
  },
  {
    name: 'privacy dialog',
    address: '/services',
    arrange: async (page, language) => {
      await page.getByRole('button', { name: press.privacy[language] }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'no services found',
    address: '/travels',
    arrange: async (page, language) => {
      await page.getByLabel(press.search[language]).fill('zeppelin');
      await expect(page.locator('#main')).toContainText(/No Services Found|No se han encontrado servicios/);
    },
  },
  {
    name: 'scrolled down',
    address: '/services',
    arrange: async (page, language) => {
      await page.evaluate(() => scrollTo(0, 900));
      await expect(page.getByRole('button', { name: press.top[language] })).toBeVisible();
    },
  },
  {
    name: 'request with its questions',
    address: '/request-form',
    arrange: async (page) => {
      await page.locator('#main select').first().selectOption('elderly-travelers');
      await page
        .locator('#main')
        .getByLabel(/I agree that Kindwing uses my answers|Acepto que Kindwing use/)
        .check();
      await expect(
        page.locator('#main').getByLabel(/How far can the traveler walk|Qué distancia puede caminar/),
      ).toBeVisible();
    },
  },
  ...['/contact', '/sos', '/request-form', '/login', '/signup', '/auth/reset'].map(sentEmpty),
  ...['/check-your-trip#for=mobility', '/compensation#what=delay'].map(sentEmpty),
];

function sights(): Sight[] {
  const fragments = ['/sent/request#KW-7Q4M2X', '/sent/problem#contact-message', '/sent/problem#too-many'];
  const addresses = [...publicAddresses(), ...shellAddresses, ...strangeAddresses, ...fragments];
  return [
    ...addresses.map((address) => ({ name: address, address })),
    ...toolResults().map((address) => ({ name: address, address, arrange: answered })),
    ...states,
  ];
}

interface Look {
  theme: Theme;
  size: Size;
}
const looks: readonly Look[] = themes.flatMap((theme) =>
  (['wide', 'narrow'] as const).map((size) => ({ theme, size })),
);

/** What is looked at in a language: everything in each look; in the slice each sight in one look of one language. */
function program(language: Language): { sight: Sight; looks: Look[] }[] {
  return sights().flatMap((sight, at) => {
    const possible = looks.filter(({ size }) => !sight.only || size === sight.only);
    if (full) return [{ sight, looks: possible }];
    // Neighbours are of one kind: they differ in language, and every second pair in its look.
    const look = possible[Math.floor(at / languages.length) % possible.length];
    return look && languages[at % languages.length] === language ? [{ sight, looks: [look] }] : [];
  });
}

/** Shows the page at a width and in a theme, as the system would ask for it: nobody has chosen one here. */
async function show(page: Page, { theme, size }: Look): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-mode', theme);
  // Colours on their way from one theme to the other are nobody's reading; one that ends can set another off.
  const changing = () => document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  await expect.poll(() => page.evaluate(changing)).toBe(0);
}

test.describe('axe finds nothing', { tag: '@public' }, () => {
  for (const language of languages)
    test(`on any public page, nor in any of its states (${language})`, async ({ browser }) => {
      // On a busy machine a reading takes ten times as long as on one at rest.
      test.setTimeout(full ? 5_400_000 : 1_200_000);
      const found: string[] = [];
      const visitors = {
        answered: await visitor(browser, { language }),
        open: await visitor(browser, { language, cookies: 'open' }),
      };
      for (const { sight, looks } of program(language)) {
        const [first] = looks;
        if (!first) continue;
        const page = visitors[sight.cookies ?? 'answered'];
        // A fragment alone would only scroll: each sight is a page of its own.
        await page.goto('about:blank');
        await page.setViewportSize(sizes[first.size]);
        await page.emulateMedia({ colorScheme: first.theme });
        await open(page, sight.address, language);
        await alive(page);
        await sight.arrange?.(page, language);
        for (const look of looks) {
          await show(page, look);
          found.push(...(await axe(page)).map((line) => `${sight.name} (${look.theme}, ${look.size}): ${line}`));
        }
      }
      expect(found).toEqual([]);
      await visitors.answered.context().close();
      await visitors.open.context().close();
    });
});
