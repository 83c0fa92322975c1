import { type Language, languages } from '@kindwing/contract';
import { coversPath } from './route-pattern.ts';

/**
 * How the site's addresses carry the language: public pages stand at `/…` in English and at `/es/…` in Spanish, so that
 * each has one language and can be made ahead of time. What people use signed in has one address in any language, and so have
 * those that a mailed link with a code or a monitor opens (decision 011).
 */
const unprefixed = ['/portal', '/admin', '/dev', '/auth', '/health'];

/** Where visitors sign in: found like any public page, drawn by the application. */
export const signInPages = ['/login', '/signup'] as const;

/** Its addresses carry no prefix. */
const [plain] = languages;

const isBelow = (path: string, area: string) => coversPath({ path: area, covers: 'subtree' }, path);

const prefixOf = (language: Language) => (language === plain ? '' : `/${language}`);

/** Whether a page's own path exists once for each language. */
export const hasTwins = (path: string): boolean => !unprefixed.some((area) => isBelow(path, area));

/** Whether somebody signs in at a page or is signed in: it has a window of its own (decision 008). */
export const isPersonal = (path: string): boolean => !hasTwins(path) || signInPages.some((page) => isBelow(path, page));

const prefixed = (address: string): { language: Language; path: string } | undefined => {
  for (const language of languages) {
    const prefix = prefixOf(language);
    if (!prefix || !isBelow(address, prefix)) continue;
    const path = address.slice(prefix.length) || '/';
    // `/es/portal` is no address of ours: it stays as it is, and nothing answers there.
    return hasTwins(path) ? { language, path } : undefined;
  }
  return undefined;
};

/** The page's own path, as everything inside the site knows it. */
export const pathOf = (address: string): string => prefixed(address)?.path ?? address;

/** The language that an address is in; nothing for a page with one address in any language. */
export const languageOf = (address: string): Language | undefined =>
  prefixed(address)?.language ?? (hasTwins(address) ? plain : undefined);

/** Where the page of what doesn't exist is made ahead. No remote declares it. */
export const MISSING_PATH = '/404';

/**
 * Whether the page of this path is made for whichever addresses don't exist (`/404`, `/blog/:slug`). It stands at none of
 * its own: which one was asked for is known to the browser alone.
 */
export const isStandIn = (path: string): boolean => path === MISSING_PATH || path.includes(':');

/** The browser's address of a page in a language. */
export function addressOf(path: string, language: Language): string {
  if (!hasTwins(path)) return path;
  const prefix = prefixOf(language);
  return prefix && path === '/' ? prefix : `${prefix}${path}`;
}
