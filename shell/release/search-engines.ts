import { isListed, twinsOf } from './head.ts';
import type { MadePage } from './prerender.ts';

const xml = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Every listed page, each with its twins in the other languages. */
export function sitemap(pages: readonly MadePage[], siteUrl: string): string {
  const listed = pages.filter(isListed);
  const entries = listed.map((page) => {
    const twins = twinsOf(page, listed).map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(siteUrl + address)}"/>`,
    );
    return `<url><loc>${xml(siteUrl + page.address)}</loc>${twins.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Nothing is to be found where one must sign in. */
export const robots = (siteUrl: string | undefined): string =>
  [
    'User-agent: *',
    ...['/portal', '/admin', '/dev', '/auth', '/health'].map((area) => `Disallow: ${area}`),
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
