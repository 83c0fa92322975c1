import { deriveRole, type Role } from '@kindwing/auth';

const isKey = (name: string) => /^sb-.*-auth-token$/.test(name);

/** The claims of a token, as they were signed. Nobody checks the signature here: the server does, whenever data is asked for. */
function claimsOf(token: string): { exp?: unknown; app_metadata?: Record<string, unknown> } {
  const [, payload = ''] = token.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}

/**
 * The role of the session that this browser keeps, before the session's library is here: good enough to fetch scripts
 * ahead, never to show anything. Nothing when no session is kept, when it has run out (who knows whether it can be renewed) or
 * when more than one is kept.
 */
export function storedRole(storage: Storage = localStorage, now: number = Date.now()): Role | undefined {
  try {
    const [key, other] = Object.keys(storage).filter(isKey);
    if (!key || other) return undefined;
    const { access_token: token } = JSON.parse(storage.getItem(key) ?? 'null');
    const claims = claimsOf(token);
    return typeof claims.exp === 'number' && claims.exp * 1000 > now ? deriveRole(claims) : undefined;
  } catch {
    // Blocked storage, or something that is no session: there is nothing to fetch ahead for.
    return undefined;
  }
}
