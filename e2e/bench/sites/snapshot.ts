import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Variant } from './served.ts';

/** The page as it stands, as a document of its own: rules that scripts put into style sheets included, scripts left out. */
export const takeSnapshot = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const style of document.querySelectorAll('style'))
      if (style.sheet) style.textContent = [...style.sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    for (const element of document.querySelectorAll('script, template, link[rel="preload"]')) element.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });

/** A snapshot that has another's styles too. */
export const withStylesOf = (html: string, other: string): string =>
  html.replace('</head>', () => `${(other.match(/<style\b[\s\S]*?<\/style>/g) ?? []).join('')}</head>`);

/** One document at every address. Without a policy: its styles are nobody's that the release has vouched for. */
export function snapshotSite(html: string, folder: string): Variant {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'snapshot.html');
  writeFileSync(file, html);
  return (shipped) => ({
    ...shipped,
    find: (path) => (shipped.find(path)?.file.endsWith('.html') ? { file, status: 200 } : shipped.find(path)),
    headersFor: (path, asked) => {
      const { 'content-security-policy': _, ...headers } = shipped.headersFor(path, asked);
      return headers;
    },
  });
}
