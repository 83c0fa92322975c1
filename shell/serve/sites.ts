import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { answerTo } from '../release/answers.ts';
import { layoutOf } from '../release/layout.ts';
import { fileBelow } from './find-file.ts';
import { remoteHeaders, shellHeaders } from './headers.ts';
import type { StaticSite } from './static-server.ts';

/** A last segment with a dot names a file; everything else is a route, which one of the pages answers. */
const namesFile = (path: string) => /\.[^/]*$/.test(path);

/** `headers.json`: what every page is sent with, and pages that have styles of their own. */
type KeptHeaders = Record<string, string> & { pages?: Record<string, Record<string, string>> };

/** The composed pages, and the hashed files of every build that a tab may still be using. */
export function shellSite(sitesDir: string): StaticSite {
  const { current, assets } = layoutOf(sitesDir);
  const headersOf = (file: string): Record<string, string> => {
    const kept = join(current, 'headers.json');
    if (!existsSync(kept)) return {};
    const { pages = {}, ...policy } = JSON.parse(readFileSync(kept, 'utf8')) as KeptHeaders;
    return pages[relative(realpathSync(current), file)] ?? policy;
  };
  const internal = new Set(['/headers.json', '/versions.json', '/answers.json', '/app.html', '/index.html']);
  const page = (path: string) => {
    const { file, status } = answerTo(current, path);
    const found = fileBelow(current, file);
    return found === undefined ? undefined : { file: found, status };
  };
  return {
    name: 'shell',
    find: (path) => {
      if (internal.has(path) || path.endsWith('/index.html')) return undefined;
      if (!namesFile(path)) return page(path);
      const file = fileBelow(current, path) ?? fileBelow(assets, path);
      return file === undefined ? undefined : { file, status: 200 };
    },
    headersFor: (path, file) =>
      file?.endsWith('.html') ? shellHeaders('page.html', headersOf(file)) : shellHeaders(path, {}),
  };
}

/** A remote's versions, each in its folder. */
export function remoteSite(sitesDir: string, name: string): StaticSite {
  const folder = layoutOf(sitesDir).remote(name);
  return {
    name,
    find: (path) => {
      const file = existsSync(folder) ? fileBelow(folder, path) : undefined;
      return file === undefined ? undefined : { file, status: 200 };
    },
    headersFor: (path, file) => {
      const headers = remoteHeaders(path);
      // A missing file may be published a moment later; its absence must not be remembered.
      return file ? headers : { ...headers, 'cache-control': 'no-store' };
    },
  };
}
