import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from './http.ts';

const stateless = { auth: { persistSession: false, autoRefreshToken: false } };

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The setting ${name} is missing; the platform provides it to every function.`);
  return value;
}

/** Past row-level security: only after the caller's right has been checked. */
export function serviceClient(): SupabaseClient {
  return createClient(setting('SUPABASE_URL'), setting('SUPABASE_SERVICE_ROLE_KEY'), stateless);
}

/** The caller's own rights: row-level security decides what it sees. */
function callerClient(request: Request): SupabaseClient {
  return createClient(setting('SUPABASE_URL'), setting('SUPABASE_ANON_KEY'), {
    ...stateless,
    global: { headers: { Authorization: request.headers.get('authorization') ?? '' } },
  });
}

/** Refuses whoever may not read the request. A stranger's looks as if it did not exist. @throws Refusal 401 or 404 */
export async function requireReader(request: Request, requestId: string): Promise<void> {
  const { data, error, status } = await callerClient(request)
    .from('requests')
    .select('id')
    .eq('id', requestId)
    .maybeSingle();
  if (status === 401 || status === 403) {
    throw new Refusal(401, 'not_signed_in', 'You are not signed in.', 'Sign in and try again.');
  }
  if (error !== null) throw new Error(`requests: ${error.message}`);
  if (data === null) throw new Refusal(404, 'request_not_found', 'There is no such request.', 'Check the link.');
}

const account = z.object({ id: z.uuid(), role: z.string(), status: z.string() }).nullable();

/** The calling admin's id, as the database sees them now, whatever their token says. @throws Refusal 401 or 403 */
export async function requireAdmin(request: Request): Promise<string> {
  const { data, error, status } = await callerClient(request).rpc('my_account');
  if (error !== null && status !== 401 && status !== 403) throw new Error(`my_account: ${error.message}`);
  const caller = error === null ? account.parse(data) : null;
  if (caller === null) throw new Refusal(401, 'not_signed_in', 'You are not signed in.', 'Sign in and try again.');
  if (caller.status !== 'active' || caller.role !== 'admin') {
    throw new Refusal(403, 'admin_only', 'Only active admins can do this.', 'Ask an admin.');
  }
  return caller.id;
}
