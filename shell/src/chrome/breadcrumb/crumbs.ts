import { findRule, normalizePath } from '@kindwing/auth';
import type { PublishedMenuEntry, PublishedRoute } from '@kindwing/contract/schema';
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

interface Names {
  routes: readonly PublishedRoute[];
  menu: readonly PublishedMenuEntry[];
  /** The shell's own pages, by path. */
  known: Readonly<Record<string, string>>;
  /** For a segment that is an identifier and whose page has no title of its own. */
  detail: string;
}

/** What the registry calls the page at exactly this path: its menu entry, or the title of its own route. */
function declaredName(path: string, segment: string, { routes, menu }: Names, language: Language): string | undefined {
  const entry = menu.find((each) => each.path === path);
  if (entry) return entry.label[language];
  const depth = depthOf(path);
  const route = findRule(
    path,
    routes.filter((each) => depthOf(each.path) === depth),
  );
  // A post's own words say more than the title that all posts share.
  const readable = /:[^/]+$/.test(route?.path ?? '') && !isIdentifier(segment);
  return readable ? undefined : route?.title[language];
}

const depthOf = (path: string): number => path.split('/').filter(Boolean).length;

/** One crumb for each segment of the path. */
export function crumbsOf(pathname: string, names: Names, language: Language): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((raw, at) => {
    const segment = decode(raw);
    const path = `/${segments.slice(0, at + 1).join('/')}`;
    const own = names.known[normalizePath(path)] ?? declaredName(path, segment, names, language);
    return {
      label: own ?? (isIdentifier(segment) ? names.detail : humanize(segment)),
      path,
      page: own !== undefined || findRule(path, names.routes) !== undefined,
    };
  });
}

/**
 * The breadcrumb as search engines read it (schema.org): an address only where a page stands. `<` is escaped, so that no
 * label can end the script.
 */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path, page }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(page && { item: `${origin}${path}` }),
    })),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
