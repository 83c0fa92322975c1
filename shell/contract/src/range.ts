type Version = readonly [number, number, number];

const parse = (text: string): Version | undefined => {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
};

const compare = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/**
 * Whether a version lies in a range. Ranges are an exact version or a caret range (`^1.2.0`), the two that the house
 * writes; anything else is not satisfied, since silence about skew is how pages end up half-themed.
 */
export function satisfies(version: string, range: string): boolean {
  const have = parse(version);
  const want = parse(range.replace(/^\^/, ''));
  if (!have || !want) return false;
  if (!range.startsWith('^')) return compare(have, want) === 0;
  // Below 1.0.0 a caret pins the minor, and below 0.1.0 the patch.
  const pinned = want[0] > 0 ? 1 : want[1] > 0 ? 2 : 3;
  return have.slice(0, pinned).every((part, place) => part === want[place]) && compare(have, want) >= 0;
}
