import { type Role, roleHome } from '../role.ts';
import { isWithin } from './path.ts';
import { type AccessRule, accessRules, findRule } from './rules.ts';

export type AccessDecision = { kind: 'allow' } | { kind: 'wait' } | { kind: 'redirect'; to: string };

const allow: AccessDecision = { kind: 'allow' };

/** What the guard needs of a session; every `SessionState` is one. */
type Visitor = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; role: Role };

function decideByRule(rule: AccessRule | undefined, visitor: Visitor): AccessDecision {
  if (!rule?.roles) return allow;
  if (visitor.status === 'loading') return { kind: 'wait' };
  if (visitor.status === 'signed-out') return { kind: 'redirect', to: rule.otherwise?.['signed-out'] ?? '/login' };
  if (rule.roles.includes(visitor.role)) return allow;
  return { kind: 'redirect', to: rule.otherwise?.[visitor.role] ?? '/portal' };
}

/**
 * The guard of every address, as a pure function. The service's own table decides first; the registry's routes
 * (`declared`) are asked only about what it lets through, so a remote can narrow access and never widen it.
 * A redirect names a path alone; the caller adds `?next=` when it leads to `/login`.
 */
export function decideAccess(path: string, visitor: Visitor, declared: readonly AccessRule[] = []): AccessDecision {
  const own = decideByRule(findRule(path, accessRules), visitor);
  return own.kind === 'allow' ? decideByRule(findRule(path, declared), visitor) : own;
}

/** Whether a signed-in person of this role may open the path. */
export function mayOpen(path: string, role: Role, declared: readonly AccessRule[] = []): boolean {
  return decideAccess(path, { status: 'signed-in', role }, declared).kind === 'allow';
}

const signInPages = ['/login', '/signup', '/auth'];

/**
 * Where to go after sign-in: the path that was asked for, when it is one of this site's and the role may open it;
 * otherwise the role's home. Anything that a browser could read as another site (`//host`, `/\host`, `https:`) counts
 * as not asked, and so do the sign-in pages themselves.
 */
export function landingPath(next: string | null | undefined, role: Role, declared: readonly AccessRule[] = []): string {
  const path = sameSitePath(next);
  if (!path || signInPages.some((page) => isWithin(path, page))) return roleHome(role);
  return mayOpen(path, role, declared) ? path : roleHome(role);
}

/** The path, query and hash of `next` when it stays on this site; otherwise nothing. */
export function sameSitePath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const base = 'https://this-site.invalid';
  try {
    const url = new URL(next, base);
    return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}
