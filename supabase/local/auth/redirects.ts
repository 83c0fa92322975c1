// Control characters, spaces and backslashes: browsers repair them, each in its own way, into other addresses.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const repairable = /[\s\\\u0000-\u001f\u007f]/;

export interface RedirectRules {
  siteUrl: string;
  /** As in config.toml's `additional_redirect_urls`: `*` stays within a segment, `**` crosses segments. */
  allowList: readonly string[];
}

/**
 * Where a link may lead: the site's own origin, or an address that the allow-list matches. Anything else gives null,
 * and the caller falls back on the site.
 */
export function allowedRedirect(target: string | null | undefined, rules: RedirectRules): URL | null {
  if (!target || repairable.test(target) || !URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.origin === new URL(rules.siteUrl).origin) return url;
  const compared = url.href.slice(0, url.href.length - url.hash.length);
  return rules.allowList.some((pattern) => patternToRegExp(pattern).test(compared)) ? url : null;
}

function patternToRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*|\?/g, (wildcard) => ({ '**': '.*', '*': '[^./]*' })[wildcard] ?? '[^./]');
  return new RegExp(`^${source}$`);
}
