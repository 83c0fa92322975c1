import { languages } from '@kindwing/contract';
import type { MadePage } from './prerender.ts';

const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const locales: Record<MadePage['language'], string> = { en: 'en_US', es: 'es_ES' };

const descriptionOf = ({ head }: MadePage) => /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';

/** Whether search engines may list the page. */
export const isListed = ({ head, path }: MadePage): boolean => !head.includes('noindex') && !path.includes(':');

/** The page in the other languages; each names all of them, itself included. */
export const twinsOf = (page: MadePage, pages: readonly MadePage[]): MadePage[] =>
  languages.flatMap((language) => pages.filter((each) => each.path === page.path && each.language === language));

/**
 * What search engines and whoever shares a link are told: the one address, the other languages, title, description and
 * picture. Addresses must be absolute, so there is nothing of it where the site's origin isn't configured.
 */
export function sharingTags(page: MadePage, pages: readonly MadePage[], siteUrl: string, siteName: string): string {
  if (!isListed(page)) return '';
  const twins = twinsOf(page, pages);
  const fallback = twins.find(({ language }) => language === 'en') ?? page;
  const alternate = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${attribute(siteUrl + address)}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  return [
    `<link rel="canonical" href="${attribute(siteUrl + page.address)}">`,
    ...twins.map(({ language, address }) => alternate(language, address)),
    alternate('x-default', fallback.address),
    property('og:type', page.path.startsWith('/blog/') ? 'article' : 'website'),
    property('og:site_name', attribute(siteName)),
    property('og:title', attribute(page.title)),
    property('og:description', descriptionOf(page)),
    property('og:url', attribute(siteUrl + page.address)),
    property('og:locale', locales[page.language]),
    ...twins
      .filter(({ language }) => language !== page.language)
      .map(({ language }) => property('og:locale:alternate', locales[language])),
    property('og:image', attribute(`${siteUrl}/social-${page.language}.png`)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
