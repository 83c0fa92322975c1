import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { environment } from './environment.ts';
import type { Language } from './people.ts';

export type Theme = 'light' | 'dark';
export const languages = ['en', 'es'] as const satisfies readonly Language[];
export const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

interface DeclaredRoute {
  path: string;
  roles?: readonly string[];
}

/** Every public page that stands at an address of its own, articles included, as the published description declares them. */
export function publicAddresses(): string[] {
  const file = join(environment.sites, 'shell', 'current', 'registry.json');
  const { remotes } = JSON.parse(readFileSync(file, 'utf8')) as {
    remotes: Record<string, { current: { routes: DeclaredRoute[] } }>;
  };
  const addresses = (remotes.public?.current.routes ?? [])
    .filter(({ path, roles }) => !roles && !path.includes(':'))
    .map(({ path }) => path);
  if (addresses.length === 0) throw new Error(`${file} declares no public page`);
  return addresses;
}

/** Where visitors sign in: the shell's own, in no remote's description, drawn by the application. */
export const signInAddresses = ['/login', '/signup'] as const;

/** What a mailed link with a code or a monitor opens: of the shell too, with one address in both languages. */
export const singleAddresses = ['/auth/reset', '/auth/callback', '/health'] as const;

export const shellAddresses = [...signInAddresses, ...singleAddresses] as const;

/** Addresses that lead nowhere, each in its own way: no route at all, no such article, a folder without a page. */
export const strangeAddresses = ['/no-such-page', '/blog/no-such-article', '/legal', '/travels/by-balloon'] as const;

interface Look {
  language?: Language;
  theme?: Theme;
  width?: number;
  height?: number;
  /** Whether the cookie banner has been answered before. */
  cookies?: 'answered' | 'open';
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

/** A visitor who has been here before: language and theme chosen, cookies declined. */
export async function visitor(browser: Browser, look: Look = {}): Promise<Page> {
  const { language = 'en', theme = 'light', cookies = 'answered', reducedMotion = 'reduce', forcedColors } = look;
  const { width = sizes.wide.width, height = sizes.wide.height } = look;
  const context = await browser.newContext({
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    colorScheme: theme,
    reducedMotion,
    ...(forcedColors && { forcedColors }),
    viewport: { width, height },
  });
  if (cookies === 'answered')
    await context.addInitScript(() => {
      if (location.origin === 'null') return;
      const declined = { analytics: false, marketing: false, date: '2026-01-01T00:00:00.000Z' };
      localStorage.setItem('cookie-consent', JSON.stringify(declined));
    });
  return context.newPage();
}

const own = (path: string) => singleAddresses.some((address) => path.split(/[?#]/)[0] === address);

/** Where a page stands in a language: in Spanish below `/es`, except for what has one address in both. */
export function addressOf(path: string, language: Language): string {
  if (language === 'en' || own(path)) return path;
  return path === '/' ? '/es' : `/es${path}`;
}

/** The page is there, drawn and in its letters, whether or not the application runs yet. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('#main h1')).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The application runs: what is pressed from here on is answered by it. */
export async function alive(page: Page): Promise<void> {
  await drawn(page);
  // What a pointer on its way to a button does; a page that is drawn by the application runs it already.
  await page.locator('footer button, header button').first().dispatchEvent('pointerover');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached({ timeout: 30_000 });
}

/** Opens a page in a language and waits until it is drawn. */
export async function open(page: Page, path: string, language: Language = 'en'): Promise<void> {
  await page.goto(addressOf(path, language));
  await drawn(page);
}

/** Opens a page and waits until the application runs on it. */
export async function openAlive(page: Page, path: string, language: Language = 'en'): Promise<void> {
  await open(page, path, language);
  await alive(page);
}

/** Holds the application's scripts back from a page, as a slow line does, until the answer is called. */
export async function heldBack(page: Page): Promise<() => void> {
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await passed;
    await route.continue();
  });
  return pass;
}
