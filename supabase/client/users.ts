import { type Client, callFunction, invokeFunction, unwrap } from './call.ts';
import { type Page, type Seek, seekPage, toPage } from './page.ts';
import type { AccountStatus, AppRole, AuditEntry, Profile } from './rows.ts';
import { beginsWith, searchTerm } from './search.ts';

/** Profiles, newest first. `search` is the beginning of a name or an email address. */
export async function listProfiles(
  client: Client,
  filter: { role?: AppRole; search?: string } = {},
  seek: Seek = {},
): Promise<Page<Profile>> {
  let query = client.from('profiles').select('*');
  if (filter.role !== undefined) query = query.eq('role', filter.role);
  const search = searchTerm(filter.search);
  if (search) query = query.or(beginsWith(['email', 'name'], search));
  const rows = await unwrap(seekPage(query, 'created_at', seek));
  return toPage(rows, seek, (row) => [row.created_at, row.id]);
}

/** @throws BackendError `not_found` when there is none, or none for this reader. */
export function getProfile(client: Client, userId: string): Promise<Profile> {
  return unwrap(client.from('profiles').select('*').eq('id', userId).single());
}

/** Admin: suspends or restores an account; acts on that account's next query. */
export const setAccountStatus = (
  client: Client,
  userId: string,
  status: AccountStatus,
): Promise<{ user_id: string; status: AccountStatus }> =>
  callFunction(client, 'set_account_status', { p_user_id: userId, p_status: status });

/** Admin: the audit log, newest first. */
export async function listAuditLog(client: Client, seek: Seek = {}): Promise<Page<AuditEntry>> {
  const rows = await unwrap(seekPage(client.from('audit_log').select('*'), 'at', seek));
  return toPage(rows, seek, (row) => [row.at, row.id]);
}

export type FoundUser = { id: string; email: string; role: AppRole; confirmed: boolean };

/** Admin: the user of the auth service with this address, or null. */
export const findUserByEmail = async (client: Client, email: string): Promise<FoundUser | null> =>
  (await invokeFunction<{ user: FoundUser | null }>(client, 'admin-users', { action: 'find-by-email', email })).user;

/** Admin: changes another user's role. They may need to sign in again to see it in their menus. */
export const setUserRole = (
  client: Client,
  userId: string,
  role: AppRole,
): Promise<{ user_id: string; email: string; role: AppRole }> =>
  invokeFunction(client, 'set-user-role', { user_id: userId, role });

/** The caller's own address, made anonymous (IPv4 /24, IPv6 /48); null when it is unknown. */
export const getAnonymizedIp = async (client: Client): Promise<string | null> =>
  (await invokeFunction<{ anonymized_ip: string | null }>(client, 'get-anonymized-ip')).anonymized_ip;
