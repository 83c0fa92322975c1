import { findRule, normalizePath } from '@kindwing/auth';
import type { PublishedRoute } from '@kindwing/contract/schema';
import type { Language } from '@kindwing/ui/i18n';

export interface Crumb {
  label: string;
  path: string;
  /** Whether a page stands at the path; `/auth` or `/legal`, for example, only group others. */
  page: boolean;
}

/** `unaccompanied-minors` → `Unaccompanied minors`, for segments that no page names. */
const humanize = (segment: string): string => {
  const words = segment.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** A segment that is an identifier says nothing to a reader; its page's title does. */
const isIdentifier = (segment: string): boolean => /^[0-9a-f]{8}-|^\d+$/i.test(segment);

/**
 * One crumb for each segment of the path. A crumb's name is the title that the registry gives its route; where several
 * pages share a route's title (a subtree), only the route's own address takes it.
 */
export function crumbsOf(
  pathname: string,
  routes: readonly PublishedRoute[],
  language: Language,
  known: Readonly<Record<string, string>> = {},
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((raw, at) => {
    const segment = decode(raw);
    const path = `/${segments.slice(0, at + 1).join('/')}`;
    const depth = at + 1;
    const route = findRule(
      path,
      routes.filter((each) => each.path.split('/').filter(Boolean).length === depth),
    );
    const own = known[normalizePath(path)];
    const nameless = route?.path.includes(':') && !isIdentifier(segment);
    const title = route && !nameless ? route.title[language] : undefined;
    return { label: own ?? title ?? humanize(segment), path, page: own !== undefined || route !== undefined };
  });
}

/** The breadcrumb as search engines read it (schema.org); `<` is escaped, so that no label can end the script. */
export function breadcrumbData(crumbs: readonly { label: string; path: string }[], origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: `${origin}${path}`,
    })),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
