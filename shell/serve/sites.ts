import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutOf } from '../release/layout.ts';
import { fileBelow } from './find-file.ts';
import { remoteHeaders, shellHeaders } from './headers.ts';
import type { StaticSite } from './static-server.ts';

/** A last segment with a dot names a file; everything else is a route, which one of the pages answers. */
const namesFile = (path: string) => /\.[^/]*$/.test(path);

/** The composed pages, and the hashed files of every build that a tab may still be using. */
export function shellSite(sitesDir: string): StaticSite {
  const { current, assets } = layoutOf(sitesDir);
  const policy = () => {
    const file = join(current, 'headers.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  };
  const internal = new Set(['/headers.json', '/versions.json', '/app.html', '/index.html']);
  const page = (path: string) =>
    fileBelow(current, `${path.replace(/\/$/, '')}/index.html`) ?? fileBelow(current, 'app.html');
  return {
    name: 'shell',
    find: (path) => {
      if (internal.has(path)) return undefined;
      return namesFile(path) ? (fileBelow(current, path) ?? fileBelow(assets, path)) : page(path);
    },
    headersFor: (path, file) => {
      const html = file?.endsWith('.html');
      return shellHeaders(html ? 'page.html' : path, html ? policy() : {});
    },
  };
}

/** A remote's versions, each in its folder. */
export function remoteSite(sitesDir: string, name: string): StaticSite {
  const folder = layoutOf(sitesDir).remote(name);
  return {
    name,
    find: (path) => (existsSync(folder) ? fileBelow(folder, path) : undefined),
    headersFor: (path, file) => {
      const headers = remoteHeaders(path);
      // A missing file may be published a moment later; its absence must not be remembered.
      return file ? headers : { ...headers, 'cache-control': 'no-store' };
    },
  };
}
