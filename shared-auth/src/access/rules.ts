import type { Role } from '../role.ts';
import { isWithin, normalizePath } from './path.ts';

/** Who may open a part of the site, and where everybody else is sent. */
export interface AccessRule {
  path: string;
  covers: 'exact' | 'subtree';
  /** Absent: everybody, signed in or not. */
  roles?: readonly Role[] | undefined;
  /** Where a signed-in person without the role goes; `/portal` where nothing is said. */
  otherwise?: Partial<Record<Role, string>> | undefined;
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
export function findRule(path: string, rules: readonly AccessRule[] = accessRules): AccessRule | undefined {
  const covering = rules.filter((rule) =>
    rule.covers === 'subtree' ? isWithin(path, rule.path) : normalizePath(path) === normalizePath(rule.path),
  );
  return covering.sort((a, b) => b.path.length - a.path.length)[0];
}
