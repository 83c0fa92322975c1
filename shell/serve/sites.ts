import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { answerTo } from '../release/answers.ts';
import { layoutOf } from '../release/layout.ts';
import { isPage } from './content-types.ts';
import { fileBelow } from './find-file.ts';
import { remoteHeaders, shellHeaders } from './headers.ts';
import { previewMove, previewOf } from './preview.ts';
import type { StaticSite } from './static-server.ts';

/** A last segment with a dot names a file; everything else is a route, which one of the pages answers. */
const namesFile = (path: string) => /\.[^/]*$/.test(path);

/** `headers.json`: what every page is sent with, and pages that have styles of their own. */
type KeptHeaders = Record<string, string> & { pages?: Record<string, Record<string, string>> };

/** What lies with a release and is nobody's to read by its name. */
const internal =
  /^(?:headers\.json|versions\.json|answers\.json|settings\.json|history\.jsonl|preview\.json|app\.html|(?:.*\/)?index\.html)$/i;

/**
 * Decided on the file that an address leads to, since many addresses lead to one file: `//settings.json`, `/%2Fsettings.json`, on
 * some disks `/SETTINGS.JSON`.
 */
const isInternal = (folder: string, file: string) =>
  internal.test(relative(realpathSync(folder), file).replaceAll(sep, '/'));

/** The composed pages, and the hashed files of every build that a tab may still be using. */
export function shellSite(sitesDir: string): StaticSite {
  const layout = layoutOf(sitesDir);
  const { current, previews, assets } = layout;
  const headersOf = (folder: string, file: string): Record<string, string> => {
    const kept = join(folder, 'headers.json');
    if (!existsSync(kept)) return {};
    const { pages = {}, ...policy } = JSON.parse(readFileSync(kept, 'utf8')) as KeptHeaders;
    return pages[relative(realpathSync(folder), file)] ?? policy;
  };
  /** Where the answer lies: what is live, or what a preview shows in its place. */
  const folderFor = (cookies: string | undefined) => {
    const id = previewOf(layout, cookies);
    return id ? join(previews, id) : current;
  };
  const page = (folder: string, path: string) => {
    const { file, status } = answerTo(folder, path);
    const found = fileBelow(folder, file);
    return found === undefined ? undefined : { file: found, status };
  };
  return {
    name: 'shell',
    redirect: (request) => previewMove(layout, request),
    find: (path, cookies) => {
      const folder = folderFor(cookies);
      if (!namesFile(path)) return page(folder, path);
      const own = fileBelow(folder, path);
      if (own !== undefined && isInternal(folder, own)) return undefined;
      const file = own ?? fileBelow(assets, path);
      return file === undefined ? undefined : { file, status: 200 };
    },
    headersFor: (path, file, cookies) => {
      const folder = folderFor(cookies);
      const headers =
        file !== undefined && isPage(file)
          ? shellHeaders('page.html', headersOf(folder, file))
          : shellHeaders(path, {});
      // Neither a cache nor a search engine is to show a preview to anybody else.
      return folder === current || file?.startsWith(realpathSync(assets))
        ? headers
        : { ...headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
    },
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
