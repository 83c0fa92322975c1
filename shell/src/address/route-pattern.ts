export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

interface RoutePattern {
  /** From the site's root; `:name` stands for any one segment. */
  path: string;
  covers: 'exact' | 'subtree';
}

/** Whether a declared route covers a path. Case is no difference, as for the router. */
export function coversPath({ path: pattern, covers }: RoutePattern, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (covers === 'exact' ? given.length !== wanted.length : given.length < wanted.length) return false;
  return wanted.every(
    (segment, place) => segment.startsWith(':') || segment.toLowerCase() === given[place]?.toLowerCase(),
  );
}

/** How exactly a pattern fits a path: the more segments it fixes, the more exactly; undefined when it doesn't fit. */
export function fitOf(pattern: RoutePattern, path: string): number | undefined {
  if (!coversPath(pattern, path)) return undefined;
  const wanted = segmentsOf(pattern.path);
  return wanted.length * 2 - wanted.filter((segment) => segment.startsWith(':')).length;
}
