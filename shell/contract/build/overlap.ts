import type { RouteDescription } from '../src/description.ts';

type Covered = Pick<RouteDescription, 'path' | 'covers'>;

export const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

const fits = (one: string, other: string) => one === other || one.startsWith(':') || other.startsWith(':');

/**
 * Whether one address could belong to both routes: a variable segment stands for any, and a subtree takes in what lies below
 * it. Case is no difference, as for the router.
 */
export function overlap(one: Covered, other: Covered): boolean {
  const first = segmentsOf(one.path);
  const second = segmentsOf(other.path);
  if (first.length < second.length && one.covers === 'exact') return false;
  if (second.length < first.length && other.covers === 'exact') return false;
  const shorter = Math.min(first.length, second.length);
  return first.slice(0, shorter).every((segment, place) => fits(segment, second[place] as string));
}

const shapeOf = (path: string) =>
  segmentsOf(path)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');

/** Whether two paths stand for the same addresses: neither is the more exact one, whatever their variables are called. */
export const isSamePath = (one: string, other: string): boolean => shapeOf(one) === shapeOf(other);
