import type { Role } from '../role.ts';
import { normalizePath } from './path.ts';

/** Who may open a part of the site, and where everybody else is sent. */
export interface AccessRule {
  /** From the site's root; `:name` stands for any one segment. */
  path: string;
  covers: 'exact' | 'subtree';
  /** Absent: everybody, signed in or not. */
  roles?: readonly Role[] | undefined;
  /** Where somebody without the role goes: `/login` when signed out and `/portal` otherwise, where nothing is said. */
  otherwise?: Partial<Record<Role | 'signed-out', string>> | undefined;
}

/**
 * The service's own table of who may open what. It holds whatever a remote's description says: a description can only
 * narrow it. The more specific path comes first.
 */
export const accessRules: readonly AccessRule[] = [
  { path: '/portal/agent', covers: 'subtree', roles: ['agent', 'admin'], otherwise: { client: '/portal' } },
  { path: '/portal', covers: 'subtree', roles: ['client'], otherwise: { agent: '/portal/agent', admin: '/admin' } },
  { path: '/admin/users', covers: 'subtree', roles: ['admin'], otherwise: { client: '/portal', agent: '/portal' } },
  { path: '/admin', covers: 'subtree', roles: ['agent', 'admin'], otherwise: { client: '/portal' } },
  { path: '/dev', covers: 'subtree', roles: ['agent', 'admin'], otherwise: { client: '/portal' } },
];

/** The most specific of `rules` for a path; none means that the path is public. */
export function findRule<Rule extends Pick<AccessRule, 'path' | 'covers'>>(
  path: string,
  rules: readonly Rule[],
): Rule | undefined {
  const found = segments(path);
  const covering = rules.filter((rule) => covers(rule, found));
  return covering.sort((a, b) => specificity(b.path) - specificity(a.path))[0];
}

function covers({ path, covers: extent }: Pick<AccessRule, 'path' | 'covers'>, found: readonly string[]): boolean {
  const wanted = patternSegments(path);
  const longEnough = extent === 'exact' ? found.length === wanted.length : found.length >= wanted.length;
  return longEnough && wanted.every((segment, at) => segment.startsWith(':') || segment === found[at]);
}

const segments = (path: string): string[] => normalizePath(path).split('/').filter(Boolean);

/** Patterns are few and stay as they are, and every change of page asks for all of them several times. */
const cut = new Map<string, readonly string[]>();

function patternSegments(pattern: string): readonly string[] {
  const before = cut.get(pattern);
  if (before) return before;
  const now = segments(pattern);
  cut.set(pattern, now);
  return now;
}

/** More segments win; among as many, the one with fewer placeholders. */
const specificity = (pattern: string): number =>
  patternSegments(pattern).reduce((sum, segment) => sum + (segment.startsWith(':') ? 10 : 11), 0);
