import { deriveRole, type Role } from '@kindwing/auth';

const isKey = (name: string) => /^sb-.*-auth-token$/.test(name);

/** The claims of a token, as they were signed. Nobody checks the signature here: the server does, whenever data is asked for. */
function claimsOf(token: string): { app_metadata?: Record<string, unknown> } {
  const [, payload = ''] = token.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}

/**
 * The role of the session that this browser keeps, before the session's library is here: good enough to fetch scripts
 * ahead, never to show anything. A token that has run out still says it, for it will mostly be renewed. Nothing when no session
 * is kept, or more than one.
 */
export function storedRole(storage: Storage): Role | undefined {
  const [key, other] = Object.keys(storage).filter(isKey);
  if (!key || other) return undefined;
  return deriveRole(claimsOf(JSON.parse(storage.getItem(key) ?? 'null').access_token));
}
