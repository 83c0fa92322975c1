import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The path of a request without its query, decoded; undefined when no honest client would ask for it. */
export function requestedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    if (!path.startsWith('/') || /[\0\\]/.test(path)) return undefined;
    return path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The file that a path names below a folder, links included only when they stay inside. */
export function fileBelow(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (!existsSync(file)) return undefined;
  const real = realpathSync(file);
  if (!real.startsWith(realpathSync(folder) + sep) || !statSync(real).isFile()) return undefined;
  // Nothing whose name begins with a dot is published.
  return path.split('/').some((part) => part.startsWith('.')) ? undefined : real;
}
