/**
 * The path as the router will see it: decoded, lower case, without doubled or trailing slashes. Routes match without
 * regard to case and after decoding, so a guard that compared raw text would let `/Admin` or `/%61dmin` through.
 */
export function normalizePath(pathname: string): string {
  let path = pathname.split(/[?#]/, 1)[0] ?? '';
  try {
    path = decodeURIComponent(path);
  } catch {
    // A malformed escape matches no route; it is compared as it stands.
  }
  path = `/${path}`
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** Whether `path` is `root` or lies below it. Both are compared normalized. */
export function isWithin(path: string, root: string): boolean {
  const [inner, outer] = [normalizePath(path), normalizePath(root)];
  return outer === '/' || inner === outer || inner.startsWith(`${outer}/`);
}
