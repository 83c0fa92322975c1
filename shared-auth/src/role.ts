/** What a signed-in person may be. The database decides by its own copy (`profiles.role`); this one only serves routing. */
export type Role = 'admin' | 'agent' | 'client';

/** The part of a user that may grant a role: `app_metadata`, which only the server writes. */
export interface RoleSource {
  app_metadata?: Record<string, unknown> | null | undefined;
}

/**
 * Reads the role from `app_metadata.role`: a value that begins with "admin" is an admin, one that contains "agent" an
 * agent, anything else a client; case is ignored. `user_metadata` is written by users themselves and never read.
 */
export function deriveRole(user: RoleSource | null | undefined): Role {
  const value = user?.app_metadata?.role;
  if (typeof value !== 'string') return 'client';
  const name = value.trim().toLowerCase();
  if (name.startsWith('admin')) return 'admin';
  if (name.includes('agent')) return 'agent';
  return 'client';
}

const homes: Record<Role, string> = { admin: '/admin', agent: '/portal/agent', client: '/portal' };

/** Where a role lands after sign-in and where its Dashboard button leads. */
export const roleHome = (role: Role): string => homes[role];
