import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnInBrowser } from './drawn.ts';
import { startTags, withApplication } from './html.ts';
import { changedPages } from './page-files.ts';
import { asShipped, type Variant } from './served.ts';

/** Scripts that a page of the single app needs besides its main one, in a form for its head. */
const preloads = (scripts: readonly string[]) =>
  scripts.map((address) => `<link rel="preload" as="script" href="${address}">`).join('');

/** The same addresses answered by the single app at `dist`: drawn in the browser, or with the HTML that the product makes ahead. */
export function singleApp(
  dist: string,
  { madeAhead, folder, hints = [] }: { madeAhead: boolean; folder: string; hints?: readonly string[] },
): Variant {
  const start = startTags(readFileSync(join(dist, 'index.html'), 'utf8'));
  const pages = changedPages(folder, (html) => withApplication(html, start, preloads(hints)));
  return (shipped) => {
    const changed = pages((madeAhead ? asShipped : drawnInBrowser)(shipped));
    return {
      ...changed,
      find: (path) => {
        const file = join(dist, path);
        return path.startsWith('/static/') && existsSync(file) ? { file, status: 200 } : changed.find(path);
      },
    };
  };
}
